import pLimit from 'p-limit';
import type { BlobStorage } from '../../storage/storage.ts';
import { putCopy, type StoredImage } from './put-copy.ts';

/** After the request, so that the encoding does not slow down the images of the same page. */
const delayMs = 5_000;

/** Copies that wait to be encoded; a later request asks again for those above. */
const maxWaiting = 256;

interface AvifCopyParts {
  readonly storage: BlobStorage;
  /** Encodes a stored image in a width. */
  readonly encodeAvif: (bytes: Uint8Array, width: number) => Promise<Uint8Array>;
  readonly delay?: number;
}

/**
 * Creates the store of AVIF copies of JPEG images. A copy is about half as large as the JPEG but takes ten times as long
 * to encode, so it is made after the first request for it, which is answered with the JPEG. Copies are in the folder of
 * their image and are deleted with it.
 */
export function createAvifCopies({ storage, encodeAvif, delay = delayMs }: AvifCopyParts) {
  const waiting = new Set<string>();
  // One at a time with the reading, so that the originals of waiting copies are not in memory.
  const limit = pLimit(1);

  async function make(copy: string, image: StoredImage, width: number): Promise<void> {
    const bytes = await storage.get(image.original);
    if (bytes !== null) await putCopy(storage, image, copy, await encodeAvif(bytes, width));
  }

  function schedule(copy: string, image: StoredImage, width: number): void {
    if (waiting.has(copy) || waiting.size >= maxWaiting) return;
    waiting.add(copy);
    const start = () =>
      // When the storage is full, the JPEG remains available; the next request tries again.
      limit(() => make(copy, image, width))
        .catch(() => undefined)
        .finally(() => waiting.delete(copy));
    setTimeout(() => void start(), delay).unref();
  }

  return {
    /** Returns the copy in a width, in pixels; null when there is none yet, which is then made. */
    async read(image: StoredImage, width: number): Promise<Uint8Array | null> {
      const copy = `${image.key}/w${width}.avif`;
      if (waiting.has(copy)) return null;
      const stored = await storage.get(copy);
      if (stored === null) schedule(copy, image, width);
      return stored;
    },
  };
}
