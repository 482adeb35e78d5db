import type { Size } from '../networks/bitmap.ts';
import {
  type GarmentClass,
  garmentClasses,
  maskClasses,
  type TagName,
  tagNames,
} from '../networks/classes.ts';
import type { OutfitOutput } from '../networks/networks.ts';

/** What a network would say, made up for tests. */

const confidentLogit = 6;

const letters: Readonly<Record<string, (typeof maskClasses)[number]>> = {
  '.': 'background',
  o: 'body',
  t: 'top',
  j: 'outer',
  b: 'bottom',
  d: 'dress',
  s: 'shoes',
  h: 'hat',
};

/** A drawing in which each letter stands for so many cells across and down. */
export function outfitOutputOf(
  rows: readonly string[],
  {
    cells = 8,
    tags = [],
    doubted = [],
  }: { cells?: number; tags?: readonly TagName[]; doubted?: readonly GarmentClass[] } = {},
): { readonly reading: OutfitOutput; readonly frame: Size } {
  const grid = { width: (rows[0]?.length ?? 0) * cells, height: rows.length * cells };
  const plane = grid.width * grid.height;
  const masks = new Float32Array(maskClasses.length * plane);
  for (let cell = 0; cell < plane; cell++) {
    const row = rows[Math.floor(Math.floor(cell / grid.width) / cells)] ?? '';
    const shown = letters[row[Math.floor((cell % grid.width) / cells)] ?? '.'] ?? 'background';
    masks[maskClasses.indexOf(shown) * plane + cell] = confidentLogit;
  }
  const isThere = (garment: GarmentClass) =>
    rows.some((row) => [...row].some((letter) => letters[letter] === garment)) && !doubted.includes(garment);
  return {
    reading: {
      grid,
      masks,
      tags: Float32Array.from(tagNames, (tag) => (tags.includes(tag) ? confidentLogit : -confidentLogit)),
      presence: Float32Array.from(garmentClasses, (garment) =>
        isThere(garment) ? confidentLogit : -confidentLogit,
      ),
    },
    frame: { width: 2 * grid.width, height: 2 * grid.height },
  };
}
