import type { Profile } from '@aura/domain/entities';
import { profileEditSchema, profileEditValuesOf, profileImageProblem } from '@aura/domain/forms/profile-edit';
import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSingleSubmit } from '../../foundations/use-single-submit.ts';
import { useImageChoice } from '../../images/use-image-choice.ts';
import type { ProfileEdit } from './profile-edit.ts';

interface ProfileEditFormOptions {
  /** Read on mount. */
  readonly profile: Profile;
  readonly prepareImage: (file: File) => Promise<Blob | null>;
  /** Returns the error message, or null after a success. */
  readonly onSave: (edit: ProfileEdit) => Promise<string | null>;
  readonly onSaved: () => void;
}

const resolver = zodResolver(profileEditSchema);

/**
 * State of the form for the profile's texts and image. Errors are shown from the start, also for stored
 * texts.
 */
export function useProfileEditForm({ profile, prepareImage, onSave, onSaved }: ProfileEditFormOptions) {
  const [defaultValues] = useState(() => profileEditValuesOf(profile));
  const { control, trigger, handleSubmit, formState } = useForm({
    defaultValues,
    resolver,
    mode: 'onChange',
  });
  const image = useImageChoice(async (file) => {
    const problem = profileImageProblem(file);
    if (problem !== null) throw new Error(problem);
    return prepareImage(file);
  });
  const [failure, setFailure] = useState<string | null>(null);
  const { errors, isDirty, isSubmitting } = formState;

  useEffect(() => void trigger(), [trigger]);

  const save = useSingleSubmit(
    handleSubmit(async (data) => {
      setFailure(null);
      const problem = await onSave({ ...data, image: image.photo ?? undefined });
      setFailure(problem);
      if (problem === null) onSaved();
    }),
  );

  return {
    control,
    image,
    failure,
    isSubmitting,
    isChanged: isDirty || image.photo !== null,
    canSubmit: Object.keys(errors).length === 0 && !image.busy,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!image.busy) void save(event);
    },
  };
}
