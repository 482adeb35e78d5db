import { expect, it } from 'vitest';
import { isCutOut } from './transparency.ts';

/** 100 pixels, of which the first ones have these opacities. */
function image(...counts: readonly (readonly [count: number, alpha: number])[]): Uint8Array {
  const alphas = counts.flatMap(([count, alpha]) => Array.from({ length: count }, () => alpha));
  return Uint8Array.from({ length: 400 }, (_, at) => (at % 4 === 3 ? (alphas[(at - 3) / 4] ?? 255) : 90));
}

it.each([
  ['an image with a transparent background', image([60, 0]), true],
  ['a small garment', image([98, 0]), true],
  ['a photo', image(), false],
  ['a photo with transparent corners', image([4, 0]), false],
  ['an image that is transparent everywhere', image([100, 0]), false],
  ['a veil', image([50, 0], [50, 120]), false],
  ['no pixels', new Uint8Array(), false],
])('%s: %s', (_, rgba, expected) => {
  expect(isCutOut(rgba)).toBe(expected);
});
