import { itemEditCopy } from '@aura/domain/copy/itemForms';
import type { Item, ItemFacts } from '@aura/domain/entities';
import { useState } from 'react';
import { type TakePhoto, usePhotoChoice } from '../../foundations/use-photo-choice.ts';
import { useDiscardQuestion } from '../../primitives/AlertDialog/use-discard-question.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { ItemFields } from '../ItemFields/ItemFields.tsx';
import type { PreparePhoto } from '../ItemUploadDialog/use-draft-photos.ts';
import { StoredPhotoBox } from './StoredPhotoBox.tsx';
import { useItemEdit } from './use-item-edit.ts';

/** What of an item is saved; a photo that is missing stays as it is stored. */
export interface ItemEdit {
  readonly facts: ItemFacts;
  readonly front: Blob | undefined;
  readonly back: Blob | undefined;
}

export interface EditItemDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The item as it is stored; the form is filled from it when it mounts. */
  readonly item: Item;
  readonly preparePhoto: PreparePhoto;
  readonly takePhoto?: TakePhoto | undefined;
  /** Saves; tells whether it worked. The dialog closes by itself after a success. */
  readonly onSave: (edit: ItemEdit) => Promise<boolean>;
}

/**
 * Changes an item of the wardrobe (docs/product.md sections 2, 4 and 5, Wardrobe edit). A failed saving keeps
 * everything that was changed. Each opening needs a `key` of its own.
 */
export function EditItemDialog({
  open,
  onOpenChange,
  item,
  preparePhoto,
  takePhoto,
  onSave,
}: EditItemDialogProps) {
  const form = useItemEdit(item);
  const photos = { front: usePhotoChoice(preparePhoto), back: usePhotoChoice(preparePhoto) };
  const [saving, setSaving] = useState<'no' | 'running' | 'failed'>('no');
  const preparing = photos.front.busy || photos.back.busy;
  const changed = form.changed || photos.front.photo !== null || photos.back.photo !== null;

  const { requestClose, close, question } = useDiscardQuestion({
    isChanged: () => changed,
    onClose: () => onOpenChange(false),
    heading: itemEditCopy.discardHeading,
    body: itemEditCopy.discardBody,
  });
  const save = async () => {
    const facts = form.facts();
    if (facts === null) return;
    setSaving('running');
    const saved = await onSave({
      facts,
      front: photos.front.photo ?? undefined,
      back: photos.back.photo ?? undefined,
    });
    setSaving(saved ? 'no' : 'failed');
    if (saved) close();
  };
  const box = (side: 'front' | 'back') => (
    <StoredPhotoBox side={side} stored={item[side]} choice={photos[side]} takePhoto={takePhoto} />
  );

  return (
    <Dialog
      open={open}
      onOpenChange={requestClose}
      title={itemEditCopy.title}
      description={itemEditCopy.subtitle}
      size="xl"
      initialFocus="body"
      busy={saving === 'running'}
      toolbar={saving === 'failed' && <Banner tone="error">{itemEditCopy.failed}</Banner>}
      footer={
        <>
          <Button variant="outline" onClick={requestClose} className="max-tablet:flex-1">
            {itemEditCopy.cancel}
          </Button>
          <Button
            onClick={() => void save()}
            disabled={form.values.category === '' || preparing}
            busy={saving === 'running'}
            className="max-tablet:flex-1"
          >
            {itemEditCopy.submit}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 desktop:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] desktop:gap-9">
        <div>
          <div className="grid grid-cols-2 gap-3 tablet:gap-4">
            {box('front')}
            {box('back')}
          </div>
          <p className="mt-3 text-14 text-muted">{itemEditCopy.photoHint}</p>
        </div>
        <ItemFields
          values={form.values}
          nameLabel={itemEditCopy.nameLabel}
          errors={form.errors}
          onFactChange={form.change}
        />
      </div>
      {question}
    </Dialog>
  );
}
