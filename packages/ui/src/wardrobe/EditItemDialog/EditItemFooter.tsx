import { commonCopy } from '@aura/domain/copy/common';
import { itemEditCopy } from '@aura/domain/copy/item-forms';
import { Button } from '../../primitives/Button/Button.tsx';

interface EditItemFooterProps {
  readonly canSubmit: boolean;
  readonly isSubmitting: boolean;
  readonly onCancel: () => void;
  readonly onSubmit: () => void;
}

/** The buttons of the edit form. */
export function EditItemFooter({ canSubmit, isSubmitting, onCancel, onSubmit }: EditItemFooterProps) {
  return (
    <>
      <Button variant="outline" onClick={onCancel} disabled={isSubmitting} className="max-tablet:flex-1">
        {commonCopy.cancel}
      </Button>
      <Button onClick={onSubmit} disabled={!canSubmit} busy={isSubmitting} className="max-tablet:flex-1">
        {itemEditCopy.submit}
      </Button>
    </>
  );
}
