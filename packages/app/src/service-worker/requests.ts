import { shareTarget } from '@aura/domain/share-target';
import type { UserCacheKind } from '../platform/offline/user-cache-names.ts';

/** The parts of a `Request` that decide how it is answered. */
export interface RequestFacts {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly destination: string;
  /** The header `Authorization`. */
  readonly authorization: string | null;
}

/**
 * How a request is answered: a page of the app, a file of the build, photos that another app shares, data or an image that
 * are cached per user. Others are left to the browser: writes, event streams, searches and everything of people who are
 * signed out.
 */
type Handling =
  | { readonly type: 'page' | 'file' | 'image' | 'shared-photos' }
  | { readonly type: 'data'; readonly uid: string; readonly kind: UserCacheKind };

const apiPath = /^\/api\/[^/]+/;

// The paths of reads by `offline` of their contract rows, which the worker does not load; a test compares them.
/** Reads of the own wardrobe and profile. */
const ownReads = /^\/(getProfile|getAllUserItems|getFavorites|getOutfits|getWears|outfit\/[^/]+)$/;
/** Reads of posts and of what is shown with them. */
const postReads =
  /^\/(posts|getPostsByIds|getUserPosts|(post|postItems|postsWithItem|comments|item)\/[^/]+)$/;
/** Images may come from a CDN, so that only the end of their path is known. */
const images = /\/(itemImage|outfitImage|profilePicture)\/[^/]+$|\/post\/[^/]+\/image$/;
/** Pages that the server renders itself. */
const serverPages = /^\/(api|policies|__)(\/|$)/;

function kindOfRead(path: string): UserCacheKind | null {
  if (ownReads.test(path)) return 'own';
  return postReads.test(path) ? 'posts' : null;
}

/** Returns the user for whom a token was issued. The server verifies it; here it names a cache. */
export function uidOf(authorization: string | null): string | null {
  const payload = /^Bearer [^.]+\.([^.]+)\./.exec(authorization ?? '')?.[1];
  if (payload === undefined) return null;
  try {
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof sub === 'string' && sub !== '' ? sub : null;
  } catch {
    return null;
  }
}

/**
 * Decides how a request is answered.
 * @param origin of the app
 * @returns null when the browser answers it without the service worker
 */
export function handlingOf(request: RequestFacts, origin: string): Handling | null {
  const url = new URL(request.url);
  if (request.method === 'POST' && request.mode === 'navigate') {
    const isShared = url.origin === origin && url.pathname === shareTarget.path;
    return isShared ? { type: 'shared-photos' } : null;
  }
  if (request.method !== 'GET') return null;
  if (request.destination === 'image' && images.test(url.pathname)) return { type: 'image' };
  if (url.origin !== origin) return null;
  if (request.mode === 'navigate') {
    const isPage = request.destination === 'document' && !serverPages.test(url.pathname);
    return isPage ? { type: 'page' } : null;
  }
  if (url.pathname.startsWith('/assets/')) return { type: 'file' };
  const kind = apiPath.test(url.pathname) ? kindOfRead(url.pathname.replace(apiPath, '')) : null;
  const uid = uidOf(request.authorization);
  return kind === null || uid === null ? null : { type: 'data', uid, kind };
}

/** Returns the id of an image without the signature, which changes every hour. */
export const imageIdOf = (url: string): string => {
  const segments = new URL(url).pathname.split('/');
  const id = segments.at(-1) === 'image' ? segments.at(-2) : segments.at(-1);
  return id?.split('.')[0] ?? '';
};

/** Returns the address under which an image is cached: without its signature. */
export function imageCacheKey(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('sig');
  url.pathname = url.pathname.replace(/(\/(?:itemImage|outfitImage|profilePicture)\/[^/.]+)\.[^/]*$/, '$1');
  return url.href;
}
