import { lazyComponent, lazyOptional } from '@aura/ui/foundations/lazy-component';
import { PageSkeleton } from '@aura/ui/shell/PageSkeleton';
import { SkipLink } from '@aura/ui/shell/SkipLink';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { useSettledOrOffline } from '../shared/use-settled.ts';
import { selectSession } from '../store/session.ts';
import { useAppSelector } from '../store/store.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { useApiReady } from './connect-api.ts';
import { FailedChunkNotice } from './FailedChunkNotice.tsx';
import { Navigation } from './Navigation.tsx';
import { OverlayHistory } from './OverlayHistory.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';
import { useNavigationHistory } from './use-navigation-history.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

const BackgroundWork = lazyOptional(() => import('./BackgroundWork.tsx'));
const SessionEnded = lazyComponent(() => import('../features/auth/SessionEnded.tsx'));
const ProfileGate = lazyComponent(async () => ({
  default: (await import('../features/auth/ProfileGate.tsx')).ProfileGate,
}));

/** The layout of every page: navigation, content, notices and dialogs of the session. */
export function Shell() {
  const { status, refused } = useAppSelector(selectSession);
  const { pathname } = useLocation();
  const goBack = useNavigationHistory();
  useScrollRestoration();
  const signedIn = status === 'signed-in';
  const apiReady = useApiReady(signedIn);
  const isSettled = useSettledOrOffline();
  const onLanding = pathname === paths.landing;
  return (
    <>
      <ConnectionNotice signedIn={signedIn} />
      {!onLanding && (
        <>
          <SkipLink target="content" />
          <Navigation signedIn={signedIn} apiReady={apiReady} activeHref={pathname} onBack={goBack} />
        </>
      )}
      {/* A box of its own, which a page that begins below the top bar does not move. */}
      <main id="content" className={signedIn ? 'flow-root pb-bottom-bar tablet:pb-0' : undefined}>
        <RouteBoundary key={pathname}>
          <Suspense fallback={onLanding ? null : <PageSkeleton />}>
            <Outlet />
          </Suspense>
        </RouteBoundary>
      </main>
      <FailedChunkNotice />
      <OverlayHistory />
      {apiReady && isSettled && (
        <>
          <Suspense fallback={null}>
            <BackgroundWork />
          </Suspense>
          <Suspense fallback={null}>
            <ProfileGate />
          </Suspense>
        </>
      )}
      <Suspense fallback={null}>{refused && <SessionEnded />}</Suspense>
    </>
  );
}
