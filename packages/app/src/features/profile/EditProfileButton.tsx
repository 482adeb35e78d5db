import { profileCopy } from '@aura/domain/copy/profile';
import { Button } from '@aura/ui/primitives/Button';
import { Pencil } from 'lucide-react';

/** Opens the form of the current user's profile. */
export function EditProfileButton({ onClick }: { readonly onClick?: () => void }) {
  return (
    <Button variant="outline" size="sm" onClick={onClick}>
      <Pencil aria-hidden className="size-4 stroke-icon" />
      {profileCopy.editProfile}
    </Button>
  );
}
