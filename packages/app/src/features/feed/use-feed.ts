import { feedPosts, useGetPostsInfiniteQuery } from '@aura/api-client/endpoints/posts';
import { feedPrefetchDistance } from '@aura/domain/limits';
import { filterFeed } from '@aura/domain/rules/feed-filters';
import { ownUsernames } from '@aura/domain/rules/identity';
import { withoutDeleted } from '@aura/domain/rules/posts';
import type { StoreMatch } from '@aura/domain/rules/store-posts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { selectBrowserData } from '../../store/browser-data.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';
import { feedMovedTo, selectFeedPlace } from '../../store/viewing.ts';
import { useFollows } from '../../shared/use-follows.ts';
import type { CurrentUser } from '../../shared/use-current-user.ts';
import { feedPosition, feedTotal, nextPageStep } from './feed-position.ts';

const everything = '';

/** A look for more posts. */
interface Look {
  /** From where and for what. */
  readonly key: string;
  /** How many pages were there. */
  readonly from: number;
  /** How many pages were there when the next one was asked for; null before. */
  readonly triedAt: number | null;
  /** By Next: what comes is to be shown at once. */
  readonly byPerson: boolean;
}

/**
 * The feed as the viewer's filters leave it, and the post that is shown. Pages after the first come in the
 * background when the end of the loaded ones is near (docs/product.md section 9).
 */
export function useFeed(currentUser: CurrentUser) {
  const dispatch = useAppDispatch();
  const { feedFilters: filters, deletedPostIds, shopping } = useAppSelector(selectBrowserData);
  const { postId, index } = useAppSelector(selectFeedPlace);
  const { followed } = useFollows(currentUser);
  const { favoriteStores } = shopping;
  const [storeMatch, setStoreMatch] = useState<StoreMatch>();
  const byStores = favoriteStores.length > 0 && filters.some((filter) => filter.endsWith('-stores'));
  const query = useGetPostsInfiniteQuery(everything);
  const { currentData, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const pages = currentData?.pages;

  const loaded = useMemo(
    () => withoutDeleted(feedPosts(pages ?? []), deletedPostIds),
    [pages, deletedPostIds],
  );
  const posts = filterFeed(loaded, filters, {
    followed: [...followed],
    own: ownUsernames(currentUser.profile, currentUser.email),
    isFromStore: storeMatch,
  });
  const place = feedPosition(posts, postId, index);
  const { position, next } = place;
  const pageCount = pages?.length ?? 0;
  const isMatching = byStores && storeMatch === undefined;

  const start = { from: pageCount, triedAt: null, byPerson: false };
  const key = `${filters.join()} ${place.post?.id}`;
  const [look, setLook] = useState<Look>({ key, ...start });
  if (look.key !== key) setLook({ key, ...start });
  const step = nextPageStep({
    isNear: position > posts.length - feedPrefetchDistance && !isMatching,
    hasNextPage,
    isFetching,
    isError,
    wasTried: look.triedAt === pageCount,
    pagesLooked: pageCount - look.from,
  });
  useEffect(() => {
    if (step !== 'fetch') return;
    setLook((before) => (before.key === key ? { ...before, triedAt: pageCount } : before));
    void fetchNextPage();
  }, [step, key, pageCount, fetchNextPage]);
  useEffect(() => {
    if (look.byPerson && next) dispatch(feedMovedTo({ postId: next.id, index: position }));
  }, [look.byPerson, next, position, dispatch]);
  const lookOn = () => {
    setLook({ key, from: pageCount, triedAt: pageCount, byPerson: true });
    if (!isFetching) void fetchNextPage();
  };

  const filtered = posts.length < loaded.length;
  const gaveUp = step === 'none';
  const stillLooking = posts.length === 0 && ((hasNextPage && !gaveUp) || isMatching);
  const onMatch = useCallback((match: StoreMatch) => setStoreMatch(() => match), []);
  const status: 'loading' | 'error' | 'ready' =
    isError && posts.length === 0 && (pages === undefined || hasNextPage)
      ? 'error'
      : pages === undefined || stillLooking
        ? 'loading'
        : 'ready';
  const complete = !hasNextPage || filtered;
  return {
    status,
    filters,
    favoriteStores,
    /** What a filter by stores needs to hear; null without one. */
    stores: byStores ? { posts: loaded, favoriteStores, onMatch } : null,
    ...place,
    total: feedTotal(posts.length, complete, pages?.at(-1)?.total ?? 0),
    /** How many posts were looked through. */
    loadedCount: loaded.length,
    filtered,
    gaveUp,
    /** Brings the next page where Next is pressed before it is there; undefined at the true end. */
    loadMore: hasNextPage ? lookOn : undefined,
    loadingMore: look.byPerson && (isFetching || step === 'fetch'),
    /** Why Next, once pressed, brought nothing. */
    notice: look.byPerson && place.post !== null && (step === 'failed' || gaveUp) ? step : null,
    retry: () => void query.refetch(),
    retrying: isFetching,
  };
}
