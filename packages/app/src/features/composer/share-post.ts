import { postEditsApi } from '@aura/api-client/endpoints/post-edits';
import type { Post } from '@aura/domain/entities';
import type { PostTexts } from '@aura/domain/forms/post';
import { type RunUploadOptions, runUpload } from '../../platform/run-upload.ts';
import type { AppDispatch } from '../../store/store.ts';

export interface PostToShare extends PostTexts {
  /** The same key for every attempt, so that the post is created once. */
  readonly idempotencyKey: string;
  readonly email: string;
  readonly file: Blob;
  readonly itemIds: readonly string[];
}

/**
 * Shares a post.
 * @throws the error of the call
 */
export function sharePost(
  dispatch: AppDispatch,
  post: PostToShare,
  options?: RunUploadOptions,
): Promise<Post> {
  return runUpload(
    (onProgress) =>
      dispatch(postEditsApi.endpoints.addPost.initiate({ ...post, onProgress }, { track: false })),
    options,
  );
}
