import { UploadTrigger } from '@aura/ui/composer/UploadTrigger';
import { lazyComponent, lazyOptional } from '@aura/ui/foundations/lazy-component';
import { isMenuKey, isMenuPress } from '@aura/ui/foundations/menu-presses';
import { NavigationBar } from '@aura/ui/shell/NavigationBar';
import { Suspense, type SyntheticEvent, useState } from 'react';
import { paths } from '../paths.ts';
import { useSettledOrOffline } from '../shared/use-settled.ts';
import { useAppDispatch, useAppSelector } from '../store/store.ts';
import { openedBy, selectUploadMenu, type UploadMenuState, uploadMenuChanged } from '../store/visit.ts';
import { navigationTargets } from './navigation-targets.ts';

const Actions = lazyOptional(() => import('./NavigationActions.tsx'));
const NavigationUpload = lazyComponent(
  () => import('./NavigationUpload.tsx'),
  <UploadTrigger aria-disabled />,
);

/** A ref for a button that another one replaces in its place, which then gets its focus unless its menu is open. */
function passFocusOn(button: HTMLButtonElement) {
  return () => {
    if (document.activeElement !== button) return;
    const place = button.parentElement;
    queueMicrotask(() => place?.querySelector<HTMLElement>('button[aria-expanded=false]')?.focus());
  };
}

interface NavigationProps {
  readonly signedIn: boolean;
  /** Whether components can call the API yet. */
  readonly apiReady: boolean;
  readonly activeHref: string;
  readonly onBack: (() => void) | undefined;
}

/** The navigation bar of every page except the landing page; on phones, a second bar is at the bottom. */
export function Navigation({ signedIn, apiReady, activeHref, onBack }: NavigationProps) {
  const dispatch = useAppDispatch();
  const isSettled = useSettledOrOffline();
  const uploadMenu = useAppSelector(selectUploadMenu);
  // It stays when its menu closes, since the file chooser that the menu opens belongs to it.
  const [isUploadUsed, setUploadUsed] = useState(false);
  if (uploadMenu !== 'closed' && !isUploadUsed) setUploadUsed(true);
  const setUploadMenu = (menu: UploadMenuState) => void dispatch(uploadMenuChanged(menu));
  const openUploadMenu = (event: SyntheticEvent, menu: UploadMenuState) => {
    // The menu takes the focus.
    event.preventDefault();
    setUploadMenu(menu);
  };
  // A press before the menu has loaded opens it once it has, also when the menu replaces the button before its end.
  const trigger = (
    <UploadTrigger
      ref={passFocusOn}
      aria-busy={uploadMenu.startsWith('open')}
      onPointerDown={(event) => isMenuPress(event) && openUploadMenu(event, 'open')}
      onKeyDown={(event) => isMenuKey(event) && openUploadMenu(event, 'open-by-key')}
      onClick={(event) => setUploadMenu(openedBy(event))}
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
            <NavigationUpload menu={uploadMenu} onMenuChange={setUploadMenu} />
          </Suspense>
        ) : (
          trigger
        )
      }
      actions={(inList) =>
        apiReady &&
        isSettled && (
          <Suspense fallback={null}>
            <Actions activeHref={activeHref} inList={inList} />
          </Suspense>
        )
      }
      onBack={onBack}
    />
  );
}
