import { loginErrorCopy, resetCopy } from '@aura/domain/copy/auth';
import type { LoginValues, ResetValues } from '@aura/domain/forms/login';
import { LoginDialog, type LoginView } from '@aura/ui/auth/LoginDialog';
import { useState } from 'react';
import { IdentityError } from '../../platform/identity/identity-provider.ts';
import { usePlatform } from '../../platform/platform.tsx';
import { identityErrorText } from './identity-error-text.ts';
import { useGoogleSignIn } from './use-google-sign-in.tsx';

interface LogInProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Closes this dialog in favour of Sign Up. */
  readonly onSignUp?: () => void;
  /** Called after the dialog has closed. */
  readonly onClosed?: () => void;
  /** The view and the email to start with; read on mount. */
  readonly initialView?: LoginView;
  readonly initialEmail?: string;
  /** Error and explanation to show when the server has refused the session. */
  readonly refusal?: { readonly error: string; readonly reason: string };
}

/**
 * Unknown addresses are handled like known ones, so that accounts cannot be enumerated (docs/product.md
 * section 8).
 */
const isUnknownAddress = (error: unknown) =>
  error instanceof IdentityError && error.code === 'auth/user-not-found';

/** Log-in dialog: password, Google, and password reset (docs/product.md section 2, Landing and authentication). */
export default function LogIn({
  open,
  onClose,
  onSignUp,
  onClosed,
  initialView = 'login',
  initialEmail,
  refusal,
}: LogInProps) {
  const { config, identity } = usePlatform();
  const [view, setView] = useState(initialView);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(refusal?.error ?? null);
  const [sent, setSent] = useState(false);
  const google = useGoogleSignIn();

  async function run(work: () => Promise<void>, fallback: string) {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (failure) {
      setError(identityErrorText(failure, fallback));
    }
    setBusy(false);
  }

  const submit = ({ email, password }: LoginValues) =>
    run(async () => {
      await identity.signIn(email.trim(), password);
    }, loginErrorCopy.failed);

  const reset = ({ email }: ResetValues) =>
    run(async () => {
      setSent(false);
      await identity.sendPasswordReset(email.trim()).catch((failure: unknown) => {
        if (!isUnknownAddress(failure)) throw failure;
      });
      setSent(true);
    }, resetCopy.failed);

  const continueWithGoogle = () =>
    run(async () => {
      await google.signIn();
    }, loginErrorCopy.failed);

  return (
    <>
      <LoginDialog
        open={open}
        onOpenChange={(next) => !next && onClose()}
        view={view}
        reason={refusal?.reason}
        onViewChange={(next) => {
          setError(null);
          setSent(false);
          setView(next);
        }}
        onSubmit={submit}
        onReset={reset}
        onResetEmailChange={() => {
          setError(null);
          setSent(false);
        }}
        onGoogle={() => void continueWithGoogle()}
        onSignUp={onSignUp}
        onClosed={onClosed}
        initialEmail={initialEmail}
        busy={busy}
        error={error}
        sent={sent}
        sentNote={config.authEmulatorUrl === null ? null : resetCopy.sentLocally}
      />
      {google.dialog}
    </>
  );
}
