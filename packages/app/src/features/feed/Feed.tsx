import { feedCopy, feedFilterCopy, feedFilterLabels } from '@aura/domain/copy/feed';
import { isComingSoon } from '@aura/domain/rules/feed-filters';
import type { FeedStep } from '@aura/ui/gestures/feed-step';
import { FeedArrows } from '@aura/ui/feed/FeedArrows';
import { FeedError } from '@aura/ui/feed/FeedError';
import { FeedFilterButton } from '@aura/ui/feed/FeedFilterButton';
import { FeedLoading } from '@aura/ui/feed/FeedLoading';
import { FeedMessage } from '@aura/ui/feed/FeedMessage';
import { focusPageHeading } from '@aura/ui/foundations/focus-page-heading';
import { Button } from '@aura/ui/primitives/Button';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '../../page/lazy-part.tsx';
import { usePage } from '../../page/use-page.ts';
import { paths } from '../../paths.ts';
import { feedFiltersApplied } from '../../store/browser-data.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';
import { feedMovedTo, feedViewChanged, selectFeedPlace } from '../../store/viewing.ts';
import { PostViewer } from '../post/PostViewer.tsx';
import { useCurrentUser } from '../../shared/use-current-user.ts';
import { useFeed } from './use-feed.ts';
import { useFeedNotice } from './use-feed-notice.ts';
import { usePreloadedImage } from './use-preloaded-image.ts';

const StoreItems = lazyPart(() => import('./StoreItems.tsx'));
const FeedFilterDialog = lazyPart(async () => ({
  default: (await import('@aura/ui/feed/FeedFilterDialog')).FeedFilterDialog,
}));

/** `/home`: the feed, one post at a time (docs/product.md section 2). */
export default function FeedRoute() {
  usePage(feedCopy.heading);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const currentUser = useCurrentUser();
  const feed = useFeed(currentUser);
  const place = useAppSelector(selectFeedPlace);
  const [filtersOpen, setFiltersOpen] = useState(false);
  const [lastStep, setLastStep] = useState<FeedStep | null>(null);
  useFeedNotice(feed.notice, feed.loadedCount, feed.loadMore);
  usePreloadedImage(feed.next?.image);
  usePreloadedImage(feed.previous?.image);
  usePreloadedImage(feed.afterNext?.image);

  const filterButton = (
    <FeedFilterButton
      label={feed.filters.map((filter) => feedFilterLabels[filter]).join(', ')}
      onPress={() => setFiltersOpen(true)}
    />
  );
  /** A step by its arrow keeps the focus there; by keys or gestures the focus stays where it is. */
  const stepTo = (step: FeedStep, byArrow = false) => {
    const postId = feed[step]?.id;
    const loadMore = step === 'next' ? feed.loadMore : undefined;
    if (postId === undefined && !loadMore) return undefined;
    return () => {
      setLastStep(byArrow ? step : null);
      if (postId === undefined) return loadMore?.();
      dispatch(feedMovedTo({ postId, index: feed.position + (step === 'next' ? 0 : -2) }));
    };
  };

  function content(): ReactNode {
    if (feed.status === 'loading') return <FeedLoading />;
    if (feed.status === 'error') {
      return <FeedError onRetry={fromHeading(feed.retry)} retrying={feed.retrying} />;
    }
    if (isComingSoon(feed.filters)) {
      return (
        <FeedMessage
          start={filterButton}
          title={feedFilterCopy.comingSoonHeading}
          body={feedFilterCopy.comingSoonBody}
        />
      );
    }
    const { post } = feed;
    if (post === null) {
      return (
        <FeedMessage
          start={filterButton}
          title={feedCopy.emptyHeading}
          body={feed.filtered ? filteredBody(feed) : feedCopy.emptyBody}
          actions={
            feed.gaveUp &&
            feed.loadMore && (
              <Button variant="outline" onClick={fromHeading(feed.loadMore)}>
                {feedCopy.keepLooking}
              </Button>
            )
          }
        />
      );
    }
    return (
      <PostViewer
        post={post}
        currentUser={currentUser}
        view={place.postId === post.id ? place.view : 'image'}
        onViewChange={(view) =>
          dispatch(feedViewChanged({ postId: post.id, index: feed.position - 1, view }))
        }
        onOpen={() => navigate(paths.post(post.id))}
        position={feed.position}
        total={feed.total}
        start={filterButton}
        moves={{ previous: stepTo('previous'), next: stepTo('next') }}
        arrows={
          <FeedArrows
            onPrevious={stepTo('previous', true)}
            onNext={stepTo('next', true)}
            nextBusy={feed.loadingMore}
            lastStep={lastStep}
          />
        }
      />
    );
  }

  return (
    <>
      <h1 className="sr-only">{feedCopy.heading}</h1>
      {content()}
      {feed.stores && (
        <Suspense fallback={null}>
          <StoreItems {...feed.stores} />
        </Suspense>
      )}
      {filtersOpen && (
        <Suspense fallback={null}>
          <FeedFilterDialog
            open
            onOpenChange={setFiltersOpen}
            filters={feed.filters}
            favoriteStores={feed.favoriteStores}
            onApply={(filters) => {
              dispatch(feedFiltersApplied(filters));
              setFiltersOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The button that was pressed goes while posts are loaded: the focus waits for them at the heading. */
const fromHeading = (load: () => void) => () => {
  focusPageHeading();
  load();
};

/** How far the filters' emptiness is known. */
function filteredBody({ gaveUp, loadedCount }: { readonly gaveUp: boolean; readonly loadedCount: number }) {
  return gaveUp ? feedCopy.noneAmong(loadedCount) : feedCopy.emptyFilteredBody;
}
