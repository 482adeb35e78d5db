import { shellCopy } from '@aura/domain/copy/shell';
import { Landing } from '@aura/ui/landing/Landing';
import { useToast } from '@aura/ui/primitives/Toast';
import { Suspense, useCallback, useEffect, useRef, useState, useTransition } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { usePlatform } from '../platform/platform.tsx';
import { isLandingRevealPlayed, saveLandingRevealPlayed } from '../platform/storage/landing-reveal.ts';
import { ChunkErrorBoundary } from '../shared/ChunkErrorBoundary.tsx';
import { lazyComponent } from '../shared/lazy-component.tsx';
import { usePageTitle } from '../shared/use-page-title.ts';
import { selectSession } from '../store/session.ts';
import { useAppSelector, useAppStore } from '../store/store.ts';
import { ApiGate } from './ApiGate.tsx';
import { connectApi } from './connect-api.ts';
import { landingFooter } from './landing-footer.ts';
import type { LandingState } from './RequireSession.tsx';
import { useIdlePrefetch } from './use-idle-prefetch.ts';

type DialogName = 'sign-up' | 'log-in';

const loadSignUp = () => import('../features/auth/SignUp.tsx');
const loadLogIn = () => import('../features/auth/LogIn.tsx');
/** Loads the motion features; a dialog that opens before is not animated. */
const loadMotion = () => import('@aura/ui/motion/MotionScope').then((scope) => scope.loadMotion());
const SignUp = lazyComponent(loadSignUp);
const LogIn = lazyComponent(loadLogIn);

/**
 * `/`: the landing page with sign-up and log-in. A signed-in user is redirected to the requested page,
 * otherwise to the feed.
 */
export default function LandingRoute() {
  usePageTitle(shellCopy.pageTitles.landing);
  const { status, signUpInProgress, signedOutInOtherTab } = useAppSelector(selectSession);
  const { show } = useToast();
  const { identity } = usePlatform();
  const store = useAppStore();
  const { requestedPath } = (useLocation().state ?? {}) as LandingState;
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<DialogName>>(new Set());
  const [pressed, setPressed] = useState<DialogName | null>(null);
  const [loading, startLoading] = useTransition();
  const [email, setEmail] = useState('');
  const [isRevealed, setIsRevealed] = useState(false);
  const endReveal = useCallback(() => setIsRevealed(true), []);
  const nextDialog = useRef<DialogName>(null);
  const [variant] = useState<'played' | 'playing'>(() => (isLandingRevealPlayed() ? 'played' : 'playing'));

  useEffect(() => saveLandingRevealPlayed(), []);

  useEffect(() => {
    if (signedOutInOtherTab) show({ tone: 'status', text: shellCopy.signedOutInOtherTab });
  }, [signedOutInOtherTab, show]);

  const prefetch = useCallback(() => {
    identity.prefetch();
    void Promise.all([connectApi(store), loadSignUp(), loadLogIn(), loadMotion()]).catch(() => undefined);
  }, [identity, store]);

  // A style sheet that arrives during the reveal would cause a layout.
  useIdlePrefetch(prefetch, isRevealed);

  // A transition keeps the page mounted, and its button busy, until the dialog's chunk is loaded.
  const open = (name: DialogName) => {
    setPressed(name);
    startLoading(() => {
      setOpened((before) => new Set(before).add(name));
      setDialog(name);
    });
  };
  const close = () => setDialog(null);
  // The other dialog opens when the focus is back on the page, where closing that one will return it.
  const switchTo = (name: DialogName) => {
    nextDialog.current = name;
    close();
  };
  const onClosed = () => {
    if (nextDialog.current) open(nextDialog.current);
    nextDialog.current = null;
  };
  const logIn = (typedEmail: string) => {
    setEmail(typedEmail);
    switchTo('log-in');
  };

  if (status === 'signed-in' && !signUpInProgress)
    return <Navigate to={requestedPath ?? paths.home} replace />;
  return (
    <>
      <Landing
        variant={variant}
        {...landingFooter()}
        onSignUp={() => open('sign-up')}
        onLogIn={() => open('log-in')}
        onIntent={prefetch}
        onRevealed={endReveal}
        opening={loading ? pressed : null}
      />
      <Suspense fallback={null}>
        {opened.size > 0 && (
          <ChunkErrorBoundary
            render={() => (
              <ApiGate>
                {opened.has('sign-up') && (
                  <SignUp open={dialog === 'sign-up'} onClose={close} onLogIn={logIn} onClosed={onClosed} />
                )}
                {opened.has('log-in') && (
                  <LogIn
                    key={email}
                    open={dialog === 'log-in'}
                    onClose={close}
                    onSignUp={() => switchTo('sign-up')}
                    onClosed={onClosed}
                    initialEmail={email}
                  />
                )}
              </ApiGate>
            )}
          />
        )}
      </Suspense>
    </>
  );
}
