import type { FeedStep } from '@aura/ui/gestures/feed-step';
import { useState } from 'react';
import { useAppDispatch } from '../../store/store.ts';
import { feedMovedTo } from '../../store/visit.ts';
import type { FeedState } from './use-feed.ts';

/** Functions that move to the neighbours of the current post; undefined where there is none. */
export type FeedNavigation = Readonly<Record<FeedStep, (() => void) | undefined>>;

/**
 * Navigation between the posts of the feed.
 * @returns `arrows` for the buttons, `shortcuts` for keys and gestures, and the last step made with a button, whose
 * replacement must take over the focus
 */
export function useFeedNavigation(feed: FeedState) {
  const dispatch = useAppDispatch();
  const [lastStep, setLastStep] = useState<FeedStep | null>(null);

  const stepTo = (step: FeedStep, byArrow: boolean) => {
    const postId = feed[step]?.id;
    const loadMore = step === 'next' ? feed.loadMore : undefined;
    if (postId === undefined && !loadMore) return undefined;
    return () => {
      setLastStep(byArrow ? step : null);
      if (postId === undefined) return loadMore?.();
      dispatch(feedMovedTo({ postId, index: feed.position + (step === 'next' ? 0 : -2) }));
    };
  };
  const navigation = (byArrow: boolean): FeedNavigation => ({
    previous: stepTo('previous', byArrow),
    next: stepTo('next', byArrow),
  });
  return { arrows: navigation(true), shortcuts: navigation(false), lastStep };
}
