/**
 * The service worker of the app: starts the app and answers reads without a connection, and shows push messages
 * (docs/decisions/2026-11-26-offline.md).
 */
import { deleteUserCachesMessage } from '../platform/offline/user-cache-names.ts';
import { answer } from './answers.ts';
import { addressOf, openPage, showMessage } from './push.ts';
import { deleteOldReleases, storeRelease } from './shell.ts';
import { deleteUserCaches } from './user-caches.ts';

declare const self: ServiceWorkerGlobalScope;

/** Takes over the open pages, and loads pages while the worker still starts. */
async function activate(): Promise<void> {
  await deleteOldReleases();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('install', (event) => void storeRelease(event));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', answer);
self.addEventListener('message', (event) => {
  if (event.data === deleteUserCachesMessage) event.waitUntil(deleteUserCaches());
});
self.addEventListener('push', (event) => event.waitUntil(showMessage(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(addressOf(event.notification.data?.address)));
});
