import type { FeedStep } from './feed-step.ts';

/** Minimum distance of a step, in pixels. */
const wheelStepPx = 60;
/** A pause of this length ends a movement, in milliseconds. */
const wheelPauseMs = 200;
/** Accelerations within this time after a step belong to the same movement, in milliseconds. */
const wheelSameMovementMs = 300;
/**
 * Minimum delta of a new flick during deceleration, in pixels. It must also be twice the smallest delta so
 * far.
 */
const wheelNewFlickPx = 30;

/** A movement of a wheel or of two fingers on a trackpad, which consists of many events. */
export interface WheelMovement {
  /** Distance so far in pixels; positive is down. */
  readonly distance: number;
  /** Time of the last event, in milliseconds. */
  readonly lastMs: number;
  /** Time of its step, in milliseconds; null before the step. */
  readonly steppedMs: number | null;
  /** The smallest delta since the step, in pixels, which measures the deceleration. */
  readonly smallestDelta: number;
}

export const noMovement: WheelMovement = {
  distance: 0,
  lastMs: Number.NEGATIVE_INFINITY,
  steppedMs: null,
  smallestDelta: Number.POSITIVE_INFINITY,
};

function isNewMovement(movement: WheelMovement, deltaPx: number, atMs: number): boolean {
  const { distance, lastMs, steppedMs, smallestDelta } = movement;
  if (atMs - lastMs > wheelPauseMs || distance * deltaPx < 0) return true;
  const isFlick = Math.abs(deltaPx) >= Math.max(wheelNewFlickPx, 2 * smallestDelta);
  return steppedMs !== null && isFlick && atMs - steppedMs > wheelSameMovementMs;
}

/**
 * Adds a wheel event to a movement. Each movement makes one step; a pause, a change of direction or a new
 * flick starts the next movement (docs/decisions/2026-11-22-keyboard-and-gestures.md).
 * @param deltaPx positive is down
 * @param atMs time of the event in milliseconds
 */
export function addWheelEvent(
  movement: WheelMovement,
  deltaPx: number,
  atMs: number,
): { readonly movement: WheelMovement; readonly step: FeedStep | null } {
  const before = isNewMovement(movement, deltaPx, atMs) ? noMovement : movement;
  const distance = before.distance + deltaPx;
  if (before.steppedMs !== null) {
    const smallestDelta = Math.min(before.smallestDelta, Math.abs(deltaPx));
    return { movement: { ...before, distance, lastMs: atMs, smallestDelta }, step: null };
  }
  const isStep = Math.abs(distance) >= wheelStepPx;
  return {
    movement: {
      distance,
      lastMs: atMs,
      steppedMs: isStep ? atMs : null,
      smallestDelta: isStep ? Math.abs(deltaPx) : before.smallestDelta,
    },
    step: isStep ? (distance > 0 ? 'next' : 'previous') : null,
  };
}
