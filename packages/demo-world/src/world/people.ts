import { AUTHORS } from './authors.ts';
import type { Character } from './character.ts';
import { FANS } from './fans.ts';

/** All users of the demo world, starting with those who have posts. */
export const CHARACTERS: readonly Character[] = [...AUTHORS, ...FANS];

/** Follows by username; users who follow each other are friends. */
export const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  'mariam.elsayed': [
    'amara.okafor',
    'tomasz.wojcik',
    'noor.alhadid',
    'yukitanaka',
    'annelise.vandenberghe.oostende',
    'grace.mbeki',
    'jonah',
  ],
  'tomasz.wojcik': [
    'mariam.elsayed',
    'kwame.asante',
    'hana.kovac',
    'diego_ramirez',
    'sofia.lindqvist',
    'leo.fournier',
  ],
  'amara.okafor': ['mariam.elsayed', 'grace.mbeki', 'kwame.asante', 'priya.raman'],
  yukitanaka: ['mei.lin', 'sofia.lindqvist', 'amara.okafor'],
  'noor.alhadid': ['mariam.elsayed', 'amara.okafor', 'fatima.zahra'],
  'sofia.lindqvist': ['yukitanaka', 'annelise.vandenberghe.oostende', 'mariam.elsayed'],
  diego_ramirez: ['jonah', 'kwame.asante', 'lucia.rossi'],
  'grace.mbeki': ['amara.okafor', 'thandi.dube', 'jonah'],
  'annelise.vandenberghe.oostende': ['sofia.lindqvist'],
  'kwame.asante': ['tomasz.wojcik', 'amara.okafor', 'diego_ramirez'],
  'priya.raman': ['amara.okafor', 'ravi.menon', 'mariam.elsayed'],
  'leo.fournier': ['clara.moreau'],
  'hana.kovac': ['tomasz.wojcik', 'petra.novak'],
  'mei.lin': ['yukitanaka'],
  jonah: ['diego_ramirez', 'grace.mbeki', 'mariam.elsayed'],
  'deal.hunter.99': [
    'mariam.elsayed',
    'tomasz.wojcik',
    'amara.okafor',
    'yukitanaka',
    'sofia.lindqvist',
    'grace.mbeki',
  ],
};

/** Blocks by username. */
export const BLOCKS: Readonly<Record<string, readonly string[]>> = {
  'mariam.elsayed': ['deal.hunter.99'],
};
