import { commonCopy } from '@aura/domain/copy/common';
import { postPageCopy } from '@aura/domain/copy/post-page';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

interface DeletePostButtonProps {
  /** Called when the user confirms the deletion. The dialog stays open until the component unmounts. */
  readonly onDelete: () => void;
  readonly deleting: boolean;
  /** Whether the last attempt failed. */
  readonly failed: boolean;
}

/** The button that deletes an own post after confirmation; on phones it shows only an icon. */
export function DeletePostButton({ onDelete, deleting, failed }: DeletePostButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="dangerQuiet" size="sm" title={postPageCopy.delete} onClick={() => setOpen(true)}>
        <Trash2 aria-hidden className="size-5" />
        <span className="max-tablet:sr-only">{postPageCopy.delete}</span>
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        tone="danger"
        title={postPageCopy.delete}
        body={postPageCopy.deleteQuestion}
        cancelLabel={commonCopy.cancel}
        confirmLabel={postPageCopy.deleteConfirm}
        onConfirm={onDelete}
        busy={deleting}
        error={failed ? postPageCopy.deleteFailed : undefined}
      />
    </>
  );
}
