import './styles.css';
import './shell/every-page.ts';
import { holdDistantImages } from '@aura/ui/foundations/near-window';
import { applyTheme } from '@aura/ui/foundations/theme';
import { LinkProvider } from '@aura/ui/primitives/Link';
import { ToastProvider } from '@aura/ui/primitives/Toast';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { paths } from './paths.ts';
import { takeEarlyRead } from './platform/early-read.ts';
import { whenSettled } from './platform/first-view.ts';
import { installPrompt } from './platform/install-prompt.ts';
import { type Platform, PlatformProvider } from './platform/platform.tsx';
import { readTheme } from './platform/storage/theme.ts';
import { App } from './shell/App.tsx';
import { connectApi } from './shell/connect-api.ts';
import { LandingRoute } from './shell/first-routes.tsx';
import { preloadFirstPage } from './shell/preload-first-page.ts';
import { RouterLink } from './shell/RouterLink.tsx';
import { selectSession, sessionRefused } from './store/session.ts';
import { createStore } from './store/store.ts';
import { syncSession } from './store/sync-session.ts';

/** Renders the app into `#root`. */
export function startApp(platform: Platform): void {
  applyTheme(readTheme(), document.documentElement);
  installPrompt.watch();
  if (navigator.onLine) whenSettled(holdDistantImages());
  const { config, identity } = platform;
  const store = createStore({
    root: config.apiRoot,
    imageRoot: config.imageRoot,
    identity: {
      getToken: (options) => identity.getToken(options),
      refused: () => store.dispatch(sessionRefused()),
    },
    newKey: () => crypto.randomUUID(),
    earlyRead: takeEarlyRead,
    report: (error, call) => console.warn(call, error),
  });
  syncSession(store, identity);
  // A user is signed in or may be; the pages of a signed-in user need the API immediately.
  if (selectSession(store.getState()).status !== 'signed-out') void connectApi(store).catch(() => undefined);
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root element.');
  const app = (
    <StrictMode>
      <Provider store={store}>
        <PlatformProvider value={platform}>
          <BrowserRouter>
            <LinkProvider value={RouterLink}>
              <ToastProvider>
                <App />
              </ToastProvider>
            </LinkProvider>
          </BrowserRouter>
        </PlatformProvider>
      </Provider>
    </StrictMode>
  );
  const isSignedIn = selectSession(store.getState()).identity !== null;
  const isLanding = window.location.pathname === paths.landing && !isSignedIn;
  // The static markup of the page stays until the app can replace it in one step. A transition leaves the main thread
  // free between its parts.
  const render = () => startTransition(() => createRoot(root).render(app));
  if (isLanding) void LandingRoute.preload().then(render, render);
  else if (isSignedIn) void preloadFirstPage(store, window.location.pathname).then(render, render);
  else render();
}
