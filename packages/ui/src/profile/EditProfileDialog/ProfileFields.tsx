import { profileEditCopy } from '@aura/domain/copy/profile-edit';
import type { ProfileEditValues } from '@aura/domain/forms/profile-edit';
import { bioMaxLength, displayNameMaxLength } from '@aura/domain/limits/profile';
import type { KeyboardEvent } from 'react';
import { type Control, Controller } from 'react-hook-form';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

interface ProfileFieldsProps {
  readonly control: Control<ProfileEditValues>;
  readonly readOnly: boolean;
}

/** Enter inserts a line break in a text area; Ctrl+Enter and Cmd+Enter submit the form. */
function submitOnCtrlEnter({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
}

/** The form fields for display name and bio. */
export function ProfileFields({ control, readOnly }: ProfileFieldsProps) {
  return (
    <>
      <Controller
        control={control}
        name="displayName"
        render={({ field, fieldState: { error } }) => (
          <TextField
            {...field}
            label={profileEditCopy.displayName}
            autoComplete="name"
            counterLimit={displayNameMaxLength}
            readOnly={readOnly}
            error={error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="bio"
        render={({ field, fieldState: { error } }) => (
          <TextArea
            {...field}
            label={profileEditCopy.bio}
            counterLimit={bioMaxLength}
            readOnly={readOnly}
            error={error?.message}
            onKeyDown={submitOnCtrlEnter}
          />
        )}
      />
    </>
  );
}
