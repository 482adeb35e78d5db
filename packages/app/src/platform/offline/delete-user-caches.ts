import { deleteCaches } from './delete-caches.ts';
import { isPersonalCache } from './user-cache-names.ts';
import { workerMessages } from './worker-messages.ts';

async function tellWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  registration?.active?.postMessage(workerMessages.deleteUserCaches);
}

/**
 * Deletes what the service worker has cached for a user. The worker deletes it too, so that a response that is still on
 * its way is not cached afterwards. Never rejects: a browser without service workers has no such caches.
 */
export async function deleteUserCaches(): Promise<void> {
  await Promise.allSettled([tellWorker(), deleteCaches(isPersonalCache)]);
}
