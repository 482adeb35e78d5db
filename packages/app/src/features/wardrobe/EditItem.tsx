import { itemActionsApi } from '@aura/api-client/endpoints/item-actions';
import { toApiError } from '@aura/api-client/errors';
import { cameraCopy } from '@aura/domain/copy/camera';
import { itemEditCopy } from '@aura/domain/copy/item-forms';
import type { Item } from '@aura/domain/entities';
import { usualCurrency } from '@aura/domain/forms/own-facts';
import { useToast } from '@aura/ui/primitives/Toast';
import { EditItemDialog, type EditItemDialogProps } from '@aura/ui/wardrobe/EditItemDialog';
import { prepareItemImage } from '../../platform/images/prepare-image.ts';
import { runUpload } from '../../platform/run-upload.ts';
import { usePhotoCapture } from '../../shared/use-photo-capture.tsx';
import { useWardrobe } from '../../shared/use-wardrobe.ts';
import { useAppDispatch } from '../../store/store.ts';

interface EditItemProps {
  readonly item: Item;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Email of the current user. */
  readonly email: string;
}

/** The edit form, connected to the API. An upload without progress for 60 seconds fails. */
export default function EditItem({ item, open, onOpenChange, email }: EditItemProps) {
  const dispatch = useAppDispatch();
  const { items: wardrobe = [] } = useWardrobe(email);
  const toast = useToast();
  const { takePhoto, dialog: cameraDialog } = usePhotoCapture({
    facing: 'environment',
    title: cameraCopy.photoTitle,
  });
  const save: EditItemDialogProps['onSave'] = async (edit) => {
    const { updateItem } = itemActionsApi.endpoints;
    try {
      await runUpload((onProgress) =>
        dispatch(updateItem.initiate({ email, itemId: item.id, ...edit, onProgress }, { track: false })),
      );
    } catch (error) {
      return toApiError(error).code === 'NOT_FOUND' ? 'notFound' : 'failed';
    }
    toast.show({ tone: 'status', text: itemEditCopy.updated });
    return 'saved';
  };
  return (
    <>
      <EditItemDialog
        open={open}
        onOpenChange={onOpenChange}
        item={item}
        currency={usualCurrency(wardrobe)}
        preparePhoto={prepareItemImage}
        takePhoto={takePhoto}
        onSave={save}
      />
      {cameraDialog}
    </>
  );
}
