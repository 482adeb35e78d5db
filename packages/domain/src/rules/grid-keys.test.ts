import { expect, it } from 'vitest';
import { gridIndexOfKey } from './grid-keys.ts';

/** Eight cells in rows of three. */
const move = (key: string, index: number, change = {}) =>
  gridIndexOfKey(key, { index, count: 8, columns: 3, isRtl: false, ...change });

it.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 7, null],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, null],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 7],
  ['ArrowDown', 6, null],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, null],
  ['Home', 5, 0],
  ['End', 0, 7],
  ['Enter', 0, null],
])('%s moves from cell %i to %s', (key, index, expected) => expect(move(key, index)).toBe(expected));

it('where rows begin at the right, the arrow to the left moves forward', () => {
  expect(move('ArrowLeft', 2, { isRtl: true })).toBe(3);
  expect(move('ArrowRight', 3, { isRtl: true })).toBe(2);
});
