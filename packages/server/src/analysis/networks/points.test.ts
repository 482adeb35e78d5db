import { expect, it } from 'vitest';
import { labOf } from '../color/lab.ts';
import { pointsOf } from './points.ts';

const grid = { width: 3, height: 2 };
/** Each point's red says where it is. */
const bitmap = {
  width: 6,
  height: 4,
  data: Uint8Array.from({ length: 6 * 4 * 3 }, (_, at) => (at % 3 === 0 ? at / 3 : 0)),
};

it('takes the pixels of a region out of a finer photo, in the box around them', () => {
  const { width, height, colors } = pointsOf([1, 5], grid, bitmap);
  expect([width, height]).toEqual([4, 4]);
  const places = [2, 3, null, null, 8, 9, null, null, null, null, 16, 17, null, null, 22, 23];
  expect(colors).toEqual(places.map((place) => (place === null ? null : labOf(place, 0, 0))));
});

it('takes the whole photo where the region is the whole grid', () => {
  const { colors } = pointsOf([0, 1, 2, 3, 4, 5], grid, bitmap);
  expect(colors).toEqual(Array.from({ length: 24 }, (_, place) => labOf(place, 0, 0)));
});
