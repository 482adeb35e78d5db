import { describe, expect, it } from 'vitest';
import { addWheelEvent, noMovement } from './wheel-steps.ts';

/** The steps of wheel events, each given as [pixels, milliseconds since the previous event]. */
function stepsOf(events: readonly (readonly [number, number])[]) {
  let movement = noMovement;
  let now = 1000;
  return events.flatMap(([delta, later]) => {
    now += later;
    const result = addWheelEvent(movement, delta, now);
    movement = result.movement;
    return result.step ?? [];
  });
}

/** Events of a flick on a trackpad, which decelerates. */
const push = (first: number): [number, number][] =>
  Array.from({ length: 60 }, (_, index) => [
    Math.ceil(Math.abs(first) * 0.93 ** index) * Math.sign(first),
    16,
  ]);

describe('addWheelEvent', () => {
  it('makes one step per notch of a wheel', () => {
    expect(
      stepsOf([
        [100, 300],
        [100, 300],
        [-100, 300],
      ]),
    ).toEqual(['next', 'next', 'previous']);
  });

  it('makes one step per flick, however long it decelerates', () => {
    expect(stepsOf(push(90))).toEqual(['next']);
    expect(stepsOf(push(-90))).toEqual(['previous']);
  });

  it('makes one step per flick that accelerates', () => {
    const rising: [number, number][] = [4, 12, 30, 60, 90, 120, 140].map((delta) => [delta, 16]);
    expect(stepsOf([...rising, ...push(140)])).toEqual(['next']);
  });

  it('detects a new flick during the deceleration of the previous one', () => {
    expect(stepsOf([...push(90), ...push(90)])).toEqual(['next', 'next']);
  });

  it('when the direction changes, makes a step in the new direction', () => {
    expect(
      stepsOf([
        [100, 16],
        [-100, 16],
      ]),
    ).toEqual(['next', 'previous']);
  });

  it('ignores small movements and does not add them up across a pause', () => {
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
