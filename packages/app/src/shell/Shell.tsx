import { lazyOptional } from '@aura/ui/foundations/lazy-component';
import { PageSkeleton } from '@aura/ui/shell/PageSkeleton';
import { SkipLink } from '@aura/ui/shell/SkipLink';
import { Fragment, Suspense } from 'react';
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
import { SessionDialogs } from './SessionDialogs.tsx';
import { useNavigationHistory } from './use-navigation-history.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

const BackgroundWork = lazyOptional(() => import('./BackgroundWork.tsx'));

/**
 * The layout of every page: navigation, content, notices and dialogs of the session. What was typed or found for a user
 * is not shown to the next one: another user gets a fresh navigation and background work, as pages are
 * (docs/decisions/2026-11-22-refused-session.md).
 */
export function Shell() {
  const { status, identity } = useAppSelector(selectSession);
  const { pathname } = useLocation();
  const goBack = useNavigationHistory();
  useScrollRestoration();
  const signedIn = status === 'signed-in';
  const apiReady = useApiReady(signedIn);
  const isSettled = useSettledOrOffline();
  const onLanding = pathname === paths.landing;
  const uid = identity?.uid ?? '';
  return (
    <>
      <Fragment key={`navigation:${uid}`}>
        <ConnectionNotice signedIn={signedIn} />
        {!onLanding && (
          <>
            <SkipLink target="content" />
            <Navigation signedIn={signedIn} apiReady={apiReady} activeHref={pathname} onBack={goBack} />
          </>
        )}
      </Fragment>
      {/* A box of its own, which a page that begins below the top bar does not move. */}
      <main id="content" className={signedIn ? 'flow-root pb-bottom-bar-space tablet:pb-0' : undefined}>
        <RouteBoundary key={pathname}>
          <Suspense fallback={onLanding ? null : <PageSkeleton />}>
            <Outlet />
          </Suspense>
        </RouteBoundary>
      </main>
      <FailedChunkNotice />
      <OverlayHistory />
      <Suspense fallback={null}>
        {apiReady && isSettled && <BackgroundWork key={`background:${uid}`} />}
      </Suspense>
      <SessionDialogs withProfile={apiReady && isSettled} />
    </>
  );
}
