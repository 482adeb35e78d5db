import * as z from 'zod/mini';
import { createLocalStore } from '../platform/local-store.ts';
import { pathsRestored, selectPaths } from './navigation.ts';
import { selectIdentity } from './session.ts';
import type { AppStore } from './store.ts';

const key = 'navigation';
const schema = z.array(z.string());

/**
 * Keeps the last paths of the visit under the person's own keys, so that a page that is loaded again still knows
 * where it was come from (docs/product.md section 3, local data).
 * @param storage of one tab
 */
export function keepNavigation(store: AppStore, storage: Storage = sessionStorage): void {
  let uid: string | null = null;
  let written = selectPaths(store.getState());
  const keep = () => {
    const state = store.getState();
    const current = selectIdentity(state)?.uid ?? null;
    if (current !== uid) {
      uid = current;
      if (uid === null) return;
      const before = createLocalStore(uid, storage).read(key, schema, []);
      written = [];
      if (before.length > 0) return void store.dispatch(pathsRestored(before));
    }
    const paths = selectPaths(state);
    if (uid === null || paths === written) return;
    written = paths;
    createLocalStore(uid, storage).write(key, paths);
  };
  keep();
  store.subscribe(keep);
}
