import { expect, it } from 'vitest';
import type { Outfit } from '../outfits.ts';
import { isOutfitSort, outfitSorts } from '../vocabularies/outfit-sorts.ts';
import { copyName, sortOutfits } from './outfits.ts';

const outfit = (name: string, updatedAt: string): Outfit => ({
  id: name,
  name,
  occasions: [],
  layers: [],
  version: 1,
  image: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt,
});
const outfits = [
  outfit('Look 10', '2026-03-01T00:00:00.000Z'),
  outfit('été', '2026-05-01T00:00:00.000Z'),
  outfit('look 2', '2026-04-01T00:00:00.000Z'),
];

it.each([
  ['newest', ['Look 10', 'été', 'look 2']],
  ['name', ['été', 'look 2', 'Look 10']],
  ['changed', ['été', 'look 2', 'Look 10']],
] as const)('%s sorts outfits as %j', (sort, names) =>
  expect(sortOutfits(outfits, sort).map(({ name }) => name)).toEqual(names),
);

it('the name of a copy is not longer than a name may be, and no emoji is cut in half', () => {
  expect(copyName('Sunday')).toBe('Sunday, copy');
  expect(copyName('👗'.repeat(74))).toBe(`${'👗'.repeat(74)}, copy`);
  expect(copyName('👗'.repeat(80))).toBe(`${'👗'.repeat(74)}, copy`);
});

it('a text is a sort order only when it names one', () => {
  expect(outfitSorts.every(isOutfitSort)).toBe(true);
  expect(isOutfitSort('category')).toBe(false);
});
