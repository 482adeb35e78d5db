import type { Post } from '@aura/domain/entities';
import {
  feedCacheSeconds,
  feedFirstOffset,
  feedPageSize,
  feedSortBy,
  feedSortOrder,
} from '@aura/domain/limits/feed';
import type { PeopleFilter } from '@aura/domain/vocabularies/feed-filters';
import { api, listTags } from '../api.ts';
import { answerOf, callOf, rootOf } from '../base-query.ts';
import { currentRead } from '../cache/current-read.ts';
import type { ResponseOf } from '../contract/call.ts';
import { toPost } from '../contract/mappers.ts';
import { postCalls } from '../contract/posts.ts';
import { loadedPosts } from './loaded-pages.ts';

export interface FeedPage {
  readonly posts: readonly Post[];
  /** Number of posts in the whole feed at the time of this page. */
  readonly total: number;
}

/** The posts of which a feed consists. */
export interface FeedQuery {
  /** Empty for no search. */
  readonly searchTerm: string;
  /** Null for posts of everyone. */
  readonly filter: PeopleFilter | null;
}

export const wholeFeed: FeedQuery = { searchTerm: '', filter: null };

/** The tag of feeds that are filtered by people. */
export const FILTERED = 'FILTERED';

/** The start of a feed page: an offset, and the id of the post before it. */
interface FeedPageStart {
  readonly offset: number;
  readonly after: string | undefined;
}

const firstPage: FeedPageStart = { offset: feedFirstOffset, after: undefined };

function nextPage(last: FeedPage, pages: readonly FeedPage[]): FeedPageStart | undefined {
  const posts = pages.flatMap((page) => page.posts);
  // Live updates may have emptied a page; after a second empty one, nothing more is read.
  const isEmpty = pages.length > 1 && pages.slice(-2).every((page) => page.posts.length === 0);
  if (isEmpty || posts.length >= last.total) return undefined;
  return { offset: posts.length, after: posts.at(-1)?.id };
}

/** Queries of posts (docs/product.md section 7). */
export const postsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The feed in pages. */
    getPosts: build.infiniteQuery<FeedPage, FeedQuery, FeedPageStart>({
      keepUnusedDataFor: feedCacheSeconds,
      infiniteQueryOptions: { initialPageParam: firstPage, getNextPageParam: nextPage },
      query: ({ queryArg: { searchTerm, filter }, pageParam }) =>
        callOf(postCalls.getPosts, {
          limit: feedPageSize,
          sort_by: feedSortBy,
          sort_order: feedSortOrder,
          ...pageParam,
          search_term: searchTerm === '' ? undefined : searchTerm,
          filter: filter ?? undefined,
        }),
      transformResponse: (wire: ResponseOf<typeof postCalls.getPosts>, meta) => ({
        posts: wire.posts.map((post) => toPost(post, rootOf(meta))),
        total: wire.total_posts,
      }),
      providesTags: (data, _error, { filter }) => [
        ...listTags(
          'Post',
          loadedPosts(data?.pages ?? []).map((post) => post.id),
        ),
        ...(filter === null ? [] : [{ type: 'Post' as const, id: FILTERED }]),
      ],
    }),
    getPost: build.query<Post, string>({
      queryFn: (id, _api, _options, send) =>
        currentRead(id, async () => {
          const { data, error, root } = await answerOf(send, postCalls.getPost, { id });
          return error ? { error } : { data: toPost(data.post, root) };
        }),
      providesTags: (_post, _error, id) => [{ type: 'Post', id }],
    }),
  }),
});

export const { useGetPostsInfiniteQuery, useGetPostQuery } = postsApi;
