import { expect, it } from 'vitest';
import { tilePositions } from './columns.ts';

it.each([
  ['equal tiles row by row', [1, 1, 1], 2, ['0 0', '1 0', '0 1'], 2],
  ['the next tile into the shortest column', [2, 1, 1, 1], 2, ['0 0', '1 0', '1 1', '0 2'], 3],
  ['nothing without tiles', [], 3, [], 0],
] as const)('puts %s', (_, heights, count, expected, height) => {
  const found = tilePositions(heights, count);
  expect(found.positions.map(({ column, top }) => `${column} ${top}`)).toEqual(expected);
  expect(found.height).toBe(height);
});
