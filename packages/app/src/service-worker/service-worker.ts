/**
 * The service worker of the app: starts the app and answers reads without a connection, receives photos that other
 * apps share, and shows push messages (docs/decisions/2026-11-26-offline.md).
 */
import { deleteSharedPhotos } from '../platform/offline/shared-photos.ts';
import { workerMessages } from '../platform/offline/worker-messages.ts';
import { answer } from './answers.ts';
import { addressOf, openPage, showMessage } from './push.ts';
import { release } from './release.ts';
import { deleteOldFiles, storeRelease } from './shell.ts';
import { reportStoredAnswers } from './stored-answers.ts';
import { deleteUserCaches } from './user-caches.ts';

declare const self: ServiceWorkerGlobalScope;

/** Takes over the open pages, and loads pages while the worker still starts. */
async function activate(): Promise<void> {
  await deleteOldFiles();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Another page may have the release before, and a user who has not agreed to a reload. */
async function activateIfAlone(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}

self.addEventListener('install', (event) => void storeRelease(event));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', answer);
self.addEventListener('message', (event) => {
  if (event.data === workerMessages.deletePersonalCaches)
    event.waitUntil(Promise.all([deleteUserCaches(), deleteSharedPhotos()]));
  else if (event.data === workerMessages.release) event.ports[0]?.postMessage(release.version);
  else if (event.data === workerMessages.activate) event.waitUntil(self.skipWaiting());
  else if (event.data === workerMessages.activateIfAlone) event.waitUntil(activateIfAlone());
  else if (event.data === workerMessages.reportStoredAnswers && event.source instanceof Client)
    event.waitUntil(reportStoredAnswers(event.source.id));
});
self.addEventListener('push', (event) => event.waitUntil(showMessage(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(addressOf(event.notification.data?.address)));
});
