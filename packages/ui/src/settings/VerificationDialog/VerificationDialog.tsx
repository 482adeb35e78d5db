import { verificationCopy } from '@aura/domain/copy/settings';
import {
  type VerificationValues,
  verificationDefaults,
  verificationSchema,
} from '@aura/domain/forms/security';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useSingleSubmit } from '../../foundations/use-single-submit.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { PasswordOwner } from '../../primitives/PasswordField/PasswordOwner.tsx';

interface VerificationDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly method: 'google' | 'password';
  /** Of the account. */
  readonly email: string;
  readonly onVerifyPassword: (values: VerificationValues) => Promise<void>;
  readonly onVerifyGoogle: () => void;
  readonly busy: boolean;
  /** Error message of the last attempt. */
  readonly error: string | null;
}

/** Verifies the user before a sensitive change. */
export function VerificationDialog({
  open,
  onOpenChange,
  method,
  email,
  onVerifyPassword,
  onVerifyGoogle,
  busy,
  error,
}: VerificationDialogProps) {
  const isGoogle = method === 'google';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={verificationCopy.title}
      description={isGoogle ? verificationCopy.bodyGoogle : verificationCopy.bodyPassword}
      size="sm"
      busy={busy}
      initialFocus="body"
    >
      <div className="flex flex-col gap-4">
        {error && <Banner tone="error">{error}</Banner>}
        {isGoogle ? (
          <Button onClick={onVerifyGoogle} busy={busy}>
            {verificationCopy.continueWithGoogle}
          </Button>
        ) : (
          <PasswordForm email={email} onSubmit={onVerifyPassword} busy={busy} />
        )}
      </div>
    </Dialog>
  );
}

interface PasswordFormProps {
  readonly email: string;
  readonly onSubmit: (values: VerificationValues) => Promise<void>;
  readonly busy: boolean;
}

function PasswordForm({ email, onSubmit, busy }: PasswordFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(verificationSchema),
    defaultValues: verificationDefaults,
  });
  const submit = useSingleSubmit(handleSubmit((values) => onSubmit(values)));
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PasswordOwner email={email} />
      <PasswordField
        {...register('currentPassword')}
        label={verificationCopy.currentPassword}
        autoComplete="current-password"
        error={formState.errors.currentPassword?.message}
      />
      <Button type="submit" busy={busy}>
        {verificationCopy.verify}
      </Button>
    </form>
  );
}
