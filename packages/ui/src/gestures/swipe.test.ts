import { describe, expect, it } from 'vitest';
import { followingWay, swipeStep } from './swipe.ts';

const slowly = 600;

describe('swipeStep', () => {
  it.each([
    [-56, 'next'],
    [56, 'previous'],
    [-300, 'next'],
  ])('a finger that went %d px asks for %s', (x, step) => {
    expect(swipeStep({ x, y: 0, time: slowly }, false)).toBe(step);
  });

  it('is the other way round where lines end on the left', () => {
    expect(swipeStep({ x: -80, y: 0, time: slowly }, true)).toBe('previous');
    expect(swipeStep({ x: 80, y: 0, time: slowly }, true)).toBe('next');
  });

  it('needs less of a quick finger', () => {
    expect(swipeStep({ x: -30, y: 0, time: 60 }, false)).toBe('next');
    expect(swipeStep({ x: -30, y: 0, time: 61 }, false)).toBeNull();
    expect(swipeStep({ x: -23, y: 0, time: 1 }, false)).toBeNull();
  });

  it('is no step along the page, nor a short way', () => {
    expect(swipeStep({ x: -80, y: 80, time: slowly }, false)).toBeNull();
    expect(swipeStep({ x: -55, y: 0, time: slowly }, false)).toBeNull();
    expect(swipeStep({ x: 0, y: 0, time: 0 }, false)).toBeNull();
  });
});

describe('followingWay', () => {
  it('is a part of the finger’s, up to a limit on either side', () => {
    expect([followingWay(50), followingWay(-50)]).toEqual([20, -20]);
    expect([followingWay(500), followingWay(-500)]).toEqual([48, -48]);
  });
});
