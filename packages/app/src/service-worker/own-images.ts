import { product } from '@aura/domain/product';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { userCacheName } from '../platform/offline/user-cache-names.ts';

/** The last response with the own wardrobe, which contains the ids of its images, and whose it is. */
let wardrobe: { readonly uid: string; readonly text: string } | null = null;

const wardrobePath = `/api/${product.slug}/getAllUserItems`;

/** Remembers the wardrobe before the page receives it and loads its images. */
export const rememberWardrobe = (uid: string): WorkboxPlugin => ({
  fetchDidSucceed: async ({ request, response }) => {
    if (response.ok && new URL(request.url).pathname === wardrobePath)
      wardrobe = { uid, text: await response.clone().text() };
    return response;
  },
});

async function readWardrobe(uid: string): Promise<string> {
  if (wardrobe?.uid === uid) return wardrobe.text;
  const options = { cacheName: userCacheName(uid, 'own'), ignoreSearch: true, ignoreVary: true };
  const text = await (await caches.match(wardrobePath, options))?.text();
  if (text !== undefined) wardrobe = { uid, text };
  return text ?? '';
}

/** Returns whether an image shows a garment of the user's own wardrobe, or an outfit, which only its owner sees. */
export async function isOwnImage(uid: string, url: string, imageId: string): Promise<boolean> {
  if (url.includes('/outfitImage/')) return true;
  return url.includes('/itemImage/') && (await readWardrobe(uid)).includes(`"${imageId}`);
}
