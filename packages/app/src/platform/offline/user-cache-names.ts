/**
 * The caches of the service worker that hold what one user has read: `own` and `own-images` of the user's own
 * wardrobe, `posts` and `images` of others.
 */
export type UserCacheKind = 'own' | 'own-images' | 'posts' | 'images';

const prefix = 'aura:user:';

export const isUserCache = (name: string): boolean => name.startsWith(prefix);

export const userCacheName = (uid: string, kind: UserCacheKind): string =>
  `${prefix}${encodeURIComponent(uid)}:${kind}`;

/** Returns the user whose data a cache holds; null for other caches. */
export function userOfCache(name: string): string | null {
  const uid = isUserCache(name) ? name.slice(prefix.length).split(':')[0] : undefined;
  return uid === undefined ? null : decodeURIComponent(uid);
}
