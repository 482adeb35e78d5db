import { describe, expect, it } from 'vitest';
import type { Bitmap } from './bitmap.ts';
import { garmentClasses, maskClasses } from './classes.ts';
import type { Masks } from './masks.ts';
import { shownGarments } from './shown-garments.ts';

/** A cell is 0.01 % of the frame. */
const size = { width: 100, height: 100 };

type Patch = readonly [
  shown: (typeof maskClasses)[number],
  left: number,
  top: number,
  width: number,
  height: number,
];

/** Draws rectangles of cells, later ones on top. */
function masksOf(patches: readonly Patch[], confidence: number): Masks {
  const cells = size.width * size.height;
  const classes = new Uint8Array(cells);
  for (const [shown, left, top, width, height] of patches) {
    for (let y = top; y < top + height; y++) {
      classes.fill(maskClasses.indexOf(shown), y * size.width + left, y * size.width + left + width);
    }
  }
  return {
    ...size,
    classes,
    confidence: new Float32Array(cells).fill(1),
    frameCells: cells,
    presence: garmentClasses.map(() => confidence),
  };
}

/** A photo of vertical stripes, one cell wide. */
function photoOf(...greys: readonly number[]): Bitmap {
  const { width, height } = size;
  const data = Uint8Array.from(
    { length: 3 * width * height },
    (_, index) => greys[Math.floor(index / 3) % greys.length] ?? 0,
  );
  return { width, height, data };
}

const grey = photoOf(120);
const black = photoOf(12);

function shownClasses(patches: readonly Patch[], { confidence = 0.9, photo = grey } = {}): string[] {
  return shownGarments(masksOf(patches, confidence), photo).map(({ garmentClass }) => garmentClass);
}

const person: readonly Patch[] = [
  ['body', 40, 5, 20, 15],
  ['top', 35, 20, 30, 30],
  ['bottom', 35, 50, 30, 40],
];

describe('shownGarments', () => {
  it('shows garments that fill their picture, and a bag beside them', () => {
    const bag: Patch = ['bag', 65, 40, 12, 15];
    expect(shownClasses([...person, bag]).sort()).toEqual(['bag', 'bottom', 'top']);
  });

  it('does not show an accessory whose picture is mostly a face', () => {
    expect(shownClasses([...person, ['accessory', 44, 11, 12, 4]])).not.toContain('accessory');
  });

  it.each(['accessory', 'bag', 'hat'] as const)(
    'up to half of the picture may be skin and hair: %s',
    (name) => {
      // The picture is 9 cells wide and 11 high from (39, 37): 99 cells, of which 49 and 50 are skin.
      const patches: readonly Patch[] = [
        [name, 40, 40, 8, 4],
        ['body', 39, 44, 9, 4],
        ['body', 39, 39, 9, 1],
        ['body', 39, 40, 1, 4],
      ];
      expect(shownClasses(patches)).toEqual([name]);
      expect(shownClasses([...patches, ['body', 39, 38, 1, 1]])).toEqual([]);
    },
  );

  it('shows a dress on much skin', () => {
    expect(
      shownClasses([
        ['body', 30, 0, 40, 100],
        ['dress', 45, 20, 10, 40],
      ]),
    ).toEqual(['dress']);
  });

  it('does not show a garment that covers less than a tenth of its picture', () => {
    const underJacket = (width: number): readonly Patch[] => [
      ['body', 40, 5, 20, 15],
      ['outer', 35, 20, 30, 30],
      ['top', 35, 20, width, 30],
      ['top', 65 - width, 20, width, 30],
    ];
    expect(shownClasses(underJacket(2))).toEqual(['outer']);
    expect(shownClasses(underJacket(3)).sort()).toEqual(['outer', 'top']);
  });

  it('shows shoes a step apart', () => {
    const shoes: readonly Patch[] = [
      ['bottom', 30, 80, 40, 1],
      ['shoes', 30, 81, 4, 3],
      ['shoes', 66, 81, 4, 3],
    ];
    expect(shownClasses(shoes)).toContain('shoes');
  });

  it('of several accessories, shows the largest', () => {
    const scarf: Patch = ['accessory', 40, 20, 20, 8];
    const belt: Patch = ['accessory', 35, 48, 30, 3];
    const masks = masksOf([...person, scarf, belt], 0.9);
    const accessory = shownGarments(masks, grey).find(({ garmentClass }) => garmentClass === 'accessory');
    expect(accessory?.cells).toHaveLength(20 * 8);
  });

  it('shows both fronts of an open jacket', () => {
    const jacket: readonly Patch[] = [
      ['outer', 35, 20, 10, 30],
      ['outer', 55, 20, 8, 30],
    ];
    const [outer] = shownGarments(masksOf([...person, ...jacket], 0.9), grey).filter(
      ({ garmentClass }) => garmentClass === 'outer',
    );
    expect(outer?.cells).toHaveLength(18 * 30);
  });
});

describe('an uncertain garment', () => {
  const sixtyCells: readonly Patch[] = [...person, ['bag', 65, 40, 6, 10]];
  const smaller: readonly Patch[] = [...sixtyCells, ['background', 70, 49, 1, 1]];

  it('is shown from 0.6 % of the frame', () => {
    expect(shownClasses(sixtyCells, { confidence: 0.59 })).toContain('bag');
    expect(shownClasses(smaller, { confidence: 0.59 })).not.toContain('bag');
  });

  it('is shown at any size when it is likely', () => {
    expect(shownClasses(smaller, { confidence: 0.6 })).toContain('bag');
  });

  const blob: readonly Patch[] = [...person, ['bag', 65, 40, 10, 12], ['background', 74, 51, 1, 1]];

  it('is not shown when it is a dark spot', () => {
    expect(shownClasses(blob, { confidence: 0.59, photo: black })).not.toContain('bag');
  });

  it.each<[string, readonly Patch[], Parameters<typeof shownClasses>[1]]>([
    ['not dark', blob, { confidence: 0.59, photo: photoOf(60) }],
    ['dark with visible details', blob, { confidence: 0.59, photo: photoOf(12, 12, 100) }],
    ['dark and likely', blob, { confidence: 0.6, photo: black }],
    ['dark and as large as 1.2 %', [...person, ['bag', 65, 40, 10, 12]], { confidence: 0.59, photo: black }],
  ])('is shown when it is %s', (_, patches, options) => {
    expect(shownClasses(patches, options)).toContain('bag');
  });
});

it('a hat is shown from a confidence of 0.85, since hair looks like a hat', () => {
  const hat: readonly Patch[] = [...person, ['hat', 38, 0, 24, 8]];
  expect(shownClasses(hat, { confidence: 0.84 })).not.toContain('hat');
  expect(shownClasses(hat, { confidence: 0.85 })).toContain('hat');
});
