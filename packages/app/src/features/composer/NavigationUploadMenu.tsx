import { UploadMenu, type UploadMenuProps } from '@aura/ui/composer/UploadMenu';
import { useNavigate } from 'react-router';
import { addItemsPath } from '../../add-items-path.ts';

/** The upload menu of the navigation. "Add to wardrobe" opens the form of the wardrobe. */
export function NavigationUploadMenu(props: Omit<UploadMenuProps, 'onAddToWardrobe'>) {
  const navigate = useNavigate();
  return <UploadMenu {...props} onAddToWardrobe={() => void navigate(addItemsPath)} />;
}
