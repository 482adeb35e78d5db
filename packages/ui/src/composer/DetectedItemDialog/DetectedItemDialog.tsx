import { commonCopy } from '@aura/domain/copy/common';
import { composerCopy } from '@aura/domain/copy/composer';
import { itemEditCopy } from '@aura/domain/copy/item-forms';
import { itemCopy } from '@aura/domain/copy/items';
import type { DetectedItem, ItemFacts } from '@aura/domain/entities';
import { useDiscardDialog } from '../../primitives/AlertDialog/use-discard-dialog.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { DialogActions } from '../../primitives/Dialog/DialogActions.tsx';
import { FormFailure } from '../../primitives/Dialog/FormFailure.tsx';
import { formBody } from '../../primitives/Dialog/form-body.ts';
import { ItemFields } from '../../wardrobe/ItemFields/ItemFields.tsx';
import { DetectedItemImage } from '../DetectedItemImage/DetectedItemImage.tsx';
import { useCorrectionForm } from './use-correction-form.ts';

export interface DetectedItemDialogProps {
  readonly open: boolean;
  /** Read on mount. */
  readonly item: DetectedItem;
  /** Called when the user closes the dialog, and after a success. */
  readonly onClose: () => void;
  /** Saves the facts. Resolves to whether it succeeded. */
  readonly onSave: (facts: ItemFacts) => Promise<boolean>;
}

/**
 * Corrects the facts of a detected item (docs/product.md section 2, Composer). When
 * saving fails, the changes remain in the form. Pass a new `key` for each opening.
 */
export function DetectedItemDialog({ open, item, onClose, onSave }: DetectedItemDialogProps) {
  const form = useCorrectionForm({ item, onSave, onSaved: () => close() });
  const { requestClose, close, discardDialog } = useDiscardDialog({
    isChanged: () => form.isDirty,
    onClose,
    title: commonCopy.discardHeading,
    body: itemEditCopy.discardBody,
  });
  return (
    <Dialog
      open={open}
      onOpenChange={requestClose}
      title={itemEditCopy.title}
      description={composerCopy.editSubtitle}
      size="lg"
      initialFocus="body"
      bodyClassName={formBody}
      busy={form.isSubmitting}
      footer={
        <DialogActions
          submitLabel={itemEditCopy.submit}
          canSubmit={!form.categoryMissing}
          isSubmitting={form.isSubmitting}
          onCancel={requestClose}
          onSubmit={form.submit}
        />
      }
    >
      <div inert={form.isSubmitting} className="grid gap-6 tablet:grid-cols-[11rem_minmax(0,1fr)]">
        <DetectedItemImage item={item} sizes="11rem" className="w-24 rounded-image tablet:w-full" />
        <div ref={form.fieldsRef} className="min-w-0">
          <ItemFields
            values={form.values}
            nameLabel={itemCopy.description}
            errors={form.errors}
            onFactChange={form.setFact}
          />
        </div>
      </div>
      <FormFailure text={form.failed ? itemEditCopy.failed : null} />
      {discardDialog}
    </Dialog>
  );
}
