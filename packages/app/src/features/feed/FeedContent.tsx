import { feedCopy, feedFilterCopy } from '@aura/domain/copy/feed';
import type { Post } from '@aura/domain/entities';
import { isComingSoon } from '@aura/domain/rules/feed-filters';
import { FeedError } from '@aura/ui/feed/FeedError';
import { FeedLoading } from '@aura/ui/feed/FeedLoading';
import { FeedMessage } from '@aura/ui/feed/FeedMessage';
import { focusPageHeading } from '@aura/ui/foundations/focus-page-heading';
import { Button } from '@aura/ui/primitives/Button';
import type { ReactNode } from 'react';
import type { FeedState } from './use-feed.ts';

interface FeedContentProps {
  readonly feed: FeedState;
  readonly filterButton: ReactNode;
  readonly renderPost: (post: Post) => ReactNode;
}

/** The current post of the feed, or its loading, error or empty state. */
export function FeedContent({ feed, filterButton, renderPost }: FeedContentProps): ReactNode {
  if (isComingSoon(feed.filters)) {
    return (
      <FeedMessage
        start={filterButton}
        title={feedFilterCopy.comingSoonHeading}
        body={feedFilterCopy.comingSoonBody}
      />
    );
  }
  if (feed.status === 'loading') return <FeedLoading />;
  if (feed.status === 'error') {
    return <FeedError onRetry={focusHeadingThen(feed.retry)} retrying={feed.retrying} />;
  }
  if (feed.post) return renderPost(feed.post);
  return (
    <FeedMessage
      start={filterButton}
      title={feedCopy.emptyHeading}
      body={emptyBody(feed)}
      actions={
        feed.searchLimitReached &&
        feed.loadMore && (
          <Button variant="outline" onClick={focusHeadingThen(feed.loadMore)}>
            {feedCopy.keepLooking}
          </Button>
        )
      }
    />
  );
}

/** The pressed button unmounts while posts load, so the focus moves to the heading first. */
const focusHeadingThen = (load: () => void) => () => {
  focusPageHeading();
  load();
};

function emptyBody({ filtered, searchLimitReached, loadedCount }: FeedState): string {
  if (!filtered) return feedCopy.emptyBody;
  return searchLimitReached ? feedCopy.noneAmong(loadedCount) : feedCopy.emptyFilteredBody;
}
