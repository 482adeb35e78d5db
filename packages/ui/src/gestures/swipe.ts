import type { FeedStep } from './feed-step.ts';

/** Minimum distance of a swipe, in pixels. */
const swipeStepPx = 56;
/** Minimum distance of a flick, in pixels. */
const swipeFlickPx = 24;
/** Minimum speed of a flick, in pixels per millisecond. */
const swipeFlickSpeed = 0.5;
/** The post follows the finger by this fraction of its distance, 0 to 1. */
const swipeFollowFraction = 0.4;
/** Maximum distance by which the post follows the finger, in pixels. */
const swipeFollowMaxPx = 48;

/** The movement of a finger since it touched, in pixels; positive is right and down. */
export interface FingerMovement {
  readonly x: number;
  readonly y: number;
  /** Duration in milliseconds. */
  readonly time: number;
}

/** Whether a movement is more horizontal than vertical. */
export function isHorizontal({ x, y }: Pick<FingerMovement, 'x' | 'y'>): boolean {
  return Math.abs(x) > Math.abs(y);
}

/**
 * The step of a finished swipe; null when it was too short. In left-to-right layouts a swipe to the left goes
 * to the next post.
 * @param rightToLeft whether the layout is right-to-left
 */
export function swipeStep(movement: FingerMovement, rightToLeft: boolean): FeedStep | null {
  const length = Math.abs(movement.x);
  const isFlick = length >= swipeFlickPx && length / Math.max(movement.time, 1) >= swipeFlickSpeed;
  if (!isHorizontal(movement) || (length < swipeStepPx && !isFlick)) return null;
  return movement.x < 0 === rightToLeft ? 'previous' : 'next';
}

/** Distance by which the post follows the finger, in pixels. */
export function followDistance(x: number): number {
  return Math.min(Math.max(x * swipeFollowFraction, -swipeFollowMaxPx), swipeFollowMaxPx);
}
