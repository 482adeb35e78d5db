import type { Post } from '@aura/domain/entities';
import { withId } from '@aura/domain/rules/posts';
import { api, LIST } from '../api.ts';
import { callOf, rootOf } from '../base-query.ts';
import { dropPost, patchPost, prependPost } from '../cache/posts.ts';
import { patchOwnProfile } from '../cache/profiles.ts';
import { patchAfterSuccess } from '../cache/state.ts';
import type { ResponseOf } from '../contract/call.ts';
import { toPost } from '../contract/mappers.ts';
import { postCalls } from '../contract/posts.ts';
import type { ApiError } from '../errors.ts';
import type { UploadProgress } from '../transport/upload.ts';

export interface NewPost {
  readonly email: string;
  readonly file: Blob;
  readonly caption: string;
  /** Description of the photo; may be empty. */
  readonly imageAlt: string;
  /** Each with its leading #. */
  readonly tags: readonly string[];
  readonly itemIds: readonly string[];
  /** The same for every attempt to share this post. */
  readonly idempotencyKey?: string;
  readonly onProgress?: (progress: UploadProgress) => void;
}

export interface PostRef {
  /** The current user's. */
  readonly email: string;
  readonly postId: string;
}

/** The state of a like after the call. */
export interface LikeState {
  readonly liked: boolean;
  readonly likeCount: number;
}

/** Refetches a post that no longer exists, so that its screen and the lists update. */
export function whenGone(_result: unknown, error: ApiError | undefined, { postId }: Pick<PostRef, 'postId'>) {
  return error?.status === 404 ? [{ type: 'Post' as const, id: postId }] : [];
}

function toLikeState(wire: ResponseOf<typeof postCalls.addLike>): LikeState {
  return { liked: wire.liked, likeCount: wire.likes };
}

function patchLike({ liked, likeCount }: LikeState, { email, postId }: PostRef) {
  return [
    patchPost(postId, (post) => ({ ...post, likeCount })),
    patchOwnProfile(email, ({ likedPostIds }) => ({ likedPostIds: withId(likedPostIds, postId, liked) })),
  ];
}

/** Mutations of posts. Caches change only after the call has succeeded (docs/product.md section 4). */
export const postActionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    addPost: build.mutation<Post, NewPost>({
      query: ({ email, file, caption, imageAlt, tags, itemIds, ...options }) => {
        const request = {
          file,
          caption,
          imageAlt,
          userID: email,
          auraTags: [...tags],
          itemIDs: [...itemIds],
        };
        return callOf(postCalls.addPost, request, options);
      },
      transformResponse: (wire: ResponseOf<typeof postCalls.addPost>, meta) =>
        toPost(wire.post, rootOf(meta)),
      invalidatesTags: (post) => (post && post.itemIds.length > 0 ? [{ type: 'Item', id: LIST }] : []),
      onQueryStarted: patchAfterSuccess((post, { email }) => [
        prependPost(post),
        patchOwnProfile(email, ({ postIds }) => ({ postIds: [post.id, ...postIds] })),
      ]),
    }),
    deletePost: build.mutation<null, PostRef>({
      query: ({ email, postId }) => callOf(postCalls.deletePost, { postId, userID: email }),
      transformResponse: () => null,
      onQueryStarted: patchAfterSuccess((_data, { email, postId }) => [
        dropPost(postId),
        patchOwnProfile(email, ({ postIds }) => ({ postIds: withId(postIds, postId, false) })),
      ]),
    }),
    addLike: build.mutation<LikeState, PostRef>({
      query: ({ email, postId }) => callOf(postCalls.addLike, { userID: email, postID: postId }),
      transformResponse: toLikeState,
      invalidatesTags: whenGone,
      onQueryStarted: patchAfterSuccess(patchLike),
    }),
    removeLike: build.mutation<LikeState, PostRef>({
      query: ({ email, postId }) => callOf(postCalls.removeLike, { userID: email, postID: postId }),
      transformResponse: toLikeState,
      invalidatesTags: whenGone,
      onQueryStarted: patchAfterSuccess(patchLike),
    }),
  }),
});

export const { useDeletePostMutation, useAddLikeMutation, useRemoveLikeMutation } = postActionsApi;
