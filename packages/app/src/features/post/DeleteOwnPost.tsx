import { useDeletePostMutation } from '@aura/api-client/endpoints/post-edits';
import { deletionTimeoutMs } from '@aura/domain/limits/post-actions';
import { DeletePostButton } from '@aura/ui/post/DeletePostButton';
import { postDeleted } from '../../store/local-state.ts';
import { useAppDispatch } from '../../store/store.ts';

interface DeleteOwnPostProps {
  readonly postId: string;
  /** Email of the post's owner. */
  readonly email: string;
}

/** Button that deletes a post of the current user. A request without a response after 60 seconds fails. */
export function DeleteOwnPost({ postId, email }: DeleteOwnPostProps) {
  const dispatch = useAppDispatch();
  const [deletePost, { isLoading, isError }] = useDeletePostMutation();

  async function confirm() {
    const call = deletePost({ email, postId });
    const timer = setTimeout(() => call.abort(), deletionTimeoutMs);
    const { error } = await call;
    clearTimeout(timer);
    if (!error) dispatch(postDeleted(postId));
  }

  return <DeletePostButton onDelete={() => void confirm()} deleting={isLoading} failed={isError} />;
}
