import { commonCopy } from '@aura/domain/copy/common';
import { profileEditCopy } from '@aura/domain/copy/profile-edit';
import type { Profile } from '@aura/domain/entities';
import { useWatch } from 'react-hook-form';
import type { TakePhoto } from '../../images/use-image-choice.ts';
import { useDiscardDialog } from '../../primitives/AlertDialog/use-discard-dialog.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { DialogActions } from '../../primitives/Dialog/DialogActions.tsx';
import { ImageField } from './ImageField.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import type { ProfileEdit } from './profile-edit.ts';
import { useProfileEditForm } from './use-profile-edit-form.ts';

export interface EditProfileDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The stored profile; read on mount. */
  readonly profile: Profile;
  /**
   * Prepares a chosen image; null when the user cancels.
   * @throws Error with the text to show
   */
  readonly prepareImage: (file: File) => Promise<Blob | null>;
  readonly takePhoto?: TakePhoto | undefined;
  /** Saves the edit. Resolves to an error message, or null after a success, which closes the dialog. */
  readonly onSave: (edit: ProfileEdit) => Promise<string | null>;
}

const formId = 'edit-profile';

/**
 * Edits image, display name and bio of a profile (docs/product.md section 5). When saving
 * fails, the changes remain in the form; closing it with changes requires a confirmation. Pass a new `key`
 * for each opening.
 */
export function EditProfileDialog({
  open,
  onOpenChange,
  profile,
  prepareImage,
  takePhoto,
  onSave,
}: EditProfileDialogProps) {
  const form = useProfileEditForm({ profile, prepareImage, onSave, onSaved: () => close() });
  const displayName = useWatch({ control: form.control, name: 'displayName' });
  const { requestClose, close, discardDialog } = useDiscardDialog({
    isChanged: () => form.isChanged,
    onClose: () => onOpenChange(false),
    title: commonCopy.discardHeading,
    body: profileEditCopy.discardBody,
  });

  return (
    <Dialog
      open={open}
      onOpenChange={requestClose}
      title={profileEditCopy.title}
      size="sm"
      busy={form.isSubmitting}
      initialFocus="body"
      footer={
        <DialogActions
          submitLabel={commonCopy.save}
          onCancel={requestClose}
          form={formId}
          canSubmit={form.canSubmit}
          isSubmitting={form.isSubmitting}
        />
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        {form.failure && <Banner tone="error">{form.failure}</Banner>}
        <div inert={form.isSubmitting}>
          <ImageField stored={profile.avatar} name={displayName} choice={form.image} takePhoto={takePhoto} />
        </div>
        <ProfileFields control={form.control} readOnly={form.isSubmitting} />
      </form>
      {discardDialog}
    </Dialog>
  );
}
