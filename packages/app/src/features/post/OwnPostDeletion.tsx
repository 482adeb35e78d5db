import { useDeletePostMutation } from '@aura/api-client/endpoints/post-actions';
import { DeletePost } from '@aura/ui/post/DeletePost';
import { postDeleted } from '../../store/browser-data.ts';
import { announceDeletion } from '../../store/deletions.ts';
import { useAppDispatch } from '../../store/store.ts';

interface OwnPostDeletionProps {
  readonly postId: string;
  /** The owner's. */
  readonly email: string;
}

/** Deletes a post over the API. It counts as deleted once the server agreed. */
export function OwnPostDeletion({ postId, email }: OwnPostDeletionProps) {
  const dispatch = useAppDispatch();
  const [deletePost, { isLoading, isError }] = useDeletePostMutation();

  async function confirm() {
    const { error } = await deletePost({ email, postId });
    if (error) return;
    dispatch(postDeleted(postId));
    announceDeletion(postId);
  }

  return <DeletePost onDelete={() => void confirm()} deleting={isLoading} failed={isError} />;
}
