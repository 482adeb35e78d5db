import { deleteCaches } from './delete-caches.ts';
import { isPersonalCache } from './user-cache-names.ts';
import { workerMessages } from './worker-messages.ts';

async function notifyWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  registration?.active?.postMessage(workerMessages.deletePersonalCaches);
}

/**
 * Deletes what the service worker has cached for a user, and the photos that another app has shared. The worker deletes
 * them too, so that a response that is still on its way is not cached afterwards. Never rejects: a browser without
 * service workers has no such caches.
 */
export async function deletePersonalCaches(): Promise<void> {
  await Promise.allSettled([notifyWorker(), deleteCaches(isPersonalCache)]);
}
