import { uploadMaxItems } from '@aura/domain/limits/wardrobe';
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
  /** The address under which it is stored. */
  readonly address: string;
  readonly name: string;
  /** Null for a file that is too large. */
  readonly file: Blob | null;
}

export interface SharedPhotos {
  readonly photos: readonly SharedPhoto[];
  /** Whether more files were shared than can be stored. */
  readonly hasMore: boolean;
}

/** Deletes all shared photos. Never rejects: without caches there are none. */
export async function deleteSharedPhotos(): Promise<void> {
  await globalThis.caches?.delete(sharedPhotosCache).catch(() => undefined);
}

/** Deletes some of the shared photos. Never rejects. */
export async function deleteUsedPhotos(used: readonly SharedPhoto[]): Promise<void> {
  const cache = await globalThis.caches?.open(sharedPhotosCache).catch(() => undefined);
  await Promise.all(used.map(({ address }) => cache?.delete(address).catch(() => false)));
}

async function readPhoto(address: string, response: Response): Promise<SharedPhoto> {
  const name = decodeURIComponent(response.headers.get(sharedPhotoHeaders.name) ?? '');
  return { address, name, file: response.status === 200 ? await response.blob() : null };
}

async function readStored(): Promise<SharedPhotos | null> {
  if (!(await globalThis.caches?.has(sharedPhotosCache))) return null;
  const cache = await caches.open(sharedPhotosCache);
  const addresses = (await cache.keys()).map(({ url }) => url);
  const found = await Promise.all(
    addresses.map(async (address) => ({ address, response: await cache.match(address) })),
  );
  const stored = found.flatMap(({ address, response }) => (response ? [{ address, response }] : []));
  const { headers } = stored[0]?.response ?? {};
  const ageMs = Math.abs(Date.now() - Number(headers?.get(sharedPhotoHeaders.storedAt)));
  if (stored.length === 0 || ageMs > maxAgeMs) {
    await deleteSharedPhotos();
    return null;
  }
  return {
    photos: await Promise.all(stored.map(({ address, response }) => readPhoto(address, response))),
    hasMore: Number(headers?.get(sharedPhotoHeaders.count)) > uploadMaxItems,
  };
}

/** Returns the photos that another app has shared and that were not used yet, in their order; null when there are none. */
export const readSharedPhotos = (): Promise<SharedPhotos | null> => readStored().catch(() => null);
