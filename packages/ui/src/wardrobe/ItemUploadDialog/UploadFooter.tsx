import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import type { Ref } from 'react';
import { DialogActions } from '../../primitives/Dialog/DialogActions.tsx';

interface UploadFooterProps {
  /** Positions, from 1, of the items without a category. */
  readonly uncategorized: readonly number[];
  readonly itemCount: number;
  readonly submitRef: Ref<HTMLButtonElement>;
  readonly onCancel: () => void;
  readonly onSubmit: () => void;
}

/** The footer of the upload form: a note about items without a category, and the buttons. */
export function UploadFooter({ uncategorized, itemCount, submitRef, onCancel, onSubmit }: UploadFooterProps) {
  return (
    <>
      <p role="status" className="text-14 text-muted max-tablet:w-full tablet:me-auto">
        {itemCount > 1 && uncategorized.length > 0 && itemUploadCopy.itemsWithoutCategory(uncategorized)}
      </p>
      <DialogActions
        submitLabel={itemUploadCopy.submit}
        submitRef={submitRef}
        onCancel={onCancel}
        onSubmit={onSubmit}
      />
    </>
  );
}
