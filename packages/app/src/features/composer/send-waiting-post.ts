import { type ApiError, toApiError } from '@aura/api-client/errors';
import { composerCopy } from '@aura/domain/copy/composer';
import type { Post } from '@aura/domain/entities';
import { postTexts } from '@aura/domain/forms/post';
import { type PostDraft, sharedItems } from '@aura/domain/forms/post-draft';
import { suggestedImageAlt } from '@aura/domain/rules/image-alt';
import { refusalCodes } from '../../shared/refusal-codes.ts';
import type { PostToShare } from './share-post.ts';

type Draft = PostDraft<Blob>;

/** Returns the post with the reason why the server does not accept it; null when it may accept it later. */
function refusedPost(post: Draft, { code, message }: ApiError): Draft | null {
  // The key belongs to the version that was shared; sharing this one is left to the user.
  if (code === 'IDEMPOTENCY_MISMATCH')
    return { ...post, id: crypto.randomUUID(), isSent: false, refusal: composerCopy.sharedEarlier };
  if (code === 'FORBIDDEN' && sharedItems(post.detection).length > 0)
    return { ...post, refusal: composerCopy.itemsGone };
  return refusalCodes.includes(code) ? { ...post, refusal: message } : null;
}

interface SendWaitingPost {
  readonly post: Draft;
  /** Email of the current user. */
  readonly email: string;
  /** Rejects when the post is not shared. */
  readonly share: (post: PostToShare) => Promise<Pick<Post, 'id'>>;
  /** Stores the post; null deletes it. */
  readonly replace: (next: Draft | null) => Promise<void>;
}

/**
 * Shares a post with the items that its author saw: those added, and those of an analysis that had ended. One that the
 * server refuses for good stays, with the reason.
 * @returns the id of the shared post, 'refused', or the error after which it has to be sent again
 */
export async function sendWaitingPost({
  post,
  email,
  share,
  replace,
}: SendWaitingPost): Promise<{ readonly postId: string } | 'refused' | ApiError> {
  const items = sharedItems(post.detection);
  let shared: Pick<Post, 'id'>;
  try {
    shared = await share({
      ...postTexts(post.values, suggestedImageAlt(items)),
      email,
      file: post.photo,
      idempotencyKey: post.id,
      itemIds: items.map(({ id }) => id),
    });
  } catch (thrown) {
    const error = toApiError(thrown);
    const refused = refusedPost(post, error);
    if (refused === null) return error;
    await replace(refused);
    return 'refused';
  }
  await replace(null);
  return { postId: shared.id };
}
