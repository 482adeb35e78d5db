import { authCopy, authFieldCopy, resetCopy } from '@aura/domain/copy/auth';
import type { ResetValues } from '@aura/domain/forms/login';
import type { UseFormReturn } from 'react-hook-form';
import { useSingleSubmit } from '../../foundations/use-single-submit.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

interface PasswordResetFormProps {
  readonly form: UseFormReturn<ResetValues>;
  readonly onSubmit: (values: ResetValues) => Promise<void>;
  readonly onBack: () => void;
  /** Called when the email is changed. */
  readonly onEmailChange?: (() => void) | undefined;
  readonly busy: boolean;
  readonly error: string | null;
  readonly sent: boolean;
  /** Where to find the email. */
  readonly sentNote: string | null;
}

/** Requests an email with a link to set a new password. */
export function PasswordResetForm({
  form,
  onSubmit,
  onBack,
  onEmailChange,
  busy,
  error,
  sent,
  sentNote,
}: PasswordResetFormProps) {
  const { register, handleSubmit, formState } = form;
  const submit = useSingleSubmit(handleSubmit((values) => onSubmit(values)));
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {error && <Banner tone="error">{error}</Banner>}
      <div role="status" className="empty:-mb-4">
        {sent && (
          <Banner tone="success" role="note">
            <p>{resetCopy.sent}</p>
            {sentNote && <p className="mt-1">{sentNote}</p>}
          </Banner>
        )}
      </div>
      <TextField
        {...register('email', { onChange: () => onEmailChange?.() })}
        type="email"
        label={authFieldCopy.email}
        autoComplete="email"
        readOnly={busy}
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
