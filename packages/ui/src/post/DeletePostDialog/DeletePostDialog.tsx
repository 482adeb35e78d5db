import { postPageCopy } from '@aura/domain/copy/post-page';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx';

interface DeletePostDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Called when the user confirms the deletion. The dialog stays open until `open` is false. */
  readonly onDelete: () => void;
  readonly deleting: boolean;
  /** Whether the last attempt failed. */
  readonly failed: boolean;
}

/** Asks whether to delete an own post. */
export function DeletePostDialog({ open, onOpenChange, onDelete, deleting, failed }: DeletePostDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="danger"
      title={postPageCopy.delete}
      body={postPageCopy.deleteQuestion}
      confirmLabel={postPageCopy.deleteConfirm}
      onConfirm={onDelete}
      busy={deleting}
      error={failed ? postPageCopy.deleteFailed : undefined}
    />
  );
}
