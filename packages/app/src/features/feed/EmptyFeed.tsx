import { emptyFeedCopy } from '@aura/domain/copy/empty-feed';
import { feedCopy, feedFilterCopy } from '@aura/domain/copy/feed';
import { isComingSoon } from '@aura/domain/rules/feed-filters';
import { FeedMessage } from '@aura/ui/feed/FeedMessage';
import { focusPageHeading } from '@aura/ui/foundations/focus-page-heading';
import { Button } from '@aura/ui/primitives/Button';
import type { MouseEvent, ReactNode } from 'react';
import type { FeedState } from './use-feed.ts';

export interface EmptyFeedProps {
  readonly feed: FeedState;
  readonly filterButton: ReactNode;
  /** Removes the filters. */
  readonly onShowAll: () => void;
  /** Opens the upload menu. */
  readonly onShareFirst: (event: MouseEvent) => void;
}

/** The feed without a post: none yet, none that matches the filters, or a filter that is not available yet. */
export default function EmptyFeed({ feed, filterButton, onShowAll, onShareFirst }: EmptyFeedProps) {
  if (isComingSoon(feed.filters)) {
    return (
      <FeedMessage
        start={filterButton}
        title={feedFilterCopy.comingSoonHeading}
        body={feedFilterCopy.comingSoonBody}
      />
    );
  }
  return (
    <FeedMessage
      start={filterButton}
      title={emptyFeedCopy.emptyHeading}
      body={emptyBody(feed)}
      actions={
        <>
          {feed.searchLimitReached && feed.loadMore && (
            <Button variant="outline" onClick={focusHeadingThen(feed.loadMore)}>
              {feedCopy.keepLooking}
            </Button>
          )}
          {feed.filtered ? (
            <Button variant="outline" onClick={focusHeadingThen(onShowAll)}>
              {emptyFeedCopy.showAll}
            </Button>
          ) : (
            <Button onClick={onShareFirst}>{emptyFeedCopy.emptyAction}</Button>
          )}
        </>
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
  if (!filtered) return emptyFeedCopy.emptyBody;
  return searchLimitReached ? emptyFeedCopy.noneAmong(loadedCount) : emptyFeedCopy.emptyFilteredBody;
}
