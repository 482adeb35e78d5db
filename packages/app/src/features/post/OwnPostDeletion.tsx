import { useDeletePostMutation } from '@aura/api-client/endpoints/post-actions';
import { toApiError } from '@aura/api-client/errors';
import { deletionTimeoutMs } from '@aura/domain/limits';
import { DeletePost } from '@aura/ui/post/DeletePost';
import { postDeleted } from '../../store/browser-data.ts';
import { announceDeletion } from '../../store/deletions.ts';
import { useAppDispatch } from '../../store/store.ts';

interface OwnPostDeletionProps {
  readonly postId: string;
  /** The owner's. */
  readonly email: string;
}

/**
 * Deletes a post over the API. It counts as deleted once the server agreed, or knows it no more: the answer to an
 * earlier attempt may have been lost. One that is not answered for a minute has failed.
 */
export function OwnPostDeletion({ postId, email }: OwnPostDeletionProps) {
  const dispatch = useAppDispatch();
  const [deletePost, { isLoading, isError }] = useDeletePostMutation();

  async function confirm() {
    const call = deletePost({ email, postId });
    const timer = setTimeout(() => call.abort(), deletionTimeoutMs);
    const { error } = await call;
    clearTimeout(timer);
    if (error && toApiError(error).status !== 404) return;
    dispatch(postDeleted(postId));
    announceDeletion(postId);
  }

  return <DeletePost onDelete={() => void confirm()} deleting={isLoading} failed={isError} />;
}
