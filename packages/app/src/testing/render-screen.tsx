import { LinkProvider } from '@aura/ui/primitives/Link';
import { ToastProvider } from '@aura/ui/primitives/Toast';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, MemoryRouter, type MemoryRouterProps } from 'react-router';
import { type Platform, PlatformProvider } from '../platform/platform.tsx';
import { RouterLink } from '../shell/RouterLink.tsx';
import type { AppStore } from '../store/store.ts';
import { createFakePlatform } from './fake-platform.ts';

type Entry = NonNullable<MemoryRouterProps['initialEntries']>[number];

interface Surroundings {
  store: AppStore;
  /**
   * The address at which the screen opens, in a history of its own. `'window'` uses the address and the history of
   * the page, which a test that goes back needs; the test then has to put the address back.
   */
  at?: Entry | 'window';
  /** By default a platform without a signed-in user. */
  platform?: Platform;
}

/** Renders a screen inside of what the app gives its screens: store, platform, router, links and toasts. */
export function renderScreen(
  screen: ReactElement,
  { store, at = '/', platform = createFakePlatform() }: Surroundings,
): RenderResult {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <PlatformProvider value={platform}>
        <Router at={at}>
          <LinkProvider value={RouterLink}>
            <ToastProvider>{children}</ToastProvider>
          </LinkProvider>
        </Router>
      </PlatformProvider>
    </Provider>
  );
  return render(screen, { wrapper });
}

function Router({ at, children }: { at: Entry | 'window'; children: ReactNode }) {
  if (at === 'window') return <BrowserRouter>{children}</BrowserRouter>;
  return <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>;
}
