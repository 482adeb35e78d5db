import { expect, it } from 'vitest';
import {
  type MaskStroke,
  maskStrokesSchema,
  redoStroke,
  startStrokes,
  undoStroke,
  withStroke,
} from './mask-strokes.ts';

const stroke = (x: number): MaskStroke => ({ mode: 'add', size: 20, points: [[x, 5]] });
const one = stroke(1);
const two = stroke(2);
const three = stroke(3);
const painted = [one, two].reduce(withStroke, startStrokes());

it('undo takes the last stroke back and redo paints it again', () => {
  const undone = undoStroke(painted);
  expect(undone).toEqual({ done: [one], undone: [two] });
  expect(redoStroke(undone)).toEqual(painted);
});

it('several strokes are redone in the order in which they were painted', () => {
  expect(redoStroke(undoStroke(undoStroke(painted))).done).toEqual([one]);
});

it('a new stroke drops those that were undone', () => {
  expect(withStroke(undoStroke(painted), three)).toEqual({ done: [one, three], undone: [] });
});

it('without strokes, undo and redo change nothing', () => {
  expect(undoStroke(startStrokes())).toEqual(startStrokes());
  expect(redoStroke(painted)).toEqual(painted);
});

it.each([
  ['a stroke without points', [{ ...one, points: [] }]],
  ['an unknown brush', [{ ...one, mode: 'blur' }]],
  ['a brush without size', [{ ...one, size: 0 }]],
])('%s cannot be read', (_, stored) => {
  expect(maskStrokesSchema.safeParse(stored).success).toBe(false);
  expect(maskStrokesSchema.safeParse([one]).success).toBe(true);
});
