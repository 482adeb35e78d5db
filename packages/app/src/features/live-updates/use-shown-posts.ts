import { loadedPosts } from '@aura/api-client/endpoints/loaded-pages';
import { postsApi, wholeFeed } from '@aura/api-client/endpoints/posts';
import type { Post } from '@aura/domain/entities';
import { peopleFilterOf } from '@aura/domain/rules/feed-filters';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMatch } from 'react-router';
import { paths } from '../../paths.ts';
import { selectLocalState } from '../../store/local-state.ts';
import { useAppSelector } from '../../store/store.ts';
import { selectFeedPosition } from '../../store/visit.ts';

export interface ShownPosts {
  /** The post that the page shows; null on other pages and while it loads. */
  readonly shown: Post | null;
  /** Whether it is shown in the feed, not on its own page. */
  readonly isInFeed: boolean;
  /** The time of the newest loaded post of the feed; null before it is loaded. */
  readonly newestAt: string | null;
}

const { getPost, getPosts } = postsApi.endpoints;

/** What the page shows of the feed or of a single post. */
export function useShownPosts(): ShownPosts {
  const isFeed = useMatch(paths.home) !== null;
  const singleId = useMatch('/post/:postId')?.params.postId;
  const { feedFilters } = useAppSelector(selectLocalState);
  const { postId } = useAppSelector(selectFeedPosition);
  const filter = peopleFilterOf(feedFilters);
  const feed = getPosts.useInfiniteQueryState({ ...wholeFeed, filter });
  const single = getPost.useQueryState(singleId ?? skipToken).currentData;
  const posts = loadedPosts(feed.data?.pages ?? []);
  const inFeed = posts.find(({ id }) => id === postId) ?? posts[0];
  return {
    shown: (isFeed ? inFeed : single) ?? null,
    isInFeed: isFeed,
    newestAt: posts[0]?.createdAt ?? null,
  };
}
