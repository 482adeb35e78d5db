import { describe, expect, it } from 'vitest';
import { compactCount, fullCount } from './counts.ts';

describe('compactCount', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1284, '1,284'],
    [9999, '9,999'],
    [10_000, '10k'],
    [12_400, '12.4k'],
    [1_000_000, '1M'],
    [1_500_000, '1.5M'],
  ])('formats %d as %s', (count, expected) => {
    expect(compactCount(count)).toBe(expected);
  });

  it('uses the given locale', () => {
    expect(compactCount(1284, 'de')).toBe('1.284');
  });
});

describe('fullCount', () => {
  it('returns all digits', () => {
    expect([0, 12_400, 1_284_312].map((count) => fullCount(count))).toEqual(['0', '12,400', '1,284,312']);
  });
});
