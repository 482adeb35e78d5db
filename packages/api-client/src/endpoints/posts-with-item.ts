import type { Post } from '@aura/domain/entities';
import { itemPostsFirstCount } from '@aura/domain/limits/item-page';
import { userPostsPageSize } from '@aura/domain/limits/profile';
import { api, WITH_ITEM } from '../api.ts';
import { callOf, rootOf } from '../base-query.ts';
import type { ResponseOf } from '../contract/call.ts';
import { toPost } from '../contract/mappers.ts';
import { postsWithItemCalls } from '../contract/posts-with-item.ts';
import { loadedPosts } from './loaded-pages.ts';
import { type After, pagesByNext } from './next-pages.ts';

interface PostsWithItemPage {
  readonly posts: readonly Post[];
  /** The number of all posts of the list. */
  readonly total: number;
  /** Where the next page begins; null after the last one. */
  readonly next: string | null;
}

/** The query of the current user's posts that show an own item, newest first (docs/product.md section 7). */
export const postsWithItemApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By the id of an own item. The first page is a row of its page. */
    getPostsWithItem: build.infiniteQuery<PostsWithItemPage, string, After>({
      infiniteQueryOptions: pagesByNext,
      query: ({ queryArg: itemId, pageParam: after }) => {
        const limit = after === undefined ? itemPostsFirstCount : userPostsPageSize;
        return callOf(postsWithItemCalls.getPostsWithItem, { itemId, limit, after });
      },
      transformResponse: (
        { posts, total, next }: ResponseOf<typeof postsWithItemCalls.getPostsWithItem>,
        meta,
      ) => ({ posts: posts.map((post) => toPost(post, rootOf(meta))), total, next }),
      providesTags: (data) => [
        { type: 'Post', id: WITH_ITEM },
        ...loadedPosts(data?.pages ?? []).map(({ id }) => ({ type: 'Post' as const, id })),
      ],
    }),
  }),
});

export const { useGetPostsWithItemInfiniteQuery } = postsWithItemApi;
