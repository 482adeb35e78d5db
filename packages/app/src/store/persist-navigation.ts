import { readList, readString } from '../platform/storage/codec.ts';
import { type GuardedStorage, tabStorage } from '../platform/storage/guarded-storage.ts';
import { createUserStorage } from '../platform/storage/user-storage.ts';
import { pathsRestored, selectPaths } from './navigation.ts';
import { selectIdentity } from './session.ts';
import type { AppStore } from './store.ts';

const key = 'navigation';
const readPaths = readList(readString);

/**
 * Persists the last paths of the visit for the signed-in user, so that a reloaded page can still go back
 * (docs/product.md section 3).
 */
export function persistNavigation(store: AppStore, storage: GuardedStorage = tabStorage): void {
  let uid: string | null = null;
  let written = selectPaths(store.getState());
  const sync = () => {
    const state = store.getState();
    const current = selectIdentity(state)?.uid ?? null;
    if (current !== uid) {
      uid = current;
      if (uid === null) return;
      const restored = createUserStorage(uid, storage).read(key, readPaths, []);
      written = [];
      if (restored.length > 0) return void store.dispatch(pathsRestored(restored));
    }
    const paths = selectPaths(state);
    if (uid === null || paths === written) return;
    written = paths;
    createUserStorage(uid, storage).write(key, paths);
  };
  sync();
  store.subscribe(sync);
}
