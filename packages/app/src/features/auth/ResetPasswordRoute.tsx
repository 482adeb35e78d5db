import { newPasswordCopy } from '@aura/domain/copy/auth';
import type { LoginView } from '@aura/ui/auth/LoginDialog';
import { NewPasswordPage } from '@aura/ui/auth/NewPasswordPage';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { Suspense, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { selectSession } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';
import { useResetLink } from './use-reset-link.ts';

const LogIn = lazyComponent(() => import('./LogIn.tsx'));

/**
 * `/reset-password?mode=resetPassword&oobCode={code}`: the page of the link in a password reset email. The
 * parameters are those of the identity provider. Logging in from here opens the feed.
 */
export default function ResetPasswordRoute() {
  usePageTitle(newPasswordCopy.title);
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const isReset = parameters.get('mode') === 'resetPassword';
  const { link, error, changePassword, retry } = useResetLink(isReset ? parameters.get('oobCode') : null);
  const signedIn = useAppSelector(selectSession).status === 'signed-in';
  const [dialog, setDialog] = useState<{ view: LoginView; open: boolean } | null>(null);

  if (dialog !== null && signedIn) return <Navigate to={paths.home} replace />;
  return (
    <>
      <NewPasswordPage
        link={link}
        onSubmit={changePassword}
        error={error}
        onRetry={retry}
        signedIn={signedIn}
        onLogIn={() => setDialog({ view: 'login', open: true })}
        onSendNewLink={() => setDialog({ view: 'reset', open: true })}
        onGoToFeed={() => navigate(paths.home)}
      />
      <Suspense fallback={null}>
        {dialog !== null && (
          <LogIn
            open={dialog.open}
            onClose={() => setDialog({ ...dialog, open: false })}
            initialView={dialog.view}
            initialEmail={'email' in link ? link.email : ''}
          />
        )}
      </Suspense>
    </>
  );
}
