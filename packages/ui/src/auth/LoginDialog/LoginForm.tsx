import { authCopy, authFieldCopy } from '@aura/domain/copy/auth';
import type { LoginValues } from '@aura/domain/forms/login';
import type { UseFormReturn } from 'react-hook-form';
import { useSingleSubmit } from '../../foundations/use-single-submit.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { GoogleButton } from '../GoogleButton/GoogleButton.tsx';

interface LoginFormProps {
  readonly form: UseFormReturn<LoginValues>;
  readonly onSubmit: (values: LoginValues) => Promise<void>;
  readonly onForgotPassword: () => void;
  readonly onGoogle: () => void;
  readonly busy: boolean;
  readonly error: string | null;
}

/** Log-in by email and password, or with Google. */
export function LoginForm({ form, onSubmit, onForgotPassword, onGoogle, busy, error }: LoginFormProps) {
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const submit = useSingleSubmit(handleSubmit((values) => onSubmit(values)));
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {error && <Banner tone="error">{error}</Banner>}
      <TextField
        {...register('email')}
        label={authFieldCopy.emailOrUsername}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        readOnly={busy}
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password')}
        label={authFieldCopy.password}
        autoComplete="current-password"
        readOnly={busy}
        error={errors.password?.message}
      />
      <Button variant="link" size="sm" className="self-start" onClick={onForgotPassword} disabled={busy}>
        {authCopy.forgotPassword}
      </Button>
      <Button type="submit" busy={busy}>
        {authCopy.signIn}
      </Button>
      <GoogleButton onClick={onGoogle} aria-disabled={busy} />
    </form>
  );
}
