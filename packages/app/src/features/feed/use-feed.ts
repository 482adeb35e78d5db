import { loadedPosts } from '@aura/api-client/endpoints/loaded-pages';
import { useGetPostsInfiniteQuery, wholeFeed } from '@aura/api-client/endpoints/posts';
import { feedPrefetchDistance } from '@aura/domain/limits/feed';
import {
  appliedFeedFilters,
  filterFeed,
  isComingSoon,
  peopleFilterOf,
} from '@aura/domain/rules/feed-filters';
import { withoutDeleted } from '@aura/domain/rules/posts';
import { useEffect, useMemo, useState } from 'react';
import { useFollows } from '../../shared/use-follows.ts';
import { useReadFailed } from '../../shared/use-read-failed.ts';
import { selectLocalState } from '../../store/local-state.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';
import { feedMovedTo, selectFeedPosition } from '../../store/visit.ts';
import { feedPosition, feedTotal } from './feed-position.ts';
import type { MatchedPosts } from './StoreItems.tsx';
import { useNextPage } from './use-next-page.ts';

export type FeedState = ReturnType<typeof useFeed>;

/**
 * The loaded posts that match the current user's filters, the current post, and the loading of further pages.
 */
export function useFeed() {
  const dispatch = useAppDispatch();
  const { feedFilters: filters, deletedPostIds, shopping } = useAppSelector(selectLocalState);
  const { postId, index } = useAppSelector(selectFeedPosition);
  const { followed } = useFollows();
  const { favoriteStores } = shopping;
  const [stores, setStores] = useState<MatchedPosts>();
  const filtersByStore = favoriteStores.length > 0 && filters.some((filter) => filter.endsWith('-stores'));
  // The server filters by people; the app filters by store, and by changes that the server does not have yet.
  const filter = peopleFilterOf(filters);
  const query = useGetPostsInfiniteQuery({ ...wholeFeed, filter });
  const readFailed = useReadFailed(query);
  const { currentData, hasNextPage, isFetching } = query;
  const pages = currentData?.pages;

  const loaded = useMemo(
    () => withoutDeleted(loadedPosts(pages ?? []), deletedPostIds),
    [pages, deletedPostIds],
  );
  const awaitsStoreMatch = filtersByStore && stores?.posts !== loaded;
  const retryStores = filtersByStore && !awaitsStoreMatch && stores?.retry;
  const posts = filterFeed(loaded, filters, {
    followed: [...followed],
    isFromStore: stores?.match,
  });
  const current = feedPosition(posts, postId, index);
  const { position, next } = current;

  const shownId = current.post?.id;
  useEffect(() => {
    // The shown post stays when the feed is read again and others have shared posts.
    if (shownId && shownId !== postId && !isFetching)
      dispatch(feedMovedTo({ postId: shownId, index: position - 1 }));
  }, [shownId, postId, isFetching, position, dispatch]);

  const { step, byUser, loadMore, loadingMore } = useNextPage({
    query,
    pageCount: pages?.length ?? 0,
    searchKey: `${filters.join()} ${current.post?.id}`,
    isNearEnd:
      position > posts.length - feedPrefetchDistance &&
      !awaitsStoreMatch &&
      !retryStores &&
      !isComingSoon(filters),
  });
  useEffect(() => {
    if (byUser && next) dispatch(feedMovedTo({ postId: next.id, index: position }));
  }, [byUser, next, position, dispatch]);

  const filtered = filter !== null || posts.length < loaded.length;
  const searchLimitReached = step === 'limit-reached';
  const isSearching = posts.length === 0 && ((hasNextPage && !searchLimitReached) || awaitsStoreMatch);
  const postsFailed = readFailed && (pages === undefined || hasNextPage);
  const hasFailed = posts.length === 0 && (postsFailed || retryStores);
  const isLoading = pages === undefined || isSearching;
  const status: 'error' | 'loading' | 'ready' = hasFailed ? 'error' : isLoading ? 'loading' : 'ready';
  const failedStep = step === 'failed' || step === 'limit-reached' ? step : null;
  return {
    status,
    filters,
    favoriteStores,
    /** Input of `StoreItems`; null unless a filter needs the stores of the items. */
    stores: filtersByStore ? { posts: loaded, favoriteStores, onMatch: setStores } : null,
    ...current,
    ...feedTotal(posts.length, pages?.at(-1)?.total ?? 0, {
      hasNextPage,
      hasFilters: filter === null && !appliedFeedFilters(filters).includes('all'),
    }),
    /** Number of loaded posts before filtering. */
    loadedCount: loaded.length,
    filtered,
    searchLimitReached,
    loadMore,
    loadingMore,
    /** Why pressing Next did not show another post; null when it did or was not pressed. */
    notice: byUser && current.post !== null ? failedStep : null,
    retry: () => {
      if (!retryStores) return void query.refetch();
      setStores(undefined);
      retryStores();
    },
    retrying: isFetching,
  };
}
