import type { Post } from '@aura/domain/entities';
import { api } from '../api.ts';
import { callOf, rootOf } from '../base-query.ts';
import type { ResponseOf } from '../contract/call.ts';
import { toPost } from '../contract/mappers.ts';
import { postCalls } from '../contract/posts.ts';

/** The query of posts by their ids. Apart from the queries that the first page needs. */
export const postsByIdsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** At most 50 posts, in the order of the ids, without deleted and hidden ones. */
    getPostsByIds: build.query<readonly Post[], readonly string[]>({
      query: (ids) => callOf(postCalls.getPostsByIds, { ids: [...ids] }),
      transformResponse: (wire: ResponseOf<typeof postCalls.getPostsByIds>, meta, ids) => {
        const posts = new Map(wire.posts.map((post) => [post.id, toPost(post, rootOf(meta))]));
        return ids.flatMap((id) => posts.get(id) ?? []);
      },
      providesTags: (posts = []) => posts.map(({ id }) => ({ type: 'Post' as const, id })),
    }),
  }),
});

export const { useGetPostsByIdsQuery } = postsByIdsApi;
