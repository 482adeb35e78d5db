import { authCopy, authFieldCopy, resetCopy } from '@aura/domain/copy/auth';
import { type ResetValues, resetDefaults, resetSchema } from '@aura/domain/forms/login';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useSingleSubmit } from '../../foundations/use-single-submit.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

interface PasswordResetFormProps {
  readonly onSubmit: (values: ResetValues) => Promise<void>;
  readonly onBack: () => void;
  readonly busy: boolean;
  readonly error: string | null;
  readonly sent: boolean;
}

/** Requests an email with a link to set a new password. */
export function PasswordResetForm({ onSubmit, onBack, busy, error, sent }: PasswordResetFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(resetSchema),
    defaultValues: resetDefaults,
  });
  const submit = useSingleSubmit(handleSubmit((values) => onSubmit(values)));
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {error && <Banner tone="error">{error}</Banner>}
      {sent && <Banner tone="success">{resetCopy.sent}</Banner>}
      <TextField
        {...register('email')}
        type="email"
        label={authFieldCopy.email}
        autoComplete="email"
        error={formState.errors.email?.message}
      />
      <Button type="submit" busy={busy}>
        {authCopy.sendResetEmail}
      </Button>
      <Button variant="quiet" onClick={onBack} disabled={busy}>
        {authCopy.backToLogin}
      </Button>
    </form>
  );
}
