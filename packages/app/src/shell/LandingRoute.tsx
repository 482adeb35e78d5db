import { shellCopy } from '@aura/domain/copy/shell';
import { product } from '@aura/domain/product';
import { ChunkErrorBoundary } from '@aura/ui/foundations/chunk-error-boundary';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { Landing } from '@aura/ui/landing/Landing';
import { useToast } from '@aura/ui/primitives/Toast';
import { PageSkeleton } from '@aura/ui/shell/PageSkeleton';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { usePlatform } from '../platform/platform.tsx';
import { createFlag, tabStorage } from '../platform/storage/guarded-storage.ts';
import { usePageTitle } from '../shared/use-page-title.ts';
import { selectSession } from '../store/session.ts';
import { useAppSelector, useAppStore } from '../store/store.ts';
import { ApiGate } from './ApiGate.tsx';
import { connectApi } from './connect-api.ts';
import { landingFooter } from './landing-footer.ts';
import { lazyRoute } from './lazy-route.ts';
import type { LandingState } from './RequireSession.tsx';
import { useIdlePrefetch } from './use-idle-prefetch.ts';
import { useLandingDialogs } from './use-landing-dialogs.ts';

const loadSignUp = () => import('../features/auth/SignUp.tsx');
const loadLogIn = () => import('../features/auth/LogIn.tsx');
/** Loads the motion features; a dialog that opens before is not animated. */
const loadMotion = () => import('@aura/ui/motion/MotionScope').then((scope) => scope.loadMotion());
const SignUp = lazyComponent(loadSignUp);
const LogIn = lazyComponent(loadLogIn);
const SharedPostPage = lazyRoute(() => import('./SharedPostPage.tsx'));
const revealPlayed = createFlag('landing-played', tabStorage);

/**
 * `/`: the landing page with sign-up and log-in, or the post whose link a visitor follows. A signed-in user is
 * redirected to the requested page, otherwise to the feed.
 */
export default function LandingRoute() {
  usePageTitle(product.name);
  const { status, signUpInProgress, signedOutInOtherTab } = useAppSelector(selectSession);
  const { show } = useToast();
  const { identity } = usePlatform();
  const store = useAppStore();
  const { requestedPath } = (useLocation().state ?? {}) as LandingState;
  const dialogs = useLandingDialogs();
  const [isRevealed, setIsRevealed] = useState(false);
  const endReveal = useCallback(() => setIsRevealed(true), []);
  const [variant] = useState<'played' | 'playing'>(() => (revealPlayed.isSet() ? 'played' : 'playing'));

  useEffect(() => revealPlayed.set(), []);

  useEffect(() => {
    if (signedOutInOtherTab) show({ tone: 'status', text: shellCopy.signedOutInOtherTab });
  }, [signedOutInOtherTab, show]);

  const prefetch = useCallback(() => {
    identity.prefetch();
    void Promise.all([connectApi(store), loadSignUp(), loadLogIn(), loadMotion()]).catch(() => undefined);
  }, [identity, store]);

  // A style sheet that arrives during the reveal would cause a layout.
  useIdlePrefetch(prefetch, isRevealed);

  const actions = {
    ...landingFooter(),
    onSignUp: () => dialogs.open('sign-up'),
    onLogIn: () => dialogs.open('log-in'),
    onIntent: prefetch,
    opening: dialogs.opening,
  };
  const landing = (notice?: string) => (
    <Landing {...actions} variant={variant} notice={notice} onRevealed={endReveal} />
  );
  const [requestedPage = ''] = requestedPath?.split('?') ?? [];
  const { postId } = matchPath('/post/:postId', requestedPage)?.params ?? {};

  if (status === 'signed-in' && !signUpInProgress)
    return <Navigate to={requestedPath ?? paths.home} replace />;
  return (
    <>
      {postId === undefined ? (
        landing()
      ) : (
        <Suspense fallback={<PageSkeleton />}>
          <SharedPostPage {...actions} postId={postId} fallback={landing} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {dialogs.opened.size > 0 && (
          <ChunkErrorBoundary
            render={() => (
              <ApiGate>
                {dialogs.opened.has('sign-up') && (
                  <SignUp
                    open={dialogs.dialog === 'sign-up'}
                    onClose={dialogs.close}
                    onLogIn={dialogs.logIn}
                    onClosed={dialogs.onClosed}
                  />
                )}
                {dialogs.opened.has('log-in') && (
                  <LogIn
                    key={dialogs.email}
                    open={dialogs.dialog === 'log-in'}
                    onClose={dialogs.close}
                    onSignUp={() => dialogs.switchTo('sign-up')}
                    onClosed={dialogs.onClosed}
                    initialEmail={dialogs.email}
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
