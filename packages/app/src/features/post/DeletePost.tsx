import { useDeletePostMutation } from '@aura/api-client/endpoints/post-edits';
import { deletionTimeoutMs } from '@aura/domain/limits/post-actions';
import { DeletePostDialog } from '@aura/ui/post/DeletePostDialog';
import { abortAfter } from '../../shared/abort-after.ts';
import { postDeleted } from '../../store/local-state.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';

export interface DeletePostProps {
  readonly postId: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onDeleted: (() => void) | undefined;
}

/** Asks whether to delete a post of the current user, and deletes it. A request without a response after 60 seconds fails. */
export default function DeletePost({ postId, open, onOpenChange, onDeleted }: DeletePostProps) {
  const dispatch = useAppDispatch();
  const email = useAppSelector(selectIdentity)?.email ?? '';
  const [deletePost, { isLoading, isError }] = useDeletePostMutation();

  async function confirm() {
    const { error } = await abortAfter(deletePost({ email, postId }), deletionTimeoutMs);
    if (error) return;
    onOpenChange(false);
    dispatch(postDeleted(postId));
    onDeleted?.();
  }

  return (
    <DeletePostDialog
      open={open}
      onOpenChange={onOpenChange}
      onDelete={() => void confirm()}
      deleting={isLoading}
      failed={isError}
    />
  );
}
