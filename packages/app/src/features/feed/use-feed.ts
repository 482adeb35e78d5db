import { feedPosts, useGetPostsInfiniteQuery } from '@aura/api-client/endpoints/posts';
import { feedCopy } from '@aura/domain/copy/feed';
import { feedPrefetchDistance } from '@aura/domain/limits';
import { filterFeed } from '@aura/domain/rules/feedFilters';
import { ownUsernames } from '@aura/domain/rules/identity';
import { withoutDeleted } from '@aura/domain/rules/posts';
import { useEffect, useMemo } from 'react';
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
  const { feedFilters: filters, deletedPostIds } = useAppSelector(selectBrowserData);
  const { postId } = useAppSelector(selectFeedPlace);
  const { followed } = useFollowMarks(viewer);
  const query = useGetPostsInfiniteQuery(everything);
  const { currentData, hasNextPage, isFetching, fetchNextPage } = query;
  const pages = currentData?.pages;

  const loaded = useMemo(
    () => withoutDeleted(feedPosts(pages ?? []), deletedPostIds),
    [pages, deletedPostIds],
  );
  const posts = filterFeed(loaded, filters, {
    followed: [...followed],
    own: ownUsernames(viewer.profile, viewer.email),
  });
  const place = feedPlace(posts, postId);

  const nearEnd = place.position > posts.length - feedPrefetchDistance;
  useEffect(() => {
    if (nearEnd && hasNextPage && !isFetching) void fetchNextPage();
  }, [nearEnd, hasNextPage, isFetching, fetchNextPage]);

  const filtered = posts.length < loaded.length;
  const stillLooking = posts.length === 0 && hasNextPage;
  const status: 'loading' | 'error' | 'ready' =
    pages === undefined && query.isError
      ? 'error'
      : pages === undefined || stillLooking
        ? 'loading'
        : 'ready';
  const complete = !hasNextPage || filtered;
  return {
    status,
    filters,
    ...place,
    total: feedTotal(posts.length, complete, pages?.at(-1)?.total ?? 0),
    emptyBody: filtered ? feedCopy.emptyFilteredBody : feedCopy.emptyBody,
    retry: () => void query.refetch(),
    retrying: isFetching,
  };
}
