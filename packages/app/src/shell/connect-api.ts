import { loadChunk } from '@aura/ui/foundations/load-chunk';
import { useEffect, useState } from 'react';
import { type AppStore, useAppStore } from '../store/store.ts';

const connections = new WeakMap<AppStore, Promise<void>>();
const connected = new WeakSet<AppStore>();

/** Loads the API client and adds it to the store once. After a failure, the next call tries again. */
export function connectApi(store: AppStore): Promise<void> {
  const running = connections.get(store);
  if (running) return running;
  const connecting = loadChunk(() => import('../store/add-api.ts')).then(({ addApi }) => {
    addApi(store);
    connected.add(store);
  });
  connections.set(store, connecting);
  connecting.catch(() => connections.delete(store));
  return connecting;
}

/**
 * Returns whether the store can call the API for a user.
 * @param enabled loads the API client; without it the result is false, also when the client is loaded
 */
export function useApiReady(enabled: boolean): boolean {
  const store = useAppStore();
  const [ready, setReady] = useState(() => enabled && connected.has(store));
  useEffect(() => {
    if (!enabled) return;
    connectApi(store).then(
      () => setReady(true),
      () => undefined,
    );
  }, [enabled, store]);
  return enabled && ready;
}
