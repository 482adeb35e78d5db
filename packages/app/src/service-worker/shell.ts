import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { deleteOldReleases } from './old-releases.ts';
import { release } from './release.ts';

const prefix = 'aura:shell:';
const cacheName = `${prefix}${release.version}`;

/** The page of the app, which is the same for every address of a signed-in user. */
const pagePath = '/home';

const matchOptions = { ignoreVary: true };

/** A page without an answer by then is shown from the cache. */
const pageTimeoutSeconds = 5;

const controller = new PrecacheController({
  cacheName,
  plugins: [
    {
      // The server answers with a page only when it is asked for HTML.
      requestWillFetch: async ({ request }) =>
        new URL(request.url).pathname === pagePath
          ? new Request(request, { cache: 'no-store', headers: { accept: 'text/html' } })
          : request,
    },
  ],
});
controller.addToCacheList([pagePath, ...release.files].map((url) => ({ url, revision: null })));

/** Stores the files of this release. Fails when one cannot be stored; the app then works as without a service worker. */
export const storeRelease = (event: ExtendableEvent) => controller.install(event);

/** Deletes the files of releases before the one that was used last. */
export const deleteOldFiles = () => deleteOldReleases(prefix, cacheName);

/** Answers with a page from the network, so that a new release is shown at once; without an answer from the cache. */
export const pages = new NetworkFirst({
  cacheName,
  networkTimeoutSeconds: pageTimeoutSeconds,
  matchOptions,
  plugins: [
    {
      cacheKeyWillBeUsed: async () => pagePath,
      cacheWillUpdate: async () => null,
      // While a server restarts, its proxy answers. Workbox gives a preloaded page to no plugin before.
      handlerWillRespond: async ({ response }) => {
        if (response.status < 500) return response;
        return (await caches.match(pagePath, { cacheName, ...matchOptions })) ?? response;
      },
    },
  ],
});

/** Answers with a stored file of the build; its name contains a hash, so that all releases with the name are equal. */
export async function fileResponse(request: Request): Promise<Response> {
  const stored = await caches.match(request.url, matchOptions);
  return stored ?? fetch(request);
}
