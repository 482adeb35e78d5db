import type { RefObject } from 'react';
import type { FeedStep } from '../../gestures/feed-step.ts';
import { useSwipe } from './use-swipe.ts';
import { useWheelSteps } from './use-wheel-steps.ts';

interface FeedGesturesProps {
  /** Where a wheel or a finger moves the feed. */
  readonly area: RefObject<HTMLElement | null>;
  /** Left out at the end of the list. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
}

/** The wheel and the finger as shortcuts of Previous post and Next post. It draws nothing. */
export function FeedGestures({ area, onPrevious, onNext }: FeedGesturesProps) {
  const step = (direction: FeedStep) => (direction === 'next' ? onNext : onPrevious)?.();
  useWheelSteps(area, step);
  useSwipe(area, step);
  return null;
}
