import type { FeedStep } from './feed-step.ts';

/** A finger that has moved this far sideways has asked for a step. */
const swipeStepPx = 56;
/** A quick one needs less. */
const swipeFlickPx = 24;
/** In pixels for each millisecond. */
const swipeFlickSpeed = 0.5;
/** The post follows the finger by this share of its way, 0 to 1, */
const swipeFollowFraction = 0.4;
/** and no further than this. */
const swipeFollowMaxPx = 48;

/** The way of a finger, in pixels; positive is right and down. */
export interface FingerWay {
  readonly x: number;
  readonly y: number;
  /** Milliseconds. */
  readonly time: number;
}

/** Whether a finger moves sideways, and not along the page. */
export function isSideways({ x, y }: Pick<FingerWay, 'x' | 'y'>): boolean {
  return Math.abs(x) > Math.abs(y);
}

/**
 * The step that a lifted finger has asked for: the next post comes from the side where a line ends.
 * @param rightToLeft whether lines end on the left
 */
export function swipeStep(way: FingerWay, rightToLeft: boolean): FeedStep | null {
  const length = Math.abs(way.x);
  const isFlick = length >= swipeFlickPx && length / Math.max(way.time, 1) >= swipeFlickSpeed;
  if (!isSideways(way) || (length < swipeStepPx && !isFlick)) return null;
  return way.x < 0 === rightToLeft ? 'previous' : 'next';
}

/** How far a post goes with the finger that moves it, in pixels. */
export function followingWay(x: number): number {
  return Math.min(Math.max(x * swipeFollowFraction, -swipeFollowMaxPx), swipeFollowMaxPx);
}
