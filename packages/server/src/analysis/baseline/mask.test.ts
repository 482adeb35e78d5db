import { describe, expect, it } from 'vitest';
import { boxBlur, largestRegion } from './mask.ts';

const maskOf = (rows: readonly string[]) =>
  Uint8Array.from(rows.join(''), (character) => (character === '#' ? 1 : 0));

describe('largestRegion', () => {
  it('takes the largest part that hangs together, corners not counting', () => {
    const region = largestRegion(maskOf(['##..#', '#...#', '.#..#', '....#']), 5);
    expect(region).toMatchObject({ area: 4, left: 4, right: 4, top: 0, bottom: 3 });
  });

  it('does not run over from one row into the next', () => {
    expect(largestRegion(maskOf(['..#', '#..']), 3)?.area).toBe(1);
  });

  it('is null when there is nothing', () => {
    expect(largestRegion(maskOf(['...']), 3)).toBeNull();
  });
});

describe('boxBlur', () => {
  it('takes the mean of what lies within reach', () => {
    const blurred = boxBlur(Float32Array.from([9, 0, 0, 0, 0, 0, 0, 0, 0]), 3, 3, 1);
    expect([...blurred]).toEqual([2.25, 1.5, 0, 1.5, 1, 0, 0, 0, 0]);
  });

  it('bears a reach beyond the picture', () => {
    expect([...boxBlur(Float32Array.from([2, 4]), 2, 1, 5)]).toEqual([3, 3]);
  });
});
