import { describe, expect, it } from 'vitest';
import { followDistance, swipeStep } from './swipe.ts';

const slowly = 600;

describe('swipeStep', () => {
  it.each([
    [-56, 'next'],
    [56, 'previous'],
    [-300, 'next'],
  ])('a swipe of %d px makes the step %s', (x, step) => {
    expect(swipeStep({ x, y: 0, time: slowly }, false)).toBe(step);
  });

  it('when the layout is right-to-left, mirrors the directions', () => {
    expect(swipeStep({ x: -80, y: 0, time: slowly }, true)).toBe('previous');
    expect(swipeStep({ x: 80, y: 0, time: slowly }, true)).toBe('next');
  });

  it('when the swipe is fast, requires a shorter distance', () => {
    expect(swipeStep({ x: -30, y: 0, time: 60 }, false)).toBe('next');
    expect(swipeStep({ x: -30, y: 0, time: 61 }, false)).toBeNull();
    expect(swipeStep({ x: -23, y: 0, time: 1 }, false)).toBeNull();
  });

  it('ignores vertical and short swipes', () => {
    expect(swipeStep({ x: -80, y: 80, time: slowly }, false)).toBeNull();
    expect(swipeStep({ x: -55, y: 0, time: slowly }, false)).toBeNull();
    expect(swipeStep({ x: 0, y: 0, time: 0 }, false)).toBeNull();
  });
});

describe('followDistance', () => {
  it('returns a fraction of the distance, limited in both directions', () => {
    expect([followDistance(50), followDistance(-50)]).toEqual([20, -20]);
    expect([followDistance(500), followDistance(-500)]).toEqual([48, -48]);
  });
});
