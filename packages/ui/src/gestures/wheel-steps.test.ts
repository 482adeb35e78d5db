import { describe, expect, it } from 'vitest';
import { noMovement, turnWheel } from './wheel-steps.ts';

/** Steps of events given as [pixels, milliseconds since the one before]. */
function stepsOf(events: readonly (readonly [number, number])[]) {
  let movement = noMovement;
  let now = 1000;
  return events.flatMap(([delta, later]) => {
    now += later;
    const turned = turnWheel(movement, delta, now);
    movement = turned.movement;
    return turned.step ?? [];
  });
}

/** A push on a trackpad: fast at first, then for long slower and slower. */
const push = (first: number): [number, number][] =>
  Array.from({ length: 60 }, (_, index) => [
    Math.ceil(Math.abs(first) * 0.93 ** index) * Math.sign(first),
    16,
  ]);

describe('turnWheel', () => {
  it('makes one step of each notch of a wheel', () => {
    expect(
      stepsOf([
        [100, 300],
        [100, 300],
        [-100, 300],
      ]),
    ).toEqual(['next', 'next', 'previous']);
  });

  it('makes one step of a push, however long it runs out', () => {
    expect(stepsOf(push(90))).toEqual(['next']);
    expect(stepsOf(push(-90))).toEqual(['previous']);
  });

  it('makes one step of a push that gains speed', () => {
    const rising: [number, number][] = [4, 12, 30, 60, 90, 120, 140].map((delta) => [delta, 16]);
    expect(stepsOf([...rising, ...push(140)])).toEqual(['next']);
  });

  it('counts a new push into one that runs out', () => {
    expect(stepsOf([...push(90), ...push(90)])).toEqual(['next', 'next']);
  });

  it('turns round at once', () => {
    expect(
      stepsOf([
        [100, 16],
        [-100, 16],
      ]),
    ).toEqual(['next', 'previous']);
  });

  it('makes no step of a touch, and does not add up touches with a pause between them', () => {
    expect(
      stepsOf([
        [30, 16],
        [29, 16],
        [30, 201],
        [29, 16],
      ]),
    ).toEqual([]);
    expect(
      stepsOf([
        [30, 16],
        [30, 16],
      ]),
    ).toEqual(['next']);
  });
});
