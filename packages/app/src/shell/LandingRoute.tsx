import { landingCopy } from '@aura/domain/copy/landing';
import { shellCopy } from '@aura/domain/copy/shell';
import { Landing } from '@aura/ui/landing/Landing';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { usePage } from '../page/use-page.ts';
import { paths } from '../paths.ts';
import { usePlatform } from '../platform/platform.tsx';
import { visit } from '../platform/visit.ts';
import { selectSession } from '../store/session.ts';
import { useAppSelector, useAppStore } from '../store/store.ts';
import { ApiGate } from './ApiGate.tsx';
import { connectApi } from './connect-api.ts';
import { lazyRoute } from './lazy-route.ts';
import type { WantedState } from './RequireSession.tsx';

const loadSignUp = () => import('../features/auth/SignUp.tsx');
const loadLogIn = () => import('../features/auth/LogIn.tsx');
const SignUp = lazyRoute(loadSignUp);
const LogIn = lazyRoute(loadLogIn);

const links = [
  { label: landingCopy.terms, href: '/terms' },
  { label: landingCopy.privacy, href: '/privacy' },
  { label: landingCopy.cookies, href: '/cookies' },
];

/** `/`: the landing page and the two ways in. Somebody signed in goes where they wanted to, else to the feed. */
export default function LandingRoute() {
  usePage(shellCopy.pageTitles.landing);
  const { status, signUpInProgress } = useAppSelector(selectSession);
  const { identity } = usePlatform();
  const store = useAppStore();
  const { wanted } = (useLocation().state ?? {}) as WantedState;
  const [dialog, setDialog] = useState<'sign-up' | 'log-in' | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [variant] = useState<'played' | 'playing'>(() => (visit.landingPlayed() ? 'played' : 'playing'));

  useEffect(() => visit.rememberLandingPlayed(), []);

  const prefetch = useCallback(() => {
    identity.prefetch();
    void Promise.all([connectApi(store), loadSignUp(), loadLogIn()]).catch(() => undefined);
  }, [identity, store]);

  const open = (name: 'sign-up' | 'log-in') => {
    setOpened((before) => new Set(before).add(name));
    setDialog(name);
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
      />
      <Suspense fallback={null}>
        {opened.size > 0 && (
          <ApiGate>
            {opened.has('sign-up') && <SignUp open={dialog === 'sign-up'} onClose={close} />}
            {opened.has('log-in') && <LogIn open={dialog === 'log-in'} onClose={close} />}
          </ApiGate>
        )}
      </Suspense>
    </>
  );
}
