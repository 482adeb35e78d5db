import { addItemsEntryCopy } from '@aura/domain/copy/add-items-entry';
import { uploadMenuCopy } from '@aura/domain/copy/upload-menu';
import { Camera, Images, Shirt } from 'lucide-react';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { UploadTrigger } from '../UploadTrigger/UploadTrigger.tsx';

export interface UploadMenuProps {
  readonly onTakeSelfie: () => void;
  readonly onUploadFromGallery: () => void;
  /** Opens the form that adds items to the wardrobe. */
  readonly onAddToWardrobe: () => void;
  readonly open?: boolean;
  /** Whether a key elsewhere opened the menu; the first item is then focused. */
  readonly startAtFirst?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** The menu of sources for the photo of a post, and the way to new items (docs/product.md section 2, Composer). */
export function UploadMenu({
  onTakeSelfie,
  onUploadFromGallery,
  onAddToWardrobe,
  ...state
}: UploadMenuProps) {
  return (
    <Menu
      {...state}
      trigger={<UploadTrigger />}
      items={[
        { label: uploadMenuCopy.takeSelfie, icon: Camera, onSelect: onTakeSelfie },
        { label: uploadMenuCopy.uploadFromGallery, icon: Images, onSelect: onUploadFromGallery },
        { label: addItemsEntryCopy.addToWardrobe, icon: Shirt, onSelect: onAddToWardrobe },
      ]}
    />
  );
}
