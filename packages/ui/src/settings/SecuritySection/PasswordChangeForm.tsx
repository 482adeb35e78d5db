import { securitySettingsCopy } from '@aura/domain/copy/settings';
import {
  type PasswordChangeValues,
  passwordChangeDefaults,
  passwordChangeSchema,
} from '@aura/domain/forms/security';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useSingleSubmit } from '../../foundations/use-single-submit.ts';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { PasswordOwner } from '../../primitives/PasswordField/PasswordOwner.tsx';
import { SaveRow, type SaveState } from '../SaveRow/SaveRow.tsx';

interface PasswordChangeFormProps {
  /** Of the account. */
  readonly email: string;
  /** Called with a valid new password, before the user is verified. */
  readonly onSubmit: (values: PasswordChangeValues) => void;
  readonly saving: SaveState;
}

/**
 * The form for a new password, entered twice (docs/product.md section 5). A success clears
 * the fields.
 */
export function PasswordChangeForm({ email, onSubmit, saving }: PasswordChangeFormProps) {
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: standardSchemaResolver(passwordChangeSchema),
    defaultValues: passwordChangeDefaults,
  });
  const submit = useSingleSubmit(handleSubmit((values) => onSubmit(values)));
  const { errors } = formState;
  const changed = saving.message?.tone === 'success';
  useEffect(() => {
    if (changed) reset();
  }, [changed, reset]);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PasswordOwner email={email} />
      <PasswordField
        {...register('newPassword')}
        label={securitySettingsCopy.newPassword}
        autoComplete="new-password"
        error={errors.newPassword?.message}
      />
      <PasswordField
        {...register('confirmPassword')}
        label={securitySettingsCopy.confirmPassword}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
      />
      <SaveRow label={securitySettingsCopy.changePassword} saving={saving} />
    </form>
  );
}
