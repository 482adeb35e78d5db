/**
 * The caches of the service worker that hold what one user has read: `own` and `own-images` of the user's own
 * wardrobe, `posts` and `images` of others.
 */
export type UserCacheKind = 'own' | 'own-images' | 'posts' | 'images';

const personal = 'aura:user';
const prefix = `${personal}:`;

/** The cache of photos that another app has shared, until the user has chosen what they become. */
export const sharedPhotosCache = `${personal}-photos`;

/** Whether a cache must not outlive the session. */
export const isPersonalCache = (name: string): boolean => name.startsWith(personal);

export const isUserCache = (name: string): boolean => name.startsWith(prefix);

export const userCacheName = (uid: string, kind: UserCacheKind): string =>
  `${prefix}${encodeURIComponent(uid)}:${kind}`;

/** Returns the user whose data a cache holds; null for other caches. */
export function userOfCache(name: string): string | null {
  const uid = isUserCache(name) ? name.slice(prefix.length).split(':')[0] : undefined;
  return uid === undefined ? null : decodeURIComponent(uid);
}
