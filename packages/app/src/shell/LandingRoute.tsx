import { landingCopy } from '@aura/domain/copy/landing';
import { shellCopy } from '@aura/domain/copy/shell';
import { landingStoresDelayMs } from '@aura/ui/landing/choreography';
import { Landing } from '@aura/ui/landing/Landing';
import { Suspense, useCallback, useEffect, useState, useTransition } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { usePlatform } from '../platform/platform.tsx';
import { visit } from '../platform/visit.ts';
import { ChunkErrorBoundary } from '../shared/ChunkErrorBoundary.tsx';
import { lazyComponent } from '../shared/lazy-component.tsx';
import { usePageTitle } from '../shared/use-page-title.ts';
import { selectSession } from '../store/session.ts';
import { useAppSelector, useAppStore } from '../store/store.ts';
import { ApiGate } from './ApiGate.tsx';
import { connectApi } from './connect-api.ts';
import type { WantedState } from './RequireSession.tsx';
import { useIdlePrefetch } from './use-idle-prefetch.ts';

type DialogName = 'sign-up' | 'log-in';

const loadSignUp = () => import('../features/auth/SignUp.tsx');
const loadLogIn = () => import('../features/auth/LogIn.tsx');
/** A dialog that opens before this has come does so without motion. */
const loadMotion = () => import('@aura/ui/motion/MotionScope').then((scope) => scope.loadMotion());
const SignUp = lazyComponent(loadSignUp);
const LogIn = lazyComponent(loadLogIn);

/** When the last of the reveal has long faded in. */
const revealOverMs = landingStoresDelayMs + 1000;

const links = [
  { label: landingCopy.terms, href: '/terms' },
  { label: landingCopy.privacy, href: '/privacy' },
  { label: landingCopy.cookies, href: '/cookies' },
];

/** `/`: the landing page and the two ways in. Somebody signed in goes where they wanted to, else to the feed. */
export default function LandingRoute() {
  usePageTitle(shellCopy.pageTitles.landing);
  const { status, signUpInProgress } = useAppSelector(selectSession);
  const { identity } = usePlatform();
  const store = useAppStore();
  const { wanted } = (useLocation().state ?? {}) as WantedState;
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<DialogName>>(new Set());
  const [pressed, setPressed] = useState<DialogName | null>(null);
  const [loading, startLoading] = useTransition();
  const [variant] = useState<'played' | 'playing'>(() => (visit.landingPlayed() ? 'played' : 'playing'));

  useEffect(() => visit.rememberLandingPlayed(), []);

  const prefetch = useCallback(() => {
    identity.prefetch();
    void Promise.all([connectApi(store), loadSignUp(), loadLogIn(), loadMotion()]).catch(() => undefined);
  }, [identity, store]);

  useIdlePrefetch(prefetch, revealOverMs);

  // A transition keeps the page and says which button is at work until the dialog's code is there.
  const open = (name: DialogName) => {
    setPressed(name);
    startLoading(() => {
      setOpened((before) => new Set(before).add(name));
      setDialog(name);
    });
  };
  const close = () => setDialog(null);

  if (status === 'signed-in' && !signUpInProgress) return <Navigate to={wanted ?? paths.home} replace />;
  return (
    <>
      <Landing
        variant={variant}
        year={new Date().getFullYear()}
        links={links}
        onSignUp={() => open('sign-up')}
        onLogIn={() => open('log-in')}
        onIntent={prefetch}
        opening={loading ? pressed : null}
      />
      <Suspense fallback={null}>
        {opened.size > 0 && (
          <ChunkErrorBoundary
            render={() => (
              <ApiGate>
                {opened.has('sign-up') && <SignUp open={dialog === 'sign-up'} onClose={close} />}
                {opened.has('log-in') && <LogIn open={dialog === 'log-in'} onClose={close} />}
              </ApiGate>
            )}
          />
        )}
      </Suspense>
    </>
  );
}
