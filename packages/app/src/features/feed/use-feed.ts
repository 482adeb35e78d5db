import { feedPosts, useGetPostsInfiniteQuery } from '@aura/api-client/endpoints/posts';
import { feedCopy } from '@aura/domain/copy/feed';
import { feedPrefetchDistance } from '@aura/domain/limits';
import { filterFeed } from '@aura/domain/rules/feedFilters';
import { ownUsernames } from '@aura/domain/rules/identity';
import { withoutDeleted } from '@aura/domain/rules/posts';
import type { StoreMatch } from '@aura/domain/rules/storePosts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { selectBrowserData } from '../../store/browser-data.ts';
import { useAppSelector } from '../../store/store.ts';
import { selectFeedPlace } from '../../store/viewing.ts';
import { useFollowMarks } from '../../viewer/use-follow-marks.ts';
import type { Viewer } from '../../viewer/use-viewer.ts';
import { feedPlace, feedTotal } from './feed-place.ts';

const everything = '';

/**
 * The feed as the viewer's filters leave it, and the post that is shown. Pages after the first come in the
 * background when the end of the loaded ones is near (docs/product.md section 9).
 */
export function useFeed(viewer: Viewer) {
  const { feedFilters: filters, deletedPostIds, shopping } = useAppSelector(selectBrowserData);
  const { postId, index } = useAppSelector(selectFeedPlace);
  const { followed } = useFollowMarks(viewer);
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
    own: ownUsernames(viewer.profile, viewer.email),
    isFromStore: storeMatch,
  });
  const place = feedPlace(posts, postId, index);
  const shownId = place.post?.id;

  const nearEnd = place.position > posts.length - feedPrefetchDistance;
  const askedFrom = useRef<string>(undefined);
  useEffect(() => {
    if (!nearEnd || !hasNextPage || isFetching) return;
    // A page that failed is asked for again from another post, or by Next.
    if (isError && askedFrom.current === shownId) return;
    askedFrom.current = shownId;
    void fetchNextPage();
  }, [nearEnd, hasNextPage, isFetching, isError, shownId, fetchNextPage]);

  const filtered = posts.length < loaded.length;
  const stillLooking = posts.length === 0 && (hasNextPage || (byStores && storeMatch === undefined));
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
    emptyBody: filtered ? feedCopy.emptyFilteredBody : feedCopy.emptyBody,
    /** Brings the next page where Next is pressed before it is there; undefined at the true end. */
    loadMore: hasNextPage ? () => void (isFetching || fetchNextPage()) : undefined,
    retry: () => void query.refetch(),
    retrying: isFetching,
  };
}
