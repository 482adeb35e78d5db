import { commonCopy } from '@aura/domain/copy/common';
import { shellCopy } from '@aura/domain/copy/shell';
import { useToast } from '@aura/ui/primitives/Toast';
import { useCallback, useEffect, useState } from 'react';
import type { AppWorker } from '../platform/offline/app-worker.ts';
import { usePlatform } from '../platform/platform.tsx';
import { useIdlePrefetch } from './use-idle-prefetch.ts';

/** Until it is dismissed: longer than any visit. */
const promptDurationMs = 7 * 24 * 60 * 60_000;

/**
 * Registers the service worker when the page is finished, so that its downloads do not compete with the page, and
 * offers to reload the page when a new release is ready.
 */
export function OfflineUse() {
  const { loadWorker } = usePlatform();
  const { show } = useToast();
  const [worker, setWorker] = useState<AppWorker | null>(null);
  const load = useCallback(() => {
    loadWorker?.().then(setWorker, () => undefined);
  }, [loadWorker]);
  useIdlePrefetch(load, true);
  useEffect(() => {
    if (worker === null) return;
    let stop = () => {};
    let isStopped = false;
    let close = () => {};
    const action = { label: commonCopy.reload, onAction: () => void worker.update() };
    const offer = () => {
      close();
      close = show({ tone: 'status', text: shellCopy.newVersion, action, durationMs: promptDurationMs });
    };
    void worker.register(offer).then((stopWatching) => {
      stop = stopWatching;
      if (isStopped) stop();
    });
    return () => {
      isStopped = true;
      stop();
    };
  }, [worker, show]);
  return null;
}
