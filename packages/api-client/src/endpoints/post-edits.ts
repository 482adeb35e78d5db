import type { Post, Profile } from '@aura/domain/entities';
import type { PostTexts } from '@aura/domain/forms/post';
import { api, LIST, pagesOfTags, postItems, WITH_ITEM } from '../api.ts';
import { callOf, rootOf } from '../base-query.ts';
import { dropPost, prependPost } from '../cache/post-lists.ts';
import { patchPost } from '../cache/posts.ts';
import { patchOwnProfile } from '../cache/profiles.ts';
import { patchAfterSuccess } from '../cache/state.ts';
import type { ResponseOf } from '../contract/call.ts';
import { toPost } from '../contract/mappers.ts';
import { postEditCalls } from '../contract/post-edits.ts';
import { type UploadProgress, withProgress } from '../transport/upload.ts';
import { type PostRef, whenGone } from './post-actions.ts';
import { sendDeletion } from './send-deletion.ts';

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

/** The changes of an own post; what is omitted stays. */
export interface PostEdit extends Partial<PostTexts> {
  readonly postId: string;
  readonly itemIds?: readonly string[];
}

/** The lists of posts with one item. */
const withItem = { type: 'Post' as const, id: WITH_ITEM };

/** Counts a new post. When the answer is that to an earlier attempt, the profile may have it already. */
const countPost =
  (id: string) =>
  ({ postCount, newestPostIds }: Profile): Partial<Profile> =>
    newestPostIds.includes(id) ? {} : { postCount: postCount + 1, newestPostIds: [id, ...newestPostIds] };

/**
 * The mutations of own posts, apart from `postActionsApi`, which every page with posts loads. Caches change only after
 * the call has succeeded (docs/product.md section 4).
 */
export const postEditsApi = api.injectEndpoints({
  endpoints: (build) => ({
    addPost: build.mutation<Post, NewPost>({
      query: ({ email, file, caption, imageAlt, tags, itemIds, idempotencyKey, onProgress }) => {
        const request = {
          file,
          caption,
          imageAlt,
          userID: email,
          auraTags: [...tags],
          itemIDs: [...itemIds],
        };
        return callOf(postEditCalls.addPost, request, { idempotencyKey, send: withProgress(onProgress) });
      },
      transformResponse: (wire: ResponseOf<typeof postEditCalls.addPost>, meta) =>
        toPost(wire.post, rootOf(meta)),
      invalidatesTags: (post) => [
        ...(post && post.itemIds.length > 0 ? [{ type: 'Item' as const, id: LIST }, withItem] : []),
        ...(post ? [pagesOfTags] : []),
      ],
      onQueryStarted: patchAfterSuccess((post, { email }) => [
        prependPost(post),
        patchOwnProfile(email, countPost(post.id)),
      ]),
    }),
    deletePost: build.mutation<null, PostRef>({
      queryFn: ({ email, postId }, _api, _options, send) =>
        sendDeletion(send, postEditCalls.deletePost, { postId, userID: email }),
      onQueryStarted: patchAfterSuccess((_data, { email, postId }) => [
        dropPost(postId),
        patchOwnProfile(email, ({ postCount }) => ({ postCount: Math.max(0, postCount - 1) })),
      ]),
    }),
    updatePost: build.mutation<Post, PostEdit>({
      query: ({ postId, caption, imageAlt, tags, itemIds }) =>
        callOf(postEditCalls.updatePost, {
          id: postId,
          caption,
          imageAlt,
          auraTags: tags && [...tags],
          itemIDs: itemIds && [...itemIds],
        }),
      transformResponse: (wire: ResponseOf<typeof postEditCalls.updatePost>, meta) =>
        toPost(wire.post, rootOf(meta)),
      invalidatesTags: (post, error, edit) => [
        ...(post && edit.itemIds ? [postItems(edit.postId), withItem] : []),
        ...(post && (edit.tags || edit.caption !== undefined) ? [pagesOfTags] : []),
        ...whenGone(post, error, edit),
      ],
      onQueryStarted: patchAfterSuccess(({ caption, imageAlt, tags, itemIds, editedAt }, { postId }) => [
        patchPost(postId, (post) => ({ ...post, caption, imageAlt, tags, itemIds, editedAt })),
      ]),
    }),
  }),
});

export const { useDeletePostMutation, useUpdatePostMutation } = postEditsApi;
