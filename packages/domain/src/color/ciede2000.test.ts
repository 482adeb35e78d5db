import { expect, it } from 'vitest';
import { colorDifference } from './ciede2000.ts';
import type { CieLab } from './cielab.ts';

/** Pairs of the published test data (Sharma, Wu and Dalal 2005, table 1). */
const published: readonly [number, CieLab, CieLab, number][] = [
  [1, [50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [4, [50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
  [7, [50, 0, 0], [50, -1, 2], 2.3669],
  [9, [50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [10, [50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
  [14, [50, -0.001, 2.49], [50, 0.0011, -2.49], 4.7461],
  [17, [50, 2.5, 0], [73, 25, -18], 27.1492],
  [20, [50, 2.5, 0], [58, 24, 15], 19.4535],
  [25, [60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [29, [22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  [31, [90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
  [34, [2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
];

it.each(published)(
  'the difference of published pair %i is that of the publication, in both directions',
  (_, a, b, difference) => {
    expect(colorDifference(a, b)).toBeCloseTo(difference, 4);
    expect(colorDifference(b, a)).toBeCloseTo(difference, 4);
  },
);
