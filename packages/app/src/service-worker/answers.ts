import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { type UserCacheKind, userCacheName } from '../platform/offline/user-cache-names.ts';
import { isOwnImage, wardrobePlugin } from './own-wardrobe.ts';
import { handlingOf, imageCacheKey, imageIdOf } from './requests.ts';
import { receivePhotos } from './shared-photos.ts';
import { fileResponse, pages } from './shell.ts';
import { storedAnswersPlugin } from './stored-answers.ts';
import { unavailableServerPlugin } from './unavailable-server.ts';
import { boundedPlugin, currentUser, deleteUserCaches, startUser } from './user-caches.ts';

/** Data and images without an answer by then are answered from the cache, if they are in it. */
const timeoutSeconds = 10;

// The files of the app matter more than what can be read again.
registerQuotaErrorCallback(() => void deleteUserCaches());

const matchOptions = { ignoreVary: true };

async function dataResponse(event: FetchEvent, uid: string, kind: UserCacheKind): Promise<Response> {
  await startUser(uid);
  return new NetworkFirst({
    cacheName: userCacheName(uid, kind),
    networkTimeoutSeconds: timeoutSeconds,
    matchOptions,
    plugins: [
      unavailableServerPlugin(),
      wardrobePlugin(uid, event.request.url),
      boundedPlugin(uid, kind),
      storedAnswersPlugin(event.clientId),
    ],
  }).handle(event);
}

/**
 * An image of a CDN is requested with CORS, since the size and success of another response are not known. It accepts the
 * formats of the page's request.
 */
const imagePlugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => imageCacheKey(request.url),
  requestWillFetch: async ({ request }) =>
    new URL(request.url).origin === location.origin
      ? request
      : new Request(request.url, {
          mode: 'cors',
          credentials: 'omit',
          headers: { accept: request.headers.get('accept') ?? '*/*' },
        }),
};

/** Images that the server lets a browser store come from the browser's own cache, for as long as it allows. */
async function imageResponse(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const uid = await currentUser();
  if (uid === null) return fetch(request);
  const kind = (await isOwnImage(uid, request.url, imageIdOf(request.url))) ? 'own-images' : 'images';
  return new NetworkFirst({
    cacheName: userCacheName(uid, kind),
    networkTimeoutSeconds: timeoutSeconds,
    matchOptions,
    plugins: [unavailableServerPlugin(), boundedPlugin(uid, kind), imagePlugin],
  }).handle(event);
}

/** Answers a request, or leaves it to the browser. */
export function answer(event: FetchEvent): void {
  const { request } = event;
  const { method, url, mode, destination, headers } = request;
  const authorization = headers.get('authorization');
  const handling = handlingOf({ method, url, mode, destination, authorization }, location.origin);
  if (handling === null) return;
  if (handling.type === 'page') event.respondWith(pages.handle(event));
  else if (handling.type === 'shared-photos') event.respondWith(receivePhotos(request));
  else if (handling.type === 'file') event.respondWith(fileResponse(request));
  else if (handling.type === 'image') event.respondWith(imageResponse(event));
  else if (handling.type === 'data') event.respondWith(dataResponse(event, handling.uid, handling.kind));
}
