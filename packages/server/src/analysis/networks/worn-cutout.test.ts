import { describe, expect, it } from 'vitest';
import type { RgbaImage } from '../../images/cutout-image.ts';
import { createPlane } from '../cutouts/plane.ts';
import type { Bitmap } from './bitmap.ts';
import type { GarmentClass } from './classes.ts';
import { cutOutWorn } from './worn-cutout.ts';

/** A cell is 0.04 % of the frame and 2 x 2 pixels of the guide. */
const grid = { width: 50, height: 50 };
const masks = {
  ...grid,
  classes: new Uint8Array(2500),
  confidence: new Float32Array(2500).fill(1),
  frameCells: 2500,
  presence: [],
};

type Patch = readonly [left: number, top: number, width: number, height: number];

const cellsOf = (patches: readonly Patch[]) =>
  patches.flatMap(([left, top, width, height]) =>
    Array.from(
      { length: width * height },
      (_, index) => (top + Math.floor(index / width)) * grid.width + left + (index % width),
    ),
  );

/** A red photo with blue patches. */
function photoOf(patches: readonly Patch[], scale: number): Bitmap {
  const width = grid.width * scale;
  const height = grid.height * scale;
  const blue = new Set(cellsOf(patches));
  const data = Uint8Array.from({ length: 3 * width * height }, (_, index) => {
    const x = Math.floor(index / 3) % width;
    const y = Math.floor(index / 3 / width);
    const isBlue = blue.has(Math.floor(y / scale) * grid.width + Math.floor(x / scale));
    return (isBlue ? [20, 30, 200] : [200, 30, 20])[index % 3] ?? 0;
  });
  return { width, height, data };
}

interface Drawn {
  readonly garmentClass?: GarmentClass;
  /** The probability of the cells of these patches instead of 1. */
  readonly doubtful?: readonly Patch[];
  /** Patches of the same class that another person wears. */
  readonly others?: readonly Patch[];
}

function cutOut(patches: readonly Patch[], { garmentClass = 'top', doubtful = [], others = [] }: Drawn = {}) {
  const cells = cellsOf(patches);
  const plane = createPlane(grid.width, grid.height);
  for (const cell of [...cells, ...cellsOf(others)]) plane.data[cell] = 1;
  for (const cell of cellsOf(doubtful)) plane.data[cell] = 0.5;
  const garment = { garmentClass, cells, largestPiece: cells, confidence: 0.9 };
  const all = [...patches, ...others];
  return cutOutWorn(garment, masks, (cell) => plane.data[cell] ?? 0, {
    guide: photoOf(all, 2),
    full: photoOf(all, 4),
  });
}

const opaque = ({ data }: RgbaImage) => data.filter((value, at) => at % 4 === 3 && value > 127).length;

const shirt: Patch = [10, 10, 20, 20];

describe('a worn garment with a sure outline', () => {
  it('is cut out at its size in the photo, with transparent surroundings', () => {
    const image = cutOut([shirt]);
    expect(image).toMatchObject({ width: 4 * 28, height: 4 * 28 });
    expect(opaque(image as RgbaImage)).toBe((4 * 20) ** 2);
    expect([...(image?.data.subarray(0, 4) ?? [])]).toEqual([0, 0, 0, 0]);
  });

  it('at the border of the photo is cut out to the border', () => {
    const image = cutOut([[0, 0, 20, 20]]);
    expect(image).toMatchObject({ width: 4 * 24, height: 4 * 24 });
    expect(image?.data[3]).toBe(255);
  });

  it('of which another person wears one too, is cut out alone', () => {
    const image = cutOut([shirt], { others: [[33, 10, 10, 20]] });
    expect(opaque(image as RgbaImage)).toBe((4 * 20) ** 2);
  });
});

describe('keeps its part of the photo:', () => {
  it('a garment of which more than 22 % is doubtful', () => {
    expect(cutOut([shirt], { doubtful: [[10, 10, 20, 4]] })).not.toBeNull();
    expect(cutOut([shirt], { doubtful: [[10, 10, 20, 5]] })).toBeNull();
  });

  it('a garment that covers less than 3 % of the frame, unless it is small by nature', () => {
    const small: Patch = [10, 10, 8, 9];
    expect(cutOut([small])).toBeNull();
    expect(cutOut([[10, 10, 8, 10]])).not.toBeNull();
    expect(cutOut([small], { garmentClass: 'bag' })).not.toBeNull();
  });

  it('a hat, which may be hair', () => {
    expect(cutOut([shirt], { garmentClass: 'hat' })).toBeNull();
  });

  it('a garment in halves apart from each other, unless they are shoes', () => {
    const halves: Patch[] = [
      [5, 10, 8, 20],
      [25, 10, 8, 20],
    ];
    expect(cutOut(halves, { garmentClass: 'outer' })).not.toBeNull();
    const left = halves[0] as Patch;
    const right = [30, 10, 8, 20] as Patch;
    expect(cutOut([left, right], { garmentClass: 'outer' })).toBeNull();
    expect(cutOut([left, right], { garmentClass: 'shoes' })).not.toBeNull();
  });
});
