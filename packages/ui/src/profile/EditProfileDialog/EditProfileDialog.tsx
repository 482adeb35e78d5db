import { profileEditCopy } from '@aura/domain/copy/profile';
import type { Profile } from '@aura/domain/entities';
import {
  type ProfileEditValues,
  profileEditSchema,
  profileEditValuesOf,
  profileImageProblem,
} from '@aura/domain/forms/profileEdit';
import { bioMaxLength, displayNameMaxLength } from '@aura/domain/limits';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { type TakePhoto, usePhotoChoice } from '../../foundations/use-photo-choice.ts';
import { useDiscardQuestion } from '../../primitives/AlertDialog/use-discard-question.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { ImageField } from './ImageField.tsx';

/** What of the profile is saved; without an image the stored one stays. */
export interface ProfileEdit extends ProfileEditValues {
  readonly image: Blob | undefined;
}

export interface EditProfileDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly profile: Profile;
  /** Makes a chosen image ready; null when the person gives it up. @throws Error with the text to show */
  readonly prepareImage: (file: File) => Promise<Blob | null>;
  readonly takePhoto?: TakePhoto | undefined;
  /** Saves; answers why it did not work, or null. The dialog closes by itself after a success. */
  readonly onSave: (edit: ProfileEdit) => Promise<string | null>;
}

/** Enter makes a line in a text of several; with Ctrl or Cmd it sends. */
function submitOnCtrlEnter({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
}

/**
 * Changes image, display name and bio (docs/product.md section 5, Profile edit). A failure keeps what was typed,
 * and closing asks before it is discarded. Each opening needs a `key` of its own.
 */
export function EditProfileDialog({
  open,
  onOpenChange,
  profile,
  prepareImage,
  takePhoto,
  onSave,
}: EditProfileDialogProps) {
  const [stored] = useState(() => profileEditValuesOf(profile));
  const [values, setValues] = useState(stored);
  const image = usePhotoChoice(async (file) => {
    const problem = profileImageProblem(file);
    if (problem !== null) throw new Error(problem);
    return prepareImage(file);
  });
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const changed =
    image.photo !== null || values.displayName !== stored.displayName || values.bio !== stored.bio;
  const { data, error } = profileEditSchema.safeParse(values);
  const problemOf = (name: keyof ProfileEditValues) =>
    error?.issues.find(({ path }) => path[0] === name)?.message;

  const { requestClose, close, question } = useDiscardQuestion({
    isChanged: () => changed,
    onClose: () => onOpenChange(false),
    heading: profileEditCopy.discardHeading,
    body: profileEditCopy.discardBody,
  });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!data || image.busy || saving) return;
    setFailure(null);
    setSaving(true);
    const problem = await onSave({ ...data, image: image.photo ?? undefined });
    setSaving(false);
    setFailure(problem);
    if (problem === null) close();
  };
  const formId = 'edit-profile';

  return (
    <Dialog
      open={open}
      onOpenChange={requestClose}
      title={profileEditCopy.title}
      size="sm"
      busy={saving}
      initialFocus="body"
      footer={
        <>
          <Button variant="outline" onClick={requestClose} className="max-tablet:flex-1">
            {profileEditCopy.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!data || image.busy}
            busy={saving}
            className="max-tablet:flex-1"
          >
            {profileEditCopy.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
        {failure && <Banner tone="error">{failure}</Banner>}
        <ImageField stored={profile.avatar} name={values.displayName} choice={image} takePhoto={takePhoto} />
        <TextField
          label={profileEditCopy.displayName}
          autoComplete="name"
          counterLimit={displayNameMaxLength}
          value={values.displayName}
          onChange={({ target }) => setValues((before) => ({ ...before, displayName: target.value }))}
          error={problemOf('displayName')}
        />
        <TextArea
          label={profileEditCopy.bio}
          counterLimit={bioMaxLength}
          value={values.bio}
          onChange={({ target }) => setValues((before) => ({ ...before, bio: target.value }))}
          error={problemOf('bio')}
          onKeyDown={submitOnCtrlEnter}
        />
      </form>
      {question}
    </Dialog>
  );
}
