import { authCopy } from '@aura/domain/copy/auth';
import {
  type LoginValues,
  loginDefaults,
  loginSchema,
  type ResetValues,
  resetDefaults,
  resetSchema,
} from '@aura/domain/forms/login';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { AuthPathLink } from '../AuthPathLink.tsx';
import { authBodyStyle, authImageStyle, phoneImageStyle } from '../images/image-style.ts';
import image from '../images/signup.webp';
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
  /** Called when the email of the reset is changed: `error` and `sent` are about the one before. */
  readonly onResetEmailChange?: (() => void) | undefined;
  readonly onGoogle: () => void;
  /** Opens Sign Up; without it the dialog has no way there. */
  readonly onSignUp?: (() => void) | undefined;
  /** Called after the dialog has closed, before the focus is restored. */
  readonly onClosed?: (() => void) | undefined;
  /** The email to start with; read on mount. */
  readonly initialEmail?: string | undefined;
  /** While true, all controls are disabled and the dialog cannot be closed. */
  readonly busy?: boolean;
  /** Error message of the identity provider. */
  readonly error?: string | null;
  /** Whether the reset email was sent. */
  readonly sent?: boolean;
  /** Where to find that email, when it is not in the user's inbox. */
  readonly sentNote?: string | null;
}

/**
 * Log-in and password reset (docs/product.md section 2, Landing and authentication). The email is carried from one view
 * to the other, and the entries are preserved while the component is mounted.
 */
export function LoginDialog({
  open,
  onOpenChange,
  view,
  reason,
  onViewChange,
  onSubmit,
  onReset,
  onResetEmailChange,
  onGoogle,
  onSignUp,
  onClosed,
  initialEmail = '',
  busy = false,
  error = null,
  sent = false,
  sentNote = null,
}: LoginDialogProps) {
  const login = useForm({
    resolver: standardSchemaResolver(loginSchema),
    defaultValues: { ...loginDefaults, email: initialEmail },
  });
  const reset = useForm({
    resolver: standardSchemaResolver(resetSchema),
    defaultValues: { ...resetDefaults, email: initialEmail },
  });
  const isLogin = view === 'login';
  const openReset = () => {
    reset.setValue('email', login.getValues('email'));
    reset.clearErrors('email');
    onViewChange('reset');
  };
  const openLogin = () => {
    login.setValue('email', reset.getValues('email'));
    login.clearErrors('email');
    onViewChange('login');
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isLogin ? authCopy.logIn : authCopy.resetHeading}
      description={isLogin ? reason : authCopy.resetBody}
      size="lg"
      busy={busy}
      initialFocus="body"
      view={view}
      onCloseAutoFocus={onClosed}
      aside={<img src={image} alt="" className={authImageStyle} />}
      bodyClassName={authBodyStyle}
    >
      {isLogin ? (
        <LoginForm
          form={login}
          onSubmit={onSubmit}
          onForgotPassword={openReset}
          onGoogle={onGoogle}
          busy={busy}
          error={error}
        />
      ) : (
        <PasswordResetForm
          form={reset}
          onSubmit={onReset}
          onBack={openLogin}
          onEmailChange={onResetEmailChange}
          busy={busy}
          error={error}
          sent={sent}
          sentNote={sentNote}
        />
      )}
      {isLogin && onSignUp && (
        <AuthPathLink
          question={authCopy.noAccount}
          label={authCopy.signUp}
          onPress={onSignUp}
          disabled={busy}
        />
      )}
      <img src={image} alt="" className={phoneImageStyle} />
    </Dialog>
  );
}
