import type { Post } from '@aura/domain/entities';
import { inBatches } from '@aura/domain/rules/batches';
import { api } from '../api.ts';
import { answerOf } from '../base-query.ts';
import { toPost } from '../contract/mappers.ts';
import { postCalls } from '../contract/posts.ts';
import { postsByIdsMaxCount } from '../contract/wire-limits.ts';
import type { ApiError } from '../errors.ts';

export interface PostsByIds {
  /** In the order of the ids, without deleted and hidden ones. */
  readonly posts: readonly Post[];
  /** Posts whose request failed; stub cards are shown for them. */
  readonly failedIds: readonly string[];
}

/** The query of posts by their ids. Apart from the queries that the first page needs. */
export const postsByIdsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPostsByIds: build.query<PostsByIds, readonly string[]>({
      queryFn: async (ids, _api, _options, send) => {
        const found = new Map<string, Post>();
        const failedIds: string[] = [];
        let lastError: ApiError | undefined;
        const answers = inBatches(ids, postsByIdsMaxCount).map(async (batch) => {
          const { data, error, root } = await answerOf(send, postCalls.getPostsByIds, { ids: batch });
          for (const wire of data?.posts ?? []) found.set(wire.id, toPost(wire, root));
          if (error) failedIds.push(...batch);
          lastError = error ?? lastError;
        });
        await Promise.all(answers);
        if (lastError && found.size === 0) return { error: lastError };
        return { data: { posts: ids.flatMap((id) => found.get(id) ?? []), failedIds } };
      },
      providesTags: (data) => data?.posts.map(({ id }) => ({ type: 'Post' as const, id })) ?? [],
    }),
  }),
});

export const { useGetPostsByIdsQuery } = postsByIdsApi;
