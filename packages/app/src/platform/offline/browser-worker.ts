import { workerPath } from '../worker-path.ts';
import type { AppWorker } from './app-worker.ts';

/** The service worker of this browser. */
export const browserWorker: AppWorker = {
  async register() {
    if (!('serviceWorker' in navigator)) return;
    // A full disk, private browsing or a policy of the device.
    await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' }).catch(() => undefined);
  },
};
