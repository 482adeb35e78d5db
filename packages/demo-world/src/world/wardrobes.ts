import type { Garment, Wardrobe } from './wardrobe.ts';
import { MARIAM, TOMASZ } from './wardrobes-main.ts';
import { AMARA, DIEGO, NOOR, SOFIA, YUKI } from './wardrobes-more.ts';
import { ANNELISE, GRACE, HANA, JONAH, KWAME, LEO, MEI, PRIYA } from './wardrobes-others.ts';

/** Wardrobes by the local part of the owner's email. */
const WARDROBES: Readonly<Record<string, Wardrobe>> = {
  mariam: MARIAM,
  tomasz: TOMASZ,
  amara: AMARA,
  yuki: YUKI,
  noor: NOOR,
  sofia: SOFIA,
  diego: DIEGO,
  grace: GRACE,
  annelise: ANNELISE,
  kwame: KWAME,
  priya: PRIYA,
  leo: LEO,
  hana: HANA,
  mei: MEI,
  jonah: JONAH,
};

/** All items of the demo world. */
export const GARMENTS: readonly Garment[] = Object.values(WARDROBES).flatMap((wardrobe) => [
  ...wardrobe.values(),
]);

/**
 * Items of a user by their keys, separated by spaces.
 * @throws RangeError for an unknown key
 */
export function garmentsOf(name: string, keys: string): Garment[] {
  return keys
    .split(' ')
    .filter(Boolean)
    .map((key) => {
      const garment = WARDROBES[name]?.get(key);
      if (!garment) throw new RangeError(`${name} owns no ${key}`);
      return garment;
    });
}
