import { PageSkeleton } from '@aura/ui/shell/PageSkeleton';
import { SkipLink } from '@aura/ui/shell/SkipLink';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { lazyPart } from '../page/lazy-part.tsx';
import { useScrollMemory } from '../page/use-scroll-memory.ts';
import { paths } from '../paths.ts';
import { selectSession } from '../store/session.ts';
import { useAppSelector } from '../store/store.ts';
import { useApiReady } from './connect-api.ts';
import { LostParts } from './LostParts.tsx';
import { lazyExtra, lazyRoute } from './lazy-route.ts';
import { RouteBoundary } from './RouteBoundary.tsx';
import { useVisitHistory } from './use-visit-history.ts';

const Navigation = lazyRoute(() => import('./Navigation.tsx'));
const Connection = lazyExtra(() => import('./Connection.tsx'));
const WishSync = lazyExtra(() => import('../viewer/WishSync.tsx'));
const SessionEnded = lazyPart(() => import('../features/auth/SessionEnded.tsx'));
const ProfileGate = lazyPart(async () => ({
  default: (await import('../features/auth/ProfileGate.tsx')).ProfileGate,
}));

/** What surrounds every page: navigation, the page's place, and what may lie over it. */
export function Shell() {
  const { status, refused } = useAppSelector(selectSession);
  const { pathname } = useLocation();
  const goBack = useVisitHistory();
  useScrollMemory();
  const signedIn = status === 'signed-in';
  const apiReady = useApiReady(signedIn);
  const onLanding = pathname === paths.landing;
  return (
    <>
      {!onLanding && (
        <>
          <SkipLink target="content" />
          <Suspense fallback={<div className="h-top-bar-phone tablet:h-top-bar" />}>
            <Navigation signedIn={signedIn} apiReady={apiReady} activeHref={pathname} onBack={goBack} />
          </Suspense>
        </>
      )}
      <main id="content" className={signedIn ? 'pb-bottom-bar tablet:pb-0' : undefined}>
        <RouteBoundary key={pathname}>
          <Suspense fallback={onLanding ? null : <PageSkeleton />}>
            <Outlet />
          </Suspense>
        </RouteBoundary>
      </main>
      <LostParts />
      <Suspense fallback={null}>
        <Connection />
        {apiReady && (
          <>
            <ProfileGate />
            <WishSync />
          </>
        )}
        {refused && <SessionEnded />}
      </Suspense>
    </>
  );
}
