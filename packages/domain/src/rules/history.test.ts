import { expect, it } from 'vitest';
import { pushed, redone, startHistory, undone } from './history.ts';

const start = startHistory(0);
const two = pushed(pushed(start, 1), 2);

it('undo restores the earlier values in order, and redo the later ones', () => {
  expect(undone(two)).toEqual({ present: 1, past: [0], future: [2] });
  expect(undone(undone(two))).toEqual({ present: 0, past: [], future: [1, 2] });
  expect(redone(undone(undone(two)))).toEqual(undone(two));
  expect(redone(redone(undone(undone(two))))).toEqual(two);
});

it('a step after an undo ends redoing', () => {
  expect(pushed(undone(two), 3)).toEqual({ present: 3, past: [0, 1], future: [] });
});

it('without steps, undo and redo return the same history', () => {
  expect(undone(start)).toBe(start);
  expect(redone(two)).toBe(two);
});

it('an undefined value is a value', () => {
  expect(undone(pushed(startHistory<number | undefined>(undefined), 1)).future).toEqual([1]);
});

it('with a limit, the oldest values are dropped', () => {
  const limited = [1, 2, 3].reduce((history, value) => pushed(history, value, 2), start);
  expect(limited.past).toEqual([1, 2]);
});
