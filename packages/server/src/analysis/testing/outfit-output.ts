import type { Size } from '../networks/bitmap.ts';
import {
  type GarmentClass,
  garmentClasses,
  maskClasses,
  type TagName,
  tagNames,
} from '../networks/classes.ts';
import type { OutfitOutput } from '../networks/networks.ts';

/** Outputs of the outfit network for tests. */

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
  a: 'accessory',
};

/** Creates an output from a drawing in which each letter is a square of cells. */
export function outfitOutputOf(
  rows: readonly string[],
  {
    cells = 8,
    tags = [],
    improbable = [],
  }: { cells?: number; tags?: readonly TagName[]; improbable?: readonly GarmentClass[] } = {},
): { readonly output: OutfitOutput; readonly frame: Size } {
  const grid = { width: (rows[0]?.length ?? 0) * cells, height: rows.length * cells };
  const plane = grid.width * grid.height;
  const masks = new Float32Array(maskClasses.length * plane);
  for (let cell = 0; cell < plane; cell++) {
    const row = rows[Math.floor(Math.floor(cell / grid.width) / cells)] ?? '';
    const shown = letters[row[Math.floor((cell % grid.width) / cells)] ?? '.'] ?? 'background';
    masks[maskClasses.indexOf(shown) * plane + cell] = confidentLogit;
  }
  const isThere = (garment: GarmentClass) =>
    rows.some((row) => [...row].some((letter) => letters[letter] === garment)) &&
    !improbable.includes(garment);
  return {
    output: {
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
