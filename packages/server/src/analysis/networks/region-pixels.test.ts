import { rgbToCieLab } from '@aura/domain/color/cielab';
import { expect, it } from 'vitest';
import { colorAt, noPixel, pixelsOfRegion } from './region-pixels.ts';

const grid = { width: 3, height: 2 };
const photo = { width: 6, height: 4 };

it('takes the pixels of a region out of a finer photo, in the box around them', () => {
  const { width, height, offsets: bytes } = pixelsOfRegion([1, 5], grid, photo);
  expect([width, height]).toEqual([4, 4]);
  const places = [2, 3, null, null, 8, 9, null, null, null, null, 16, 17, null, null, 22, 23];
  expect([...bytes]).toEqual(places.map((place) => (place === null ? noPixel : 3 * place)));
});

it('takes the whole photo where the region is the whole grid', () => {
  const { offsets: bytes } = pixelsOfRegion([0, 1, 2, 3, 4, 5], grid, photo);
  expect([...bytes]).toEqual(Array.from({ length: 24 }, (_, place) => 3 * place));
});

it('reads a point’s colour', () => {
  const data = Uint8Array.from([0, 0, 0, 200, 35, 44]);
  expect(colorAt({ width: 2, height: 1, data }, 3)).toEqual(rgbToCieLab(200, 35, 44));
});
