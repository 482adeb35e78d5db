import { expect, it } from 'vitest';
import { redone, undone } from './history.ts';
import { type MaskStroke, maskStrokesSchema, startStrokes, withStroke } from './mask-strokes.ts';

const stroke = (x: number): MaskStroke => ({ mode: 'add', size: 20, points: [[x, 5]] });
const one = stroke(1);
const two = stroke(2);
const three = stroke(3);
const painted = [one, two].reduce(withStroke, startStrokes());

it('undo takes the last stroke back and redo paints it again', () => {
  expect(undone(painted).present).toEqual([one]);
  expect(redone(undone(painted))).toEqual(painted);
});

it('several strokes are redone in the order in which they were painted', () => {
  expect(redone(undone(undone(painted))).present).toEqual([one]);
});

it('a new stroke drops those that were undone', () => {
  const { present, future } = withStroke(undone(painted), three);
  expect(present).toEqual([one, three]);
  expect(future).toEqual([]);
});

it('without strokes, undo and redo change nothing', () => {
  expect(undone(startStrokes())).toEqual(startStrokes());
  expect(redone(painted)).toEqual(painted);
});

it('strokes of a draft can be undone one by one', () => {
  const restored = startStrokes([one, two]);
  expect(undone(restored).present).toEqual([one]);
  expect(undone(undone(undone(restored))).present).toEqual([]);
});

it.each([
  ['a stroke without points', [{ ...one, points: [] }]],
  ['an unknown brush', [{ ...one, mode: 'blur' }]],
  ['a brush without size', [{ ...one, size: 0 }]],
])('%s cannot be read', (_, stored) => {
  expect(maskStrokesSchema.safeParse(stored).success).toBe(false);
  expect(maskStrokesSchema.safeParse([one]).success).toBe(true);
});
