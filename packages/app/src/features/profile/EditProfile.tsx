import { useUpdateProfileMutation } from '@aura/api-client/endpoints/profile-actions';
import { profileEditCopy } from '@aura/domain/copy/profile';
import type { Profile } from '@aura/domain/entities';
import { useToast } from '@aura/ui/primitives/Toast';
import { EditProfileDialog, type ProfileEdit } from '@aura/ui/profile/EditProfileDialog';
import { prepareImage } from '../../platform/image-files.ts';

interface EditProfileProps {
  readonly email: string;
  readonly profile: Profile;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The profile form over the API. */
export default function EditProfile({ email, profile, open, onOpenChange }: EditProfileProps) {
  const toast = useToast();
  const [updateProfile] = useUpdateProfileMutation();
  const save = async ({ displayName, bio, picture }: ProfileEdit): Promise<string | null> => {
    const { error } = await updateProfile({
      email,
      changes: { displayName, bio, ...(picture && { picture }) },
    });
    if (error) return error.message || profileEditCopy.failed;
    toast.show({ tone: 'status', text: profileEditCopy.saved });
    return null;
  };
  return (
    <EditProfileDialog
      open={open}
      onOpenChange={onOpenChange}
      profile={profile}
      preparePicture={prepareImage}
      onSave={save}
    />
  );
}
