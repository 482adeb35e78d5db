import { describe, expect, it } from 'vitest';
import { kMeans, meanPoint, nearestCenter, type Point } from './k-means.ts';

const distance = (one: Point, other: Point) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
const points: Point[] = [
  [0, 0, 0],
  [1, 0, 0],
  [10, 0, 0],
  [12, 0, 0],
];

describe('kMeans', () => {
  it('groups each point with its nearest centre, in the order of the seeds', () => {
    const seeds: Point[] = [
      [11, 0, 0],
      [0, 0, 0],
    ];
    expect(kMeans(points, { seeds, distance, rounds: 4 })).toEqual([points.slice(2), points.slice(0, 2)]);
  });

  it('leaves out groups without points', () => {
    const seeds: Point[] = [
      [0, 0, 0],
      [900, 0, 0],
    ];
    expect(kMeans(points, { seeds, distance, rounds: 4 })).toEqual([points]);
  });
});

it('when two centres are equally near, chooses the first', () => {
  const centers: Point[] = [
    [2, 0, 0],
    [0, 0, 0],
  ];
  expect(nearestCenter([1, 0, 0], centers, distance)).toBe(0);
});

it('computes the mean point per axis', () => {
  expect(
    meanPoint([
      [0, 2, 4],
      [2, 4, 8],
    ]),
  ).toEqual([1, 3, 6]);
});
