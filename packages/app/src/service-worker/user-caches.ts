import type { WorkboxPlugin } from 'workbox-core/types.js';
import { deleteCaches } from '../platform/offline/delete-caches.ts';
import {
  isUserCache,
  type UserCacheKind,
  userCacheName,
  userOfCache,
} from '../platform/offline/user-cache-names.ts';
import { imageCacheKey } from './requests.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

interface Bounds {
  readonly maxEntries: number;
  readonly maxAgeMs: number;
}

/**
 * An image of another person may become private, so that it is shown for at most an hour
 * (docs/decisions/2026-11-20-image-addresses.md).
 */
const bounds: Readonly<Record<UserCacheKind, Bounds>> = {
  own: { maxEntries: 60, maxAgeMs: 30 * dayMs },
  'own-images': { maxEntries: 500, maxAgeMs: 30 * dayMs },
  posts: { maxEntries: 60, maxAgeMs: dayMs },
  images: { maxEntries: 100, maxAgeMs: hourMs },
};

const storedAtHeader = 'aura-stored-at';

/** Changes when caches are deleted: a response to an earlier request is not cached any more. */
let generation = 0;
/** The user of the last request for data since the worker was started. */
let lastUid: string | null = null;

/** Deletes the caches of all users: at a sign-out, and when the disk is full. */
export async function deleteUserCaches(): Promise<void> {
  lastUid = null;
  generation += 1;
  await deleteCaches(isUserCache);
}

/** Deletes the caches of other users before the first data of a user are cached. */
export async function startUser(uid: string): Promise<void> {
  if (uid === lastUid) return;
  lastUid = uid;
  const isOfOther = (name: string) => isUserCache(name) && userOfCache(name) !== uid;
  if (!(await caches.keys()).some(isOfOther)) return;
  generation += 1;
  await deleteCaches(isOfOther);
}

/** Returns the user whose images are cached; null when no data of a user are. */
export async function currentUser(): Promise<string | null> {
  if (lastUid !== null) return lastUid;
  const name = (await caches.keys()).find(isUserCache);
  return name === undefined ? null : userOfCache(name);
}

/**
 * Returns the time at which a response was first stored. The browser's own cache answers with one that is stored already,
 * for as long as the server allows and also offline; it has the same `Date`.
 */
function storedAt(response: Response, stored: Response | undefined): string {
  const date = response.headers.get('date');
  const isSame = date !== null && stored?.headers.get('date') === date;
  return (isSame ? stored?.headers.get(storedAtHeader) : null) ?? String(Date.now());
}

function withTime(response: Response, time: string): Response {
  const headers = new Headers(response.headers);
  headers.set(storedAtHeader, time);
  return new Response(response.body, { status: response.status, headers });
}

/**
 * Returns whether a cached response may still be used. One from the future was stored before the clock was set back:
 * its age is unknown, so that it is used only when it may be old.
 */
function isFresh(response: Response, { maxAgeMs }: Bounds): boolean {
  const ageMs = Date.now() - Number(response.headers.get(storedAtHeader));
  return ageMs < maxAgeMs && (ageMs >= 0 || maxAgeMs > dayMs);
}

/** Deletes what was stored first, as long as there are too many entries or they are too old. */
async function trim(cache: Cache, limits: Bounds): Promise<void> {
  const requests = await cache.keys();
  const surplus = requests.length - limits.maxEntries;
  for (const [index, request] of requests.entries()) {
    const response = index < surplus ? undefined : await cache.match(request);
    if (response && isFresh(response, limits)) return;
    await cache.delete(request);
  }
}

/** Limits number and age of the responses in a cache, and caches only successful ones of a user who has not left. */
export function boundedPlugin(uid: string, kind: UserCacheKind): WorkboxPlugin {
  const started = generation;
  const limits = bounds[kind];
  const options = { cacheName: userCacheName(uid, kind), ignoreVary: true };
  return {
    cacheWillUpdate: async ({ request, response }) => {
      if (response.status !== 200) return null;
      const stored = await caches.match(imageCacheKey(request.url), options);
      return started === generation ? withTime(response, storedAt(response, stored)) : null;
    },
    cacheDidUpdate: async ({ cacheName }) => {
      await trim(await caches.open(cacheName), limits);
      // The user has left meanwhile.
      if (started !== generation) await caches.delete(cacheName);
    },
    cachedResponseWillBeUsed: async ({ cachedResponse }) =>
      cachedResponse && started === generation && isFresh(cachedResponse, limits) ? cachedResponse : null,
  };
}
