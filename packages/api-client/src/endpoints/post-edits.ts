import type { Post } from '@aura/domain/entities';
import type { PostWords } from '@aura/domain/forms/post';
import { api } from '../api.ts';
import { callOf, rootOf } from '../base-query.ts';
import { patchPost } from '../cache/posts.ts';
import { patchAfterSuccess } from '../cache/state.ts';
import type { ResponseOf } from '../contract/call.ts';
import { toPost } from '../contract/mappers.ts';
import { postEditCalls } from '../contract/post-edits.ts';
import { whenGone } from './post-actions.ts';

/** The changed texts of an own post; omitted ones stay. */
export interface PostEdit extends Partial<PostWords> {
  readonly postId: string;
}

/**
 * The mutation that edits a post, apart from `postActionsApi` because only the edit form loads it. Caches change only
 * after the call has succeeded (docs/product.md section 4).
 */
export const postEditsApi = api.injectEndpoints({
  endpoints: (build) => ({
    updatePost: build.mutation<Post, PostEdit>({
      query: ({ postId, caption, imageAlt, tags }) =>
        callOf(postEditCalls.updatePost, { id: postId, caption, imageAlt, auraTags: tags && [...tags] }),
      transformResponse: (wire: ResponseOf<typeof postEditCalls.updatePost>, meta) =>
        toPost(wire.post, rootOf(meta)),
      invalidatesTags: whenGone,
      onQueryStarted: patchAfterSuccess(({ caption, imageAlt, tags, editedAt }, { postId }) => [
        patchPost(postId, (post) => ({ ...post, caption, imageAlt, tags, editedAt })),
      ]),
    }),
  }),
});

export const { useUpdatePostMutation } = postEditsApi;
