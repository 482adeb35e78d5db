import { itemActionsApi } from '@aura/api-client/endpoints/item-actions';
import { toApiError } from '@aura/api-client/errors';
import { cutoutEditorCopy } from '@aura/domain/copy/cutout-editor';
import { itemEditCopy } from '@aura/domain/copy/item-forms';
import type { Item } from '@aura/domain/entities';
import { useToast } from '@aura/ui/primitives/Toast';
import { CutoutEditorDialog, type CutoutEditorDialogProps } from '@aura/ui/wardrobe/CutoutEditorDialog';
import { useState } from 'react';
import { cutoutDraft } from '../../platform/storage/cutout-drafts.ts';
import { fetchImage } from '../../shared/fetch-image.ts';
import { refusalText } from '../../shared/refusal-text.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';

interface EditCutoutProps {
  readonly item: Item;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const loadImage = async (src: string) => createImageBitmap(await fetchImage(src));

/** The cut-out editor, connected to the API. What is painted is stored in this browser until it is saved. */
export default function EditCutout({ item, open, onOpenChange }: EditCutoutProps) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const uid = useAppSelector(selectIdentity)?.uid ?? '';
  const [draft] = useState(() => cutoutDraft(uid, item));
  const [initialStrokes] = useState(draft.read);
  /** With the cut-outs that were saved: when the other photo cannot be saved, editing continues from them. */
  const [edited, setEdited] = useState(item);
  const save: CutoutEditorDialogProps['onSave'] = async ({ side, mask }) => {
    const { editCutout } = itemActionsApi.endpoints;
    const photo = item[side];
    if (photo === null) return null;
    const edit = { itemId: item.id, side, photo, mask };
    try {
      setEdited(await dispatch(editCutout.initiate(edit, { track: false })).unwrap());
      return null;
    } catch (error) {
      if (toApiError(error).code === 'NOT_FOUND') return itemEditCopy.notFound;
      return refusalText(error, ['VALIDATION'], cutoutEditorCopy.saveFailed);
    }
  };
  return (
    <CutoutEditorDialog
      open={open}
      onOpenChange={onOpenChange}
      item={edited}
      loadImage={loadImage}
      initialStrokes={initialStrokes}
      onStrokesChange={draft.write}
      onSave={save}
      onSaved={() => toast.show({ tone: 'status', text: cutoutEditorCopy.saved })}
    />
  );
}
