import { useDeletePostMutation } from '@aura/api-client/endpoints/post-actions';
import { postCopy } from '@aura/domain/copy/post';
import { AlertDialog } from '@aura/ui/primitives/AlertDialog';
import { Button } from '@aura/ui/primitives/Button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { postDeleted } from '../../store/browser-data.ts';
import { announceDeletion } from '../../store/deletions.ts';
import { useAppDispatch } from '../../store/store.ts';

interface DeletePostProps {
  readonly postId: string;
  /** The owner's. */
  readonly email: string;
}

/** The owner's button and its question. The post counts as deleted once the server agreed. */
export function DeletePost({ postId, email }: DeletePostProps) {
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  const [deletePost, { isLoading, isError }] = useDeletePostMutation();

  async function confirm() {
    const { error } = await deletePost({ email, postId });
    if (error) return;
    dispatch(postDeleted(postId));
    announceDeletion(postId);
  }

  return (
    <>
      <Button variant="dangerQuiet" size="sm" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden className="size-5" />
        {postCopy.delete}
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        tone="danger"
        title={postCopy.delete}
        body={postCopy.deleteQuestion}
        cancelLabel={postCopy.cancel}
        confirmLabel={postCopy.deleteConfirm}
        onConfirm={() => void confirm()}
        busy={isLoading}
        error={isError ? postCopy.deleteFailed : undefined}
      />
    </>
  );
}
