import { authCopy } from '@aura/domain/copy/auth';
import type { LoginValues, ResetValues } from '@aura/domain/forms/login';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { LoginForm } from './LoginForm.tsx';
import { PasswordResetForm } from './PasswordResetForm.tsx';

export type LoginView = 'login' | 'reset';

interface LoginDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly view: LoginView;
  /** Why a signed-in user has to log in again. */
  readonly reason?: string | undefined;
  readonly onViewChange: (view: LoginView) => void;
  readonly onSubmit: (values: LoginValues) => Promise<void>;
  readonly onReset: (values: ResetValues) => Promise<void>;
  readonly onGoogle: () => void;
  /** While true, all controls are disabled and the dialog cannot be closed. */
  readonly busy?: boolean;
  /** Error message of the identity provider. */
  readonly error?: string | null;
  /** Whether the reset email was sent. */
  readonly sent?: boolean;
}

/** Log-in and password reset (docs/product.md sections 2 and 4). */
export function LoginDialog({
  open,
  onOpenChange,
  view,
  reason,
  onViewChange,
  onSubmit,
  onReset,
  onGoogle,
  busy = false,
  error = null,
  sent = false,
}: LoginDialogProps) {
  const isLogin = view === 'login';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isLogin ? authCopy.logIn : authCopy.resetHeading}
      description={isLogin ? reason : authCopy.resetBody}
      size="sm"
      busy={busy}
      initialFocus="body"
      view={view}
    >
      {isLogin ? (
        <LoginForm
          onSubmit={onSubmit}
          onForgotPassword={() => onViewChange('reset')}
          onGoogle={onGoogle}
          busy={busy}
          error={error}
        />
      ) : (
        <PasswordResetForm
          onSubmit={onReset}
          onBack={() => onViewChange('login')}
          busy={busy}
          error={error}
          sent={sent}
        />
      )}
    </Dialog>
  );
}
