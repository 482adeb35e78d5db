import type { BlobStorage } from '../../storage/storage.ts';

/** An image whose bytes are stored. */
export interface StoredImage {
  /** The image's folder in the storage. */
  readonly key: string;
  /** The key of its bytes. */
  readonly original: string;
}

/** Stores a copy in the folder of its image; when the image was deleted meanwhile, deletes the folder again. */
export async function putCopy(
  storage: BlobStorage,
  { key, original }: StoredImage,
  copy: string,
  bytes: Uint8Array,
): Promise<void> {
  await storage.put(copy, bytes);
  if (!(await storage.exists(original))) await storage.deleteFolder(key);
}
