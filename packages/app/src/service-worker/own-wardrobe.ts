import { product } from '@aura/domain/product';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { userCacheName } from '../platform/offline/user-cache-names.ts';

/**
 * The own wardrobe is stored as one response under the address without a page, as the release before requests it, so
 * that it is whole offline also when its pages begin elsewhere than when it was stored.
 */

const wardrobePath = `/api/${product.slug}/getAllUserItems`;

interface Answer {
  readonly items: readonly { readonly id: string }[];
  /** Absent when the answer is whole. */
  readonly next?: string | null;
}

/** The pages that were read since the last first page, each of which began where the one before ended. */
interface ReadPages extends Answer {
  readonly uid: string;
  readonly text: string;
}

let pages: ReadPages | null = null;
/** The text of the stored response, and whose it is. */
let stored: { readonly uid: string; readonly text: string } | null = null;

/** The address under which the wardrobe is stored. */
function keyOf(url: string): string {
  const key = new URL(url);
  key.searchParams.delete('limit');
  key.searchParams.delete('after');
  return key.href;
}

/** Adds a page to those that were read; one that does not follow them is left out. */
function addPage(uid: string, after: string | null, text: string): void {
  const page: Answer = JSON.parse(text);
  if (after === null) pages = { ...page, uid, text };
  else if (pages?.uid === uid && pages.next === after) {
    const items = [...pages.items, ...page.items];
    pages = { uid, items, next: page.next ?? null, text: pages.text + text };
  }
}

async function readStored(uid: string): Promise<string> {
  if (stored?.uid === uid) return stored.text;
  const options = { cacheName: userCacheName(uid, 'own'), ignoreSearch: true, ignoreVary: true };
  const text = await (await caches.match(wardrobePath, options))?.text();
  if (text !== undefined) stored = { uid, text };
  return text ?? '';
}

/** The response to store after a page: the whole wardrobe after the last one, or the first page when nothing is stored. */
async function responseToStore(
  uid: string,
  after: string | null,
  response: Response,
): Promise<Response | null> {
  if (pages?.uid !== uid) return null;
  const { items, next } = pages;
  const isWhole = (next ?? null) === null;
  if (!isWhole && (after !== null || (await readStored(uid)) !== '')) return null;
  const text = JSON.stringify({ success: true, items, ...(!isWhole && { next }) });
  stored = { uid, text };
  return new Response(text, { status: response.status, headers: response.headers });
}

/** The part of a stored wardrobe after a cursor, which ends with the id of an item; null when it lacks the item. */
async function restAfter(after: string, response: Response): Promise<Response | null> {
  const { items, next = null }: Answer = await response.json();
  const id = after.slice(after.indexOf('_') + 1);
  const index = items.findIndex((item) => item.id === id);
  if (index === -1 || after === next) return null;
  const body = JSON.stringify({ success: true, items: items.slice(index + 1), next });
  return new Response(body, { status: response.status, headers: response.headers });
}

/**
 * Stores and answers a read of the own wardrobe, and leaves others as they are. It comes before the plugin that limits the
 * cache.
 * @param url of the request
 */
export function wardrobePlugin(uid: string, url: string): WorkboxPlugin {
  if (new URL(url).pathname !== wardrobePath) return {};
  const after = new URL(url).searchParams.get('after');
  return {
    cacheKeyWillBeUsed: async () => keyOf(url),
    // Before the page receives the answer, requests the next page and loads the images.
    fetchDidSucceed: async ({ response }) => {
      if (response.ok) addPage(uid, after, await response.clone().text());
      return response;
    },
    cacheWillUpdate: async ({ response }) => (response.ok ? responseToStore(uid, after, response) : null),
    cachedResponseWillBeUsed: async ({ cachedResponse = null }) =>
      cachedResponse && after !== null ? restAfter(after, cachedResponse) : cachedResponse,
  };
}

/** Returns whether an image shows a garment of the user's own wardrobe, or an outfit, which only its owner sees. */
export async function isOwnImage(uid: string, url: string, imageId: string): Promise<boolean> {
  if (url.includes('/outfitImage/')) return true;
  if (!url.includes('/itemImage/')) return false;
  if (pages?.uid === uid && pages.text.includes(`"${imageId}`)) return true;
  return (await readStored(uid)).includes(`"${imageId}`);
}
