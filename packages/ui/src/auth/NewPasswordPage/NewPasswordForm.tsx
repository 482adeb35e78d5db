import { newPasswordCopy } from '@aura/domain/copy/auth';
import { newPasswordDefaults, newPasswordSchema } from '@aura/domain/forms/new-password';
import { confirmHint, passwordHint } from '@aura/domain/forms/sign-up';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import { useSingleSubmit } from '../../foundations/use-single-submit.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { PasswordOwner } from '../../primitives/PasswordField/PasswordOwner.tsx';
import { hintProps } from '../hint-props.ts';

interface NewPasswordFormProps {
  /** The account of the link. */
  readonly email: string;
  readonly onSubmit: (password: string) => Promise<void>;
  readonly error: string | null;
}

/** A new password, entered twice, with its rules. A failure keeps what was typed. */
export function NewPasswordForm({ email, onSubmit, error }: NewPasswordFormProps) {
  const { register, handleSubmit, control, formState } = useForm({
    resolver: standardSchemaResolver(newPasswordSchema),
    defaultValues: newPasswordDefaults,
  });
  const { password, confirmPassword } = { ...newPasswordDefaults, ...useWatch({ control }) };
  const { errors, isSubmitting } = formState;
  const submit = useSingleSubmit(handleSubmit((values) => onSubmit(values.password)));
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {error && <Banner tone="error">{error}</Banner>}
      <PasswordOwner email={email} />
      <PasswordField
        {...register('password')}
        label={newPasswordCopy.newPassword}
        autoComplete="new-password"
        readOnly={isSubmitting}
        {...hintProps(passwordHint(password), errors.password?.message)}
      />
      <PasswordField
        {...register('confirmPassword')}
        label={newPasswordCopy.confirmPassword}
        autoComplete="new-password"
        readOnly={isSubmitting}
        {...hintProps(confirmHint(password, confirmPassword), errors.confirmPassword?.message)}
      />
      <Button type="submit" busy={isSubmitting} className="mt-2">
        {newPasswordCopy.save}
      </Button>
    </form>
  );
}
