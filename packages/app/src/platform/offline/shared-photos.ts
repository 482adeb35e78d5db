import { sharedPhotosCache } from './user-cache-names.ts';

/** Photos that were not used are forgotten after this time. */
const maxAgeMs = 24 * 60 * 60_000;

/** Headers of a stored photo. A file that is too large is stored without its content, with the status 413. */
export const sharedPhotoHeaders = {
  name: 'aura-name',
  /** The number of files that were shared, of which some may not have been stored. */
  count: 'aura-count',
  storedAt: 'aura-stored-at',
} as const;

export interface SharedPhoto {
  readonly name: string;
  /** Null for a file that is too large. */
  readonly file: Blob | null;
}

export interface SharedPhotos {
  readonly photos: readonly SharedPhoto[];
  /** Whether more files were shared than are stored. */
  readonly hasMore: boolean;
}

/** Deletes the shared photos. Never rejects: without caches there are none. */
export async function deleteSharedPhotos(): Promise<void> {
  await globalThis.caches?.delete(sharedPhotosCache).catch(() => undefined);
}

async function readPhoto(response: Response): Promise<SharedPhoto> {
  const name = decodeURIComponent(response.headers.get(sharedPhotoHeaders.name) ?? '');
  return { name, file: response.status === 200 ? await response.blob() : null };
}

async function readStored(): Promise<SharedPhotos | null> {
  if (!(await globalThis.caches?.has(sharedPhotosCache))) return null;
  const cache = await caches.open(sharedPhotosCache);
  const requests = await cache.keys();
  const found = await Promise.all(requests.map((request) => cache.match(request)));
  const responses = found.filter((response) => response !== undefined);
  const { headers } = responses[0] ?? {};
  const ageMs = Math.abs(Date.now() - Number(headers?.get(sharedPhotoHeaders.storedAt)));
  if (responses.length === 0 || ageMs > maxAgeMs) {
    await deleteSharedPhotos();
    return null;
  }
  const count = Number(headers?.get(sharedPhotoHeaders.count));
  return { photos: await Promise.all(responses.map(readPhoto)), hasMore: count > responses.length };
}

/** Returns the photos that another app has shared and that were not used yet; null when there are none. */
export const readSharedPhotos = (): Promise<SharedPhotos | null> => readStored().catch(() => null);
