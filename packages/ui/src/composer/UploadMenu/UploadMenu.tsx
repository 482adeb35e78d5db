import { uploadMenuCopy } from '@aura/domain/copy/upload-menu';
import { Camera, Images } from 'lucide-react';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { UploadTrigger } from '../UploadTrigger/UploadTrigger.tsx';

export interface UploadMenuProps {
  readonly onTakeSelfie: () => void;
  readonly onUploadFromGallery: () => void;
  readonly open?: boolean;
  /** Whether a key opened the menu before its code had loaded; the first item is then focused. */
  readonly startAtFirst?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** The menu of sources for the photo of a post (docs/product.md section 2, Upload menu). */
export function UploadMenu({ onTakeSelfie, onUploadFromGallery, ...state }: UploadMenuProps) {
  return (
    <Menu
      {...state}
      trigger={<UploadTrigger />}
      items={[
        { label: uploadMenuCopy.takeSelfie, icon: Camera, onSelect: onTakeSelfie },
        { label: uploadMenuCopy.uploadFromGallery, icon: Images, onSelect: onUploadFromGallery },
      ]}
    />
  );
}
