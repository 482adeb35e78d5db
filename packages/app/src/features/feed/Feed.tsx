import { feedCopy, feedFilterCopy, feedFilterLabels } from '@aura/domain/copy/feed';
import type { Post } from '@aura/domain/entities';
import { isFeedFilter } from '@aura/domain/rules/feed-filters';
import { defaultFeedFilters } from '@aura/domain/vocabularies/feed-filters';
import { FeedArrows } from '@aura/ui/feed/FeedArrows';
import { FeedFilterButton } from '@aura/ui/feed/FeedFilterButton';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import type { PostView } from '@aura/ui/gestures/tap-zones';
import { type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { type CurrentUser, useCurrentUser } from '../../shared/use-current-user.ts';
import { useDialogSubject } from '../../shared/use-dialog-subject.ts';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { feedFiltersApplied } from '../../store/local-state.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';
import { feedViewChanged, openedBy, selectFeedPosition, uploadMenuChanged } from '../../store/visit.ts';
import { FeedContent } from './FeedContent.tsx';
import { useFeed } from './use-feed.ts';
import { type FeedNavigation, useFeedNavigation } from './use-feed-navigation.ts';
import { useFeedNotice } from './use-feed-notice.ts';
import { usePreloadedImage } from './use-preloaded-image.ts';

const StoreItems = lazyComponent(() => import('./StoreItems.tsx'));
const FeedFilterDialog = lazyComponent(async () => ({
  default: (await import('@aura/ui/feed/FeedFilterDialog')).FeedFilterDialog,
}));

/** Props that the feed passes to the component that shows its current post. */
export interface FeedPostProps {
  readonly post: Post;
  readonly currentUser: CurrentUser;
  readonly view: PostView;
  readonly onViewChange: (view: PostView) => void;
  readonly onOpen: () => void;
  readonly position: number;
  readonly total: number;
  readonly atLeast: boolean;
  readonly start: ReactNode;
  readonly arrows: ReactNode;
  readonly navigation: FeedNavigation;
}

interface FeedProps {
  /** Provided by the shell, since features do not import each other. */
  readonly renderPost: (props: FeedPostProps) => ReactNode;
  /** Shown beside the filters: what has changed since the feed was loaded. */
  readonly renderNotice: (postId: string | null, onNext: (() => void) | undefined) => ReactNode;
}

/** The feed, one post at a time (docs/product.md section 2). */
export function Feed({ renderPost, renderNotice }: FeedProps) {
  usePageTitle(feedCopy.heading);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const currentUser = useCurrentUser();
  const feed = useFeed();
  const place = useAppSelector(selectFeedPosition);
  const { arrows, shortcuts, lastStep } = useFeedNavigation(feed);
  const filtering = useDialogSubject<null>();
  useFeedNotice(feed.notice, feed.loadedCount, feed.loadMore);
  usePreloadedImage(feed.next?.image);
  usePreloadedImage(feed.previous?.image);
  usePreloadedImage(feed.afterNext?.image);

  const filters = feed.filters.filter(isFeedFilter);
  const filterButton = (
    <>
      <FeedFilterButton
        label={
          filters.map((filter) => feedFilterLabels[filter]).join(', ') || feedFilterCopy.comingSoonHeading
        }
        onPress={() => filtering.show(null)}
      />
      {renderNotice(feed.post?.id ?? null, shortcuts.next)}
    </>
  );
  const postProps = (post: Post): FeedPostProps => ({
    post,
    currentUser,
    view: place.postId === post.id ? place.view : 'image',
    onViewChange: (view) =>
      void dispatch(feedViewChanged({ postId: post.id, index: feed.position - 1, view })),
    onOpen: () => void navigate(paths.post(post.id)),
    position: feed.position,
    total: feed.total,
    atLeast: feed.atLeast,
    start: filterButton,
    navigation: shortcuts,
    arrows: (
      <FeedArrows
        onPrevious={arrows.previous}
        onNext={arrows.next}
        nextBusy={feed.loadingMore}
        lastStep={lastStep}
      />
    ),
  });

  return (
    <>
      <h1 className="sr-only">{feedCopy.heading}</h1>
      <FeedContent
        feed={feed}
        filterButton={filterButton}
        onShowAll={() => void dispatch(feedFiltersApplied(defaultFeedFilters))}
        onShareFirst={(event) => void dispatch(uploadMenuChanged(openedBy(event)))}
        renderPost={(post) => renderPost(postProps(post))}
      />
      {feed.stores && (
        <Suspense fallback={null}>
          <StoreItems {...feed.stores} />
        </Suspense>
      )}
      {filtering.dialog && (
        <Suspense fallback={null}>
          <FeedFilterDialog
            key={filtering.dialog.openCount}
            open={filtering.dialog.open}
            onOpenChange={filtering.onOpenChange}
            filters={filters}
            favoriteStores={feed.favoriteStores}
            onApply={(applied) => {
              dispatch(feedFiltersApplied(applied));
              filtering.onOpenChange(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
