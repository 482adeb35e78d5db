import { workerPath } from '../worker-path.ts';
import type { AppWorker } from './app-worker.ts';
import { warnBeforeUnload } from './warn-before-unload.ts';
import { workerMessages } from './worker-messages.ts';

/** A page that stays open looks for a new release when it is shown again, at most this often. */
const updateIntervalMs = 60 * 60_000;

/** After this time the page is reloaded, whether or not the new worker has taken over. */
const activationLimitMs = 3_000;

/** Returns a function that reloads the page the first time: after a refused reload the browser would ask again. */
function createReload(): () => void {
  let isStarted = false;
  return () => {
    if (isStarted) return;
    isStarted = true;
    window.location.reload();
  };
}

const releaseOfPage = () =>
  document.querySelector('meta[name="aura-release"]')?.getAttribute('content') ?? '';

function releaseOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(workerMessages.release, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
}

/** Workers that this page has reported: pages that are opened and left later register again, and offer nothing twice. */
const reported = new WeakSet<ServiceWorker>();

/** Reports a waiting worker once, unless the page has come from the network with the same release. */
async function reportWaiting({ waiting, active }: ServiceWorkerRegistration, onUpdate: () => void) {
  if (waiting === null || active === null) return;
  if ((await releaseOf(waiting)) === releaseOfPage()) waiting.postMessage(workerMessages.activateIfAlone);
  else if (!reported.has(waiting)) {
    reported.add(waiting);
    onUpdate();
  }
}

function watch(registration: ServiceWorkerRegistration, onUpdate: () => void): () => void {
  let lastUpdate = Date.now();
  const stopping = new AbortController();
  const { signal } = stopping;
  const report = () => void reportWaiting(registration, onUpdate);
  const onFound = () => {
    const { installing } = registration;
    const onStateChange = () => {
      if (installing?.state === 'installed') report();
    };
    installing?.addEventListener('statechange', onStateChange, { signal });
  };
  const onShown = () => {
    if (document.visibilityState === 'hidden' || Date.now() - lastUpdate < updateIntervalMs) return;
    lastUpdate = Date.now();
    registration.update().catch(() => undefined);
  };
  registration.addEventListener('updatefound', onFound, { signal });
  document.addEventListener('visibilitychange', onShown, { signal });
  report();
  if (registration.installing) onFound();
  return () => stopping.abort();
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' });
  } catch {
    // A full disk, private browsing, a policy of the device, or a browser without service workers.
    return undefined;
  }
}

/** The service worker of this browser. */
export const browserWorker: AppWorker = {
  async register(onUpdate) {
    const registration = await register();
    return registration ? watch(registration, onUpdate) : () => undefined;
  },
  async update() {
    const end = warnBeforeUnload();
    // Of the reload. When the user stays, later ways of leaving the page are not its concern.
    window.addEventListener('beforeunload', end, { once: true });
    const reload = createReload();
    const waiting = (await navigator.serviceWorker.getRegistration('/'))?.waiting;
    // Another tab may have started the release.
    if (!waiting) return reload();
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage(workerMessages.activate);
    setTimeout(reload, activationLimitMs);
  },
};
