import { api, LIKED } from '../api.ts';
import { callOf } from '../base-query.ts';
import { patchPost } from '../cache/posts.ts';
import { patchAfterSuccess } from '../cache/state.ts';
import { type LikeState, toLikeState } from '../contract/mappers.ts';
import { postCalls } from '../contract/posts.ts';
import type { ApiError } from '../errors.ts';

export interface PostRef {
  /** The current user's. */
  readonly email: string;
  readonly postId: string;
}

/** Refetches a post that no longer exists, so that its screen and the lists update. */
export function whenGone(_result: unknown, error: ApiError | undefined, { postId }: Pick<PostRef, 'postId'>) {
  return error?.status === 404 ? [{ type: 'Post' as const, id: postId }] : [];
}

function patchLike({ liked, likeCount }: LikeState, { postId }: PostRef) {
  return [patchPost(postId, (post) => ({ ...post, liked, likeCount }))];
}

/** The lists of liked posts, or the post when it no longer exists. */
function changedByLike(state: LikeState | undefined, error: ApiError | undefined, ref: PostRef) {
  return error ? whenGone(state, error, ref) : [{ type: 'Post' as const, id: LIKED }];
}

/** Likes of posts. Caches change only after the call has succeeded (docs/product.md section 4). */
export const postActionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    addLike: build.mutation<LikeState, PostRef>({
      query: ({ email, postId }) => callOf(postCalls.addLike, { userID: email, postID: postId }),
      transformResponse: toLikeState,
      invalidatesTags: changedByLike,
      onQueryStarted: patchAfterSuccess(patchLike),
    }),
    removeLike: build.mutation<LikeState, PostRef>({
      query: ({ email, postId }) => callOf(postCalls.removeLike, { userID: email, postID: postId }),
      transformResponse: toLikeState,
      invalidatesTags: changedByLike,
      onQueryStarted: patchAfterSuccess(patchLike),
    }),
  }),
});

export const { useAddLikeMutation, useRemoveLikeMutation } = postActionsApi;
