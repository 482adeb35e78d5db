import { newPasswordCopy } from '@aura/domain/copy/auth';
import type { LoginView } from '@aura/ui/auth/LoginDialog';
import { NewPasswordPage } from '@aura/ui/auth/NewPasswordPage';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { Suspense, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { selectSession } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';
import { useResetLink } from './use-reset-link.ts';

const LogIn = lazyComponent(() => import('./LogIn.tsx'));

interface ResetPasswordProps {
  /** Null when the address has none. */
  readonly code: string | null;
}

interface LogInState {
  readonly view: LoginView;
  readonly open: boolean;
  /** Whether a user was signed in when it was opened. */
  readonly beganSignedIn: boolean;
}

/** The page of the link in a password reset email. Logging in from here opens the feed. */
export function ResetPassword({ code }: ResetPasswordProps) {
  usePageTitle(newPasswordCopy.title);
  const navigate = useNavigate();
  const { status, identity } = useAppSelector(selectSession);
  const { link, error, changePassword, retry } = useResetLink(code, identity?.email ?? null);
  const signedIn = status === 'signed-in';
  const [dialog, setDialog] = useState<LogInState | null>(null);
  const show = (view: LoginView) => setDialog({ view, open: true, beganSignedIn: signedIn });

  if (dialog?.beganSignedIn === false && signedIn) return <Navigate to={paths.home} replace />;
  return (
    <>
      <NewPasswordPage
        link={link}
        onSubmit={changePassword}
        error={error}
        onRetry={retry}
        signedIn={signedIn}
        onLogIn={() => show('login')}
        onSendNewLink={() => show('reset')}
        onGoToFeed={() => navigate(paths.home)}
      />
      <Suspense fallback={null}>
        {dialog !== null && (
          <LogIn
            open={dialog.open}
            onClose={() => setDialog({ ...dialog, open: false })}
            initialView={dialog.view}
            initialEmail={('email' in link && link.email) || identity?.email || ''}
          />
        )}
      </Suspense>
    </>
  );
}
