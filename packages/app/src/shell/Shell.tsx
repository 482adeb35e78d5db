import { shellCopy } from '@aura/domain/copy/shell';
import { NavigationBar } from '@aura/ui/shell/NavigationBar';
import { PageSkeleton } from '@aura/ui/shell/PageSkeleton';
import { SkipLink } from '@aura/ui/shell/SkipLink';
import { House, Settings, Shirt, User } from 'lucide-react';
import { Suspense } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { ProfileGate } from '../features/auth/ProfileGate.tsx';
import { UploadEntry } from '../features/composer/UploadEntry.tsx';
import { paths } from '../paths.ts';
import { selectSession } from '../store/session.ts';
import { useAppSelector } from '../store/store.ts';
import { RouteBoundary } from './RouteBoundary.tsx';
import { useVisitHistory } from './use-visit-history.ts';

const targets = [
  { label: shellCopy.home, href: paths.home, icon: House },
  { label: shellCopy.wardrobe, href: paths.wardrobe, icon: Shirt },
  { label: shellCopy.profile, href: paths.profile, icon: User },
  { label: shellCopy.settings, href: paths.settings, icon: Settings },
];

/** What surrounds every page: navigation, the page's place, and what may lie over it. */
export function Shell() {
  const { status } = useAppSelector(selectSession);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const goBack = useVisitHistory();
  const signedIn = status === 'signed-in';
  const onLanding = pathname === paths.landing;
  return (
    <>
      <SkipLink target="content" />
      {!onLanding && (
        <NavigationBar
          homeHref={signedIn ? paths.home : paths.landing}
          targets={signedIn ? targets : []}
          activeHref={pathname}
          upload={<UploadEntry onShared={() => navigate(paths.home)} />}
          onBack={goBack}
        />
      )}
      <main id="content" className={signedIn ? 'pb-bottom-bar tablet:pb-0' : undefined}>
        <RouteBoundary key={pathname}>
          <Suspense fallback={onLanding ? null : <PageSkeleton />}>
            <Outlet />
          </Suspense>
        </RouteBoundary>
      </main>
      {signedIn && <ProfileGate />}
    </>
  );
}
