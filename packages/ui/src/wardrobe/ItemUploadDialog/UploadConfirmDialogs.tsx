import { commonCopy } from '@aura/domain/copy/common';
import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx';

/**
 * The confirmation dialogs of the upload form: discard and close, discard and start over, or upload without
 * some items.
 */
export type UploadConfirm = 'discard' | 'start-over' | 'leave-out';

interface UploadConfirmDialogsProps {
  /** The open dialog; null when none is open. */
  readonly confirm: UploadConfirm | null;
  /** Positions, from 1, of the items without a category. */
  readonly uncategorized: readonly number[];
  readonly onClose: () => void;
  readonly onConfirm: (confirm: UploadConfirm) => void;
}

/** The confirmation dialogs of the upload form. */
export function UploadConfirmDialogs({
  confirm,
  uncategorized,
  onClose,
  onConfirm,
}: UploadConfirmDialogsProps) {
  return (
    <>
      <AlertDialog
        open={confirm === 'discard' || confirm === 'start-over'}
        onOpenChange={onClose}
        title={itemUploadCopy.discardHeading}
        body={itemUploadCopy.discardBody}
        cancelLabel={commonCopy.keepEditing}
        confirmLabel={commonCopy.discard}
        tone="danger"
        onConfirm={() => onConfirm(confirm === 'start-over' ? 'start-over' : 'discard')}
      />
      <AlertDialog
        open={confirm === 'leave-out'}
        onOpenChange={onClose}
        title={itemUploadCopy.leaveOutHeading}
        body={`${itemUploadCopy.itemsWithoutCategory(uncategorized)} ${itemUploadCopy.leaveOutBody}`}
        confirmLabel={itemUploadCopy.leaveOutConfirm}
        onConfirm={() => onConfirm('leave-out')}
      />
    </>
  );
}
