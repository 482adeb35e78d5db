import { useUpdateItemMutation } from '@aura/api-client/endpoints/item-actions';
import { cameraCopy } from '@aura/domain/copy/camera';
import { itemEditCopy } from '@aura/domain/copy/itemForms';
import type { Item } from '@aura/domain/entities';
import { useToast } from '@aura/ui/primitives/Toast';
import { EditItemDialog, type ItemEdit } from '@aura/ui/wardrobe/EditItemDialog';
import { usePhotoTaking } from '../../platform/camera/use-photo-taking.tsx';
import { prepareImage } from '../../platform/image-files.ts';

interface EditItemProps {
  readonly item: Item;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The viewer's. */
  readonly email: string;
}

/** The edit form over the API. */
export default function EditItem({ item, open, onOpenChange, email }: EditItemProps) {
  const toast = useToast();
  const { takePhoto, camera } = usePhotoTaking({ facing: 'environment', title: cameraCopy.photoTitle });
  const [updateItem] = useUpdateItemMutation();
  const save = async (edit: ItemEdit) => {
    const { error } = await updateItem({ email, itemId: item.id, ...edit });
    if (!error) toast.show({ tone: 'status', text: itemEditCopy.updated });
    return !error;
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
