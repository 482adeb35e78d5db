import { rgbToCieLab } from '@aura/domain/color/cielab';
import { expect, it } from 'vitest';
import { colorAt, noPixel, pixelsOfRegion } from './region-pixels.ts';

const grid = { width: 3, height: 2 };
const photo = { width: 6, height: 4 };

it("pixelsOfRegion returns the pixels of a region in a finer photo, within the region's bounding box", () => {
  const { width, height, offsets } = pixelsOfRegion([1, 5], grid, photo);
  expect([width, height]).toEqual([4, 4]);
  const expectedPixels = [2, 3, null, null, 8, 9, null, null, null, null, 16, 17, null, null, 22, 23];
  expect([...offsets]).toEqual(expectedPixels.map((pixel) => (pixel === null ? noPixel : 3 * pixel)));
});

it('when the region is the whole grid, pixelsOfRegion returns the whole photo', () => {
  const { offsets } = pixelsOfRegion([0, 1, 2, 3, 4, 5], grid, photo);
  expect([...offsets]).toEqual(Array.from({ length: 24 }, (_, pixel) => 3 * pixel));
});

it("colorAt returns a pixel's colour", () => {
  const data = Uint8Array.from([0, 0, 0, 200, 35, 44]);
  expect(colorAt({ width: 2, height: 1, data }, 3)).toEqual(rgbToCieLab(200, 35, 44));
});
