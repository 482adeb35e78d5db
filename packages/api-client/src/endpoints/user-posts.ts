import type { Post } from '@aura/domain/entities';
import { api, listTags } from '../api.ts';
import { callOf, rootOf } from '../base-query.ts';
import type { ResponseOf } from '../contract/call.ts';
import { toPost } from '../contract/mappers.ts';
import { userPostCalls } from '../contract/user-posts.ts';
import { loadedPosts } from './loaded-pages.ts';
import { type After, pagesByNext } from './next-pages.ts';

interface UserPostsPage {
  readonly posts: readonly Post[];
  /** Where the next page begins; null after the last one. */
  readonly next: string | null;
}

/** The query of the posts of a person, in pages, newest first (docs/product.md section 7). */
export const userPostsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By username. */
    getUserPosts: build.infiniteQuery<UserPostsPage, string, After>({
      infiniteQueryOptions: pagesByNext,
      query: ({ queryArg: username, pageParam: after }) =>
        callOf(userPostCalls.getUserPosts, { username, after }),
      transformResponse: ({ posts, next }: ResponseOf<typeof userPostCalls.getUserPosts>, meta) => ({
        posts: posts.map((post) => toPost(post, rootOf(meta))),
        next,
      }),
      providesTags: (data) =>
        listTags(
          'Post',
          loadedPosts(data?.pages ?? []).map(({ id }) => id),
        ),
    }),
  }),
});

export const { useGetUserPostsInfiniteQuery } = userPostsApi;
