import { commonCopy } from '@aura/domain/copy/common';
import { itemEditCopy } from '@aura/domain/copy/item-forms';
import type { Item } from '@aura/domain/entities';
import type { Currency } from '@aura/domain/vocabularies/currencies';
import type { TakePhoto } from '../../images/use-image-choice.ts';
import { useDiscardDialog } from '../../primitives/AlertDialog/use-discard-dialog.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { DialogActions } from '../../primitives/Dialog/DialogActions.tsx';
import { FormFailure } from '../../primitives/Dialog/FormFailure.tsx';
import { formBody } from '../../primitives/Dialog/form-body.ts';
import { ItemFields } from '../ItemFields/ItemFields.tsx';
import type { PreparePhoto } from '../ItemUploadDialog/use-draft-photos.ts';
import { OwnFactFields } from '../OwnFactFields/OwnFactFields.tsx';
import { photoPair, photosAndFields } from '../PhotoBox/photo-layout.ts';
import type { ItemEdit, ItemEditOutcome } from './item-edit.ts';
import { StoredPhotoBox } from './StoredPhotoBox.tsx';
import { useItemEditForm } from './use-item-edit-form.ts';

export interface EditItemDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The stored item; read on mount. */
  readonly item: Item;
  /** The currency that a new price starts with; read on mount. */
  readonly currency?: Currency;
  readonly preparePhoto: PreparePhoto;
  readonly takePhoto?: TakePhoto | undefined;
  /** Saves the edit. A success closes the dialog. */
  readonly onSave: (edit: ItemEdit) => Promise<ItemEditOutcome>;
}

/**
 * Edits an item of the wardrobe (docs/product.md sections 2, 4 and 5). When saving fails, the
 * changes remain in the form. Pass a new `key` for each opening.
 */
export function EditItemDialog({
  open,
  onOpenChange,
  item,
  currency = 'EUR',
  preparePhoto,
  takePhoto,
  onSave,
}: EditItemDialogProps) {
  const form = useItemEditForm({ item, currency, preparePhoto, onSave, onSaved: () => close() });
  const { requestClose, close, discardDialog } = useDiscardDialog({
    isChanged: () => form.isChanged,
    onClose: () => onOpenChange(false),
    title: commonCopy.discardHeading,
    body: itemEditCopy.discardBody,
  });
  const photoBox = (side: 'front' | 'back') => (
    <StoredPhotoBox side={side} stored={item[side]} choice={form.photos[side]} takePhoto={takePhoto} />
  );

  return (
    <Dialog
      open={open}
      onOpenChange={requestClose}
      title={itemEditCopy.title}
      description={itemEditCopy.subtitle}
      size="xl"
      initialFocus="body"
      bodyClassName={formBody}
      busy={form.isSubmitting}
      footer={
        <DialogActions
          submitLabel={itemEditCopy.submit}
          canSubmit={form.canSubmit}
          isSubmitting={form.isSubmitting}
          onCancel={requestClose}
          onSubmit={form.submit}
        />
      }
    >
      <div inert={form.isSubmitting} className={photosAndFields}>
        <div>
          <div className={photoPair}>
            {photoBox('front')}
            {photoBox('back')}
          </div>
          <p className="mt-3 text-14 text-muted">{itemEditCopy.photoHint}</p>
        </div>
        <div ref={form.fieldsRef} className="min-w-0">
          <ItemFields
            values={form.values}
            nameLabel={itemEditCopy.nameLabel}
            errors={form.errors}
            onFactChange={form.setFact}
          />
          <OwnFactFields
            values={form.own.values}
            errors={form.own.errors}
            onValuesChange={form.own.setValues}
          />
        </div>
      </div>
      <FormFailure text={form.failure} />
      {discardDialog}
    </Dialog>
  );
}
