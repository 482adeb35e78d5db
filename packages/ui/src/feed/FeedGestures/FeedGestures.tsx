import type { RefObject } from 'react';
import type { FeedStep } from '../../gestures/feed-step.ts';
import { useSwipe } from './use-swipe.ts';
import { useWheelSteps } from './use-wheel-steps.ts';

interface FeedGesturesProps {
  /** Ref of the element that receives wheel and touch events. */
  readonly area: RefObject<HTMLElement | null>;
  /** Undefined at the start of the list. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
}

/** Wheel and swipe gestures for Previous post and Next post. Renders nothing. */
export function FeedGestures({ area, onPrevious, onNext }: FeedGesturesProps) {
  const step = (direction: FeedStep) => (direction === 'next' ? onNext : onPrevious)?.();
  useWheelSteps(area, step);
  useSwipe(area, step);
  return null;
}
