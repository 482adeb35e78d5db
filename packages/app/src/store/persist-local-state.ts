import { applyChanges } from '../platform/storage/apply-changes.ts';
import { decode, type Persisted, withValue } from '../platform/storage/codec.ts';
import { deviceStorage, type GuardedStorage } from '../platform/storage/guarded-storage.ts';
import { createUserStorage } from '../platform/storage/user-storage.ts';
import { type LocalState, localStateLoaded, selectLocalState } from './local-state.ts';
import { localStateCodec } from './local-state-codec.ts';
import { selectIdentity } from './session.ts';
import type { AppStore } from './store.ts';

const key = 'data';

/**
 * Loads the local state of the user who is signed in, now or later, and writes every change. Changes that another tab has
 * written stay.
 * @param page receives `storage` events when another tab writes
 */
export function persistLocalState(
  store: AppStore,
  storage: GuardedStorage = deviceStorage,
  page: EventTarget | undefined = globalThis.window,
): void {
  let uid: string | null = null;
  /** What the storage holds; without the changes for which it had no room. */
  let persisted: Persisted<LocalState> = decode(localStateCodec, undefined);
  let latest = persisted.value;

  const show = (loaded: Persisted<LocalState>, value = loaded.value) => {
    persisted = loaded;
    latest = value;
    store.dispatch(localStateLoaded(value));
  };
  const sync = () => {
    const state = store.getState();
    const current = selectIdentity(state)?.uid ?? null;
    if (current !== uid) {
      uid = current;
      const loaded = uid === null ? null : createUserStorage(uid, storage).load(key, localStateCodec);
      show(loaded ?? decode(localStateCodec, undefined));
      return;
    }
    const value = selectLocalState(state);
    if (uid === null || value === latest) return;
    const user = createUserStorage(uid, storage);
    const stored = user.load(key, localStateCodec);
    // What another tab has written may not have been received yet.
    const isChanged = stored !== null && JSON.stringify(stored.record) !== JSON.stringify(persisted.record);
    const next = isChanged
      ? withValue(stored, applyChanges(persisted.value, value, stored.value))
      : withValue(persisted, value);
    user.write(key, next.record);
    if (storage.read(user.fullKey(key)) === JSON.stringify(next.record)) persisted = next;
    else if (isChanged) persisted = stored;
    latest = next.value;
    if (isChanged) store.dispatch(localStateLoaded(latest));
  };
  const onStorage = (event: Event) => {
    if (uid === null) return;
    const user = createUserStorage(uid, storage);
    if (!('key' in event) || event.key !== user.fullKey(key)) return;
    const loaded = user.load(key, localStateCodec);
    if (loaded) show(loaded, applyChanges(persisted.value, latest, loaded.value));
  };
  sync();
  store.subscribe(sync);
  page?.addEventListener('storage', onStorage);
}
