import { commonCopy } from '@aura/domain/copy/common';
import { editItemsCopy } from '@aura/domain/copy/edit-items';
import { itemCopy } from '@aura/domain/copy/items';
import type { Item } from '@aura/domain/entities';
import type { CommonFacts } from '@aura/domain/forms/items-edit';
import { listFactNames } from '@aura/domain/item-facts';
import { useDiscardDialog } from '../../primitives/AlertDialog/use-discard-dialog.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { DialogActions } from '../../primitives/Dialog/DialogActions.tsx';
import { FormFailure } from '../../primitives/Dialog/FormFailure.tsx';
import { formBody } from '../../primitives/Dialog/form-body.ts';
import { BrandFields } from '../ItemFields/BrandFields.tsx';
import { CategoryFields } from '../ItemFields/CategoryFields.tsx';
import { DetailFields } from '../ItemFields/DetailFields.tsx';
import { useItemsEditForm } from './use-items-edit-form.ts';

export interface EditItemsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The items to edit, at least one; read on mount. */
  readonly items: readonly Item[];
  /**
   * Saves the changed facts. Resolves to why some items were not changed, or to null, which closes the dialog.
   */
  readonly onSave: (facts: CommonFacts) => Promise<string | null>;
}

/**
 * Gives several items the same facts. Only the fields that are changed are saved; a field in which the items differ says
 * so. When saving fails, the changes remain in the form. Pass a new `key` for each opening.
 */
export function EditItemsDialog({ open, onOpenChange, items, onSave }: EditItemsDialogProps) {
  const form = useItemsEditForm({ items, onSave, onSaved: () => close() });
  const { requestClose, close, discardDialog } = useDiscardDialog({
    isChanged: () => form.isChanged,
    onClose: () => onOpenChange(false),
    title: commonCopy.discardHeading,
    body: editItemsCopy.discardBody,
  });
  const fields = {
    values: form.values,
    different: form.different,
    errors: form.errors,
    onFactChange: form.setFact,
  };
  return (
    <Dialog
      open={open}
      onOpenChange={requestClose}
      title={editItemsCopy.title(items.length)}
      description={editItemsCopy.hint}
      size="md"
      initialFocus="body"
      bodyClassName={formBody}
      busy={form.isSubmitting}
      footer={
        <>
          <Button
            variant="quiet"
            onClick={form.reset}
            aria-disabled={!form.isChanged || form.isSubmitting}
            className="me-auto -ms-3"
          >
            {editItemsCopy.reset}
          </Button>
          <DialogActions
            submitLabel={editItemsCopy.save(items.length)}
            onCancel={requestClose}
            onSubmit={form.submit}
            canSubmit={form.isChanged}
            isSubmitting={form.isSubmitting}
          />
        </>
      }
    >
      <div
        ref={form.fieldsRef}
        inert={form.isSubmitting}
        className="grid content-start gap-4 tablet:grid-cols-2"
      >
        <CategoryFields {...fields} />
        <BrandFields {...fields} />
        <DetailFields {...fields} />
        {listFactNames
          .filter((name) => form.different.includes(name))
          .map((name) => (
            <p key={name} className="-mt-2 text-14 text-muted tablet:col-span-2">
              {editItemsCopy.differentLists(itemCopy[name])}
            </p>
          ))}
      </div>
      <FormFailure text={form.failure} />
      {discardDialog}
    </Dialog>
  );
}
