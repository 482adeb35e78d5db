import { paths } from '../paths.ts';
import { endEarlyView } from '../platform/early-view.ts';
import type { AppStore } from '../store/store.ts';
import { connectApi } from './connect-api.ts';
import { HomeRoute, ProfileRoute, WardrobeRoute } from './first-routes.tsx';

/** Code that has not arrived by then is loaded when it renders. */
const codeTimeoutMs = 3000;
/** Time to process answers that have arrived before the code. */
const readTimeoutMs = 50;

interface FirstPage {
  readonly preload: () => Promise<void>;
  /** Reads what the first render shows. */
  readonly read: (store: AppStore) => Promise<void>;
}

const pages = new Map<string, FirstPage>([
  [
    paths.home,
    {
      preload: HomeRoute.preload,
      read: (store) => import('../features/feed/read-feed.ts').then(({ readFeed }) => readFeed(store)),
    },
  ],
  [
    paths.profile,
    {
      preload: ProfileRoute.preload,
      read: (store) =>
        import('../features/profile/read-profile.ts').then(({ readProfile }) => readProfile(store)),
    },
  ],
  [
    paths.wardrobe,
    {
      preload: WardrobeRoute.preload,
      read: (store) =>
        import('../features/wardrobe/read-wardrobe.ts').then(({ readWardrobe }) => readWardrobe(store)),
    },
  ],
]);

const timeout = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Loads the code of a page that `index.html` shows a placeholder of, and the answers that it has requested, so that the
 * first render replaces the placeholder in one step. Resolves in any case: what is missing is loaded when it renders.
 */
export async function preloadFirstPage(store: AppStore, pathname: string): Promise<void> {
  const page = pages.get(pathname);
  if (!page) return;
  const code = Promise.all([connectApi(store), page.preload()]);
  const read = code.then(() => page.read(store)).catch(() => undefined);
  await Promise.race([code.catch(() => undefined), timeout(codeTimeoutMs)]);
  await Promise.race([read, timeout(readTimeoutMs)]);
  if (endEarlyView()) await Promise.race([read, timeout(codeTimeoutMs)]);
}
