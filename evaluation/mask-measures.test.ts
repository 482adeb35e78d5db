import { expect, test } from 'vitest';
import { edgeAccuracy, type Mask, overlap } from './mask-measures.ts';

/** A mask of 20 x 20 pixels with a filled rectangle. */
function rectangle(left: number, top: number, right: number, bottom: number): Mask {
  const data = Uint8Array.from({ length: 400 }, (_, at) => {
    const x = at % 20;
    const y = Math.floor(at / 20);
    return x >= left && x < right && y >= top && y < bottom ? 1 : 0;
  });
  return { width: 20, height: 20, data };
}

test('equal masks overlap wholly and have the same outline', () => {
  const mask = rectangle(4, 4, 14, 14);
  expect([overlap(mask, mask), edgeAccuracy(mask, mask)]).toEqual([1, 1]);
});

test('the overlap is the share of the pixels of either mask', () => {
  expect(overlap(rectangle(0, 0, 10, 10), rectangle(5, 0, 15, 10))).toBeCloseTo(1 / 3);
  expect(overlap(rectangle(0, 0, 0, 0), rectangle(0, 0, 0, 0))).toBe(1);
});

test('an outline is right up to 2 pixels beside the other one', () => {
  const truth = rectangle(4, 4, 14, 14);
  expect(edgeAccuracy(rectangle(6, 4, 16, 14), truth)).toBe(1);
  expect(edgeAccuracy(rectangle(8, 8, 10, 10), truth)).toBe(0);
});

test('an additional outline lowers the accuracy', () => {
  const truth = rectangle(0, 0, 10, 20);
  const withHole = { width: 20, height: 20, data: truth.data.slice() };
  for (let y = 8; y < 12; y++) withHole.data.fill(0, y * 20 + 2, y * 20 + 5);
  const accuracy = edgeAccuracy(withHole, truth);
  expect(accuracy).toBeGreaterThan(0.5);
  expect(accuracy).toBeLessThan(1);
});

test('the border of the photo is no outline, and the end of a row is not beside the next row', () => {
  const whole = rectangle(0, 0, 20, 20);
  expect(edgeAccuracy(rectangle(0, 0, 20, 10), whole)).toBe(0);
  expect(edgeAccuracy(rectangle(0, 0, 5, 20), rectangle(0, 0, 20, 20))).toBe(0);
  expect(edgeAccuracy(rectangle(0, 0, 1, 20), rectangle(19, 0, 20, 20))).toBe(0);
});
