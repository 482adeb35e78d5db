import { profileActionsApi } from '@aura/api-client/endpoints/profile-actions';
import { toApiError } from '@aura/api-client/errors';
import { cameraCopy } from '@aura/domain/copy/camera';
import { profileEditCopy } from '@aura/domain/copy/profile-edit';
import type { Profile } from '@aura/domain/entities';
import { useToast } from '@aura/ui/primitives/Toast';
import { EditProfileDialog, type EditProfileDialogProps } from '@aura/ui/profile/EditProfileDialog';
import { useEffect, useRef, useState } from 'react';
import { prepareImage } from '../../platform/images/prepare-image.ts';
import { runUpload } from '../../platform/run-upload.ts';
import { usePhotoCapture } from '../../shared/use-photo-capture.tsx';
import { useAppDispatch } from '../../store/store.ts';
import { useImageCrop } from './use-image-crop.tsx';

interface EditProfileProps {
  readonly email: string;
  /** As it was when the form was opened; read on mount. */
  readonly profile: Profile;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The profile form, connected to the API. Saving without progress for 60 seconds fails. */
export default function EditProfile({ email, profile, open, onOpenChange }: EditProfileProps) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { takePhoto, dialog: cameraDialog } = usePhotoCapture({
    facing: 'user',
    title: cameraCopy.photoTitle,
  });
  const { crop, dialog: cropDialog } = useImageCrop();
  const [before] = useState(profile);
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
  }, [open]);
  /** Null also when the form was closed while the photo was prepared. */
  const prepareSquare = async (file: File) => {
    const photo = await prepareImage(file);
    return isOpen.current ? crop(photo) : null;
  };
  const save: EditProfileDialogProps['onSave'] = async ({ displayName, bio, image }) => {
    // Only what was changed is sent, so that edits on two devices do not undo each other.
    const changes = {
      ...(displayName !== before.displayName && { displayName }),
      ...(bio !== before.bio && { bio }),
      ...(image && { image }),
    };
    const { updateProfile } = profileActionsApi.endpoints;
    try {
      await runUpload((onProgress) =>
        dispatch(updateProfile.initiate({ email, changes, onProgress }, { track: false })),
      );
    } catch (error) {
      return toApiError(error).message || profileEditCopy.failed;
    }
    toast.show({ tone: 'status', text: profileEditCopy.saved });
    return null;
  };
  return (
    <>
      <EditProfileDialog
        open={open}
        onOpenChange={onOpenChange}
        profile={profile}
        prepareImage={prepareSquare}
        takePhoto={takePhoto}
        onSave={save}
      />
      {cameraDialog}
      {cropDialog}
    </>
  );
}
