import { itemActionsApi } from '@aura/api-client/endpoints/item-actions';
import { cameraCopy } from '@aura/domain/copy/camera';
import { itemEditCopy } from '@aura/domain/copy/itemForms';
import type { Item } from '@aura/domain/entities';
import { useToast } from '@aura/ui/primitives/Toast';
import { EditItemDialog, type ItemEdit } from '@aura/ui/wardrobe/EditItemDialog';
import { usePhotoTaking } from '../../platform/camera/use-photo-taking.tsx';
import { prepareImage } from '../../platform/image-files.ts';
import { watchedUpload } from '../../platform/watched-upload.ts';
import { useAppDispatch } from '../../store/store.ts';

interface EditItemProps {
  readonly item: Item;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The viewer's. */
  readonly email: string;
}

/** The edit form over the API. A saving that is not heard of for a minute has failed. */
export default function EditItem({ item, open, onOpenChange, email }: EditItemProps) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { takePhoto, camera } = usePhotoTaking({ facing: 'environment', title: cameraCopy.photoTitle });
  const save = async (edit: ItemEdit) => {
    const { updateItem } = itemActionsApi.endpoints;
    try {
      await watchedUpload((onProgress) =>
        dispatch(updateItem.initiate({ email, itemId: item.id, ...edit, onProgress }, { track: false })),
      );
    } catch {
      return false;
    }
    toast.show({ tone: 'status', text: itemEditCopy.updated });
    return true;
  };
  return (
    <>
      <EditItemDialog
        open={open}
        onOpenChange={onOpenChange}
        item={item}
        preparePhoto={prepareImage}
        takePhoto={takePhoto}
        onSave={save}
      />
      {camera}
    </>
  );
}
