import { useEffect, useState } from 'react';
import { loadChunk } from '../platform/load-chunk.ts';
import { type AppStore, useAppStore } from '../store/store.ts';

const connections = new WeakMap<AppStore, Promise<void>>();

/**
 * Fetches the store's part for calls of the API and adds it, once. Visitors who only look at `/` do without it.
 * A failed load is forgotten, so that the next call tries again.
 */
export function connectApi(store: AppStore): Promise<void> {
  const running = connections.get(store);
  if (running) return running;
  const connecting = loadChunk(() => import('../store/add-api.ts')).then(({ addApi: addApiPart }) =>
    addApiPart(store),
  );
  connections.set(store, connecting);
  connecting.catch(() => connections.delete(store));
  return connecting;
}

/**
 * Whether components may call the API yet.
 * @param wanted asks for it
 */
export function useApiReady(wanted: boolean): boolean {
  const store = useAppStore();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    connectApi(store).then(
      () => setReady(true),
      () => undefined,
    );
  }, [wanted, store]);
  return ready;
}
