import type { Post } from '@aura/domain/entities';
import { isComingSoon } from '@aura/domain/rules/feed-filters';
import { FeedError } from '@aura/ui/feed/FeedError';
import { FeedLoading } from '@aura/ui/feed/FeedLoading';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { type ReactNode, Suspense } from 'react';
import { retryQuery } from '../../shared/restore-lost-focus.ts';
import type { EmptyFeedProps } from './EmptyFeed.tsx';

const EmptyFeed = lazyComponent(() => import('./EmptyFeed.tsx'));

interface FeedContentProps extends EmptyFeedProps {
  readonly renderPost: (post: Post) => ReactNode;
}

/** The current post of the feed, or its loading, error or empty state. */
export function FeedContent({ renderPost, ...empty }: FeedContentProps): ReactNode {
  const { feed } = empty;
  if (!isComingSoon(feed.filters)) {
    if (feed.status === 'loading') return <FeedLoading />;
    if (feed.status === 'error')
      return <FeedError onRetry={() => retryQuery(feed.retry)} retrying={feed.retrying} />;
    if (feed.post) return renderPost(feed.post);
  }
  return (
    <Suspense fallback={<FeedLoading />}>
      <EmptyFeed {...empty} />
    </Suspense>
  );
}
