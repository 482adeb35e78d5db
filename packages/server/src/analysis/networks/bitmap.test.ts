import { expect, it } from 'vitest';
import { toPlanes } from './bitmap.ts';

const grey = 128 / 255;

it('toPlanes centres an image in its frame with grey padding, one plane per channel', () => {
  const bitmap = { width: 1, height: 2, data: Uint8Array.from([255, 0, 51, 0, 102, 255]) };
  const planes = [...toPlanes(bitmap, { width: 3, height: 2 })].map((value) => Number(value.toFixed(3)));
  const around = Number(grey.toFixed(3));
  expect(planes).toEqual([
    around,
    1,
    around,
    around,
    0,
    around,
    around,
    0,
    around,
    around,
    0.4,
    around,
    around,
    0.2,
    around,
    around,
    1,
    around,
  ]);
});
