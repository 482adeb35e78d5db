import { createLocalStore } from '../platform/local-store.ts';
import { browserDataLoaded, emptyBrowserData, selectBrowserData } from './browser-data.ts';
import { browserDataSchema } from './browser-data-schema.ts';
import { selectIdentity } from './session.ts';
import type { AppStore } from './store.ts';

const key = 'data';

/**
 * Loads the browser data of the person who is signed in, or once they sign in, and writes every change back,
 * under their own keys.
 * @param storage the browser's, by default
 * @param page hears of what other tabs write
 * @returns ends the keeping
 */
export function keepBrowserData(
  store: AppStore,
  storage: Storage = localStorage,
  page: EventTarget | undefined = globalThis.window,
): () => void {
  let uid: string | null = null;
  let written = selectBrowserData(store.getState());

  const keep = () => {
    const state = store.getState();
    const current = selectIdentity(state)?.uid ?? null;
    if (current !== uid) {
      uid = current;
      written =
        uid === null
          ? emptyBrowserData
          : createLocalStore(uid, storage).read(key, browserDataSchema, emptyBrowserData);
      store.dispatch(browserDataLoaded(written));
      return;
    }
    const data = selectBrowserData(state);
    if (uid === null || data === written) return;
    written = data;
    createLocalStore(uid, storage).write(key, data);
  };
  /** Another tab of the same person has changed it. */
  const follow = (event: Event) => {
    const changed = 'key' in event ? event.key : null;
    if (uid === null || changed !== createLocalStore(uid, storage).nameOf(key)) return;
    written = createLocalStore(uid, storage).read(key, browserDataSchema, written);
    store.dispatch(browserDataLoaded(written));
  };
  keep();
  const unsubscribe = store.subscribe(keep);
  page?.addEventListener('storage', follow);
  return () => {
    unsubscribe();
    page?.removeEventListener('storage', follow);
  };
}
