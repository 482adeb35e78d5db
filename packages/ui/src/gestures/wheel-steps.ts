import type { FeedStep } from './feed-step.ts';

/** A wheel has to turn this far for a step. */
const wheelStepPx = 60;
/** A wheel that rests this long has ended its movement. */
const wheelPauseMs = 200;
/** Until then after a step a wheel that turns faster still belongs to the same movement. */
const wheelSameMovementMs = 300;
/** A new push into a movement that runs out is at least this strong, and twice as strong as that. */
const wheelNewPushPx = 30;

/** A movement of a wheel or of two fingers on a trackpad, which is many events. */
export interface WheelMovement {
  /** Pixels so far; positive is down. */
  readonly turned: number;
  /** When its last event came, in milliseconds. */
  readonly lastMs: number;
  /** When it made its step; null until it did. */
  readonly steppedMs: number | null;
  /** The weakest event since the step, in pixels: how far it has run out. */
  readonly weakest: number;
}

export const noMovement: WheelMovement = {
  turned: 0,
  lastMs: Number.NEGATIVE_INFINITY,
  steppedMs: null,
  weakest: Number.POSITIVE_INFINITY,
};

function isNewMovement(movement: WheelMovement, deltaPx: number, atMs: number): boolean {
  const { turned, lastMs, steppedMs, weakest } = movement;
  if (atMs - lastMs > wheelPauseMs || turned * deltaPx < 0) return true;
  const isPush = Math.abs(deltaPx) >= Math.max(wheelNewPushPx, 2 * weakest);
  return steppedMs !== null && isPush && atMs - steppedMs > wheelSameMovementMs;
}

/**
 * One event more. A movement makes one step, however long it runs out; a pause, a change of direction or a new push
 * begins the next (docs/decisions/2026-11-22-keyboard-and-gestures.md).
 * @param deltaPx positive is down
 * @param atMs the event's time in milliseconds
 */
export function turnWheel(
  movement: WheelMovement,
  deltaPx: number,
  atMs: number,
): { readonly movement: WheelMovement; readonly step: FeedStep | null } {
  const before = isNewMovement(movement, deltaPx, atMs) ? noMovement : movement;
  const turned = before.turned + deltaPx;
  if (before.steppedMs !== null) {
    const weakest = Math.min(before.weakest, Math.abs(deltaPx));
    return { movement: { ...before, turned, lastMs: atMs, weakest }, step: null };
  }
  const isStep = Math.abs(turned) >= wheelStepPx;
  return {
    movement: {
      turned,
      lastMs: atMs,
      steppedMs: isStep ? atMs : null,
      weakest: isStep ? Math.abs(deltaPx) : before.weakest,
    },
    step: isStep ? (turned > 0 ? 'next' : 'previous') : null,
  };
}
