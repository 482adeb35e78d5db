import { UploadTrigger } from '@aura/ui/composer/UploadTrigger';
import { lazyComponent, lazyOptional } from '@aura/ui/foundations/lazy-component';
import { NavigationBar } from '@aura/ui/shell/NavigationBar';
import { type MouseEvent, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { useSettledOrOffline } from '../shared/use-settled.ts';
import { useAppDispatch, useAppSelector } from '../store/store.ts';
import {
  feedStarted,
  openedBy,
  selectUploadMenu,
  type UploadMenuState,
  uploadMenuChanged,
} from '../store/visit.ts';
import { navigationTargets } from './navigation-targets.ts';

const Actions = lazyOptional(() => import('./NavigationActions.tsx'));
const NavigationUpload = lazyComponent(
  () => import('./NavigationUpload.tsx'),
  <UploadTrigger aria-disabled />,
);

interface NavigationProps {
  readonly signedIn: boolean;
  /** Whether components can call the API yet. */
  readonly apiReady: boolean;
  readonly activeHref: string;
  readonly onBack: (() => void) | undefined;
}

/** The navigation bar of every page except the landing page; on phones, a second bar is at the bottom. */
export function Navigation({ signedIn, apiReady, activeHref, onBack }: NavigationProps) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  /** Opens the feed at its first post, which is the newly shared one. */
  const showShared = () => {
    dispatch(feedStarted());
    navigate(paths.home);
  };
  const isSettled = useSettledOrOffline();
  const uploadMenu = useAppSelector(selectUploadMenu);
  // It stays when its menu closes, since the file chooser that the menu opens belongs to it.
  const [isUploadUsed, setUploadUsed] = useState(false);
  if (uploadMenu !== 'closed' && !isUploadUsed) setUploadUsed(true);
  const setUploadMenu = (menu: UploadMenuState) => void dispatch(uploadMenuChanged(menu));
  // A press before the menu has loaded opens it once it has.
  const trigger = (
    <UploadTrigger
      aria-busy={uploadMenu.startsWith('open')}
      onClick={(event: MouseEvent) => setUploadMenu(openedBy(event))}
    />
  );
  return (
    <NavigationBar
      homeHref={signedIn ? paths.home : paths.landing}
      targets={signedIn ? navigationTargets : []}
      activeHref={activeHref}
      upload={
        apiReady && (isSettled || isUploadUsed) ? (
          <Suspense fallback={trigger}>
            <NavigationUpload menu={uploadMenu} onMenuChange={setUploadMenu} onShared={showShared} />
          </Suspense>
        ) : (
          trigger
        )
      }
      actions={
        apiReady &&
        isSettled && (
          <Suspense fallback={null}>
            <Actions activeHref={activeHref} />
          </Suspense>
        )
      }
      onBack={onBack}
    />
  );
}
