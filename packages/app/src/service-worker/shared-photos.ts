import { inputImageMaxBytes } from '@aura/domain/limits/images';
import { uploadMaxItems } from '@aura/domain/limits/wardrobe';
import { shareTarget } from '@aura/domain/share-target';
import { sharedPhotoHeaders } from '../platform/offline/shared-photos.ts';
import { sharedPhotosCache } from '../platform/offline/user-cache-names.ts';

function toResponse(file: File, count: number): Response {
  const isTooLarge = file.size > inputImageMaxBytes;
  return new Response(isTooLarge ? null : file, {
    status: isTooLarge ? 413 : 200,
    headers: {
      'content-type': file.type || 'application/octet-stream',
      [sharedPhotoHeaders.name]: encodeURIComponent(file.name),
      [sharedPhotoHeaders.count]: String(count),
      [sharedPhotoHeaders.storedAt]: String(Date.now()),
    },
  });
}

async function storePhotos(request: Request): Promise<void> {
  const form = await request.formData();
  const files = form.getAll(shareTarget.field).filter((entry) => entry instanceof File);
  await caches.delete(sharedPhotosCache);
  if (files.length === 0) return;
  const cache = await caches.open(sharedPhotosCache);
  for (const [index, file] of files.slice(0, uploadMaxItems).entries())
    await cache.put(`${location.origin}${shareTarget.path}/${index}`, toResponse(file, files.length));
}

/**
 * Stores the photos that another app has shared, in place of earlier ones, and opens the page that asks what they become.
 * When they cannot be stored, for example on a full disk, the page says so.
 */
export async function receivePhotos(request: Request): Promise<Response> {
  await storePhotos(request).catch(() => caches.delete(sharedPhotosCache));
  return Response.redirect(`${location.origin}${shareTarget.page}`, 303);
}
