import type { BlobStorage } from '../../storage/storage.ts';

/** After the request, so that the encoding does not slow down the images of the same page. */
const delayMs = 5_000;

/** Copies that wait to be encoded; a later request asks again for those above. */
const maxWaiting = 256;

interface AvifCopyParts {
  readonly storage: BlobStorage;
  /** Encodes a stored image in a width, one at a time. */
  readonly encodeAvif: (bytes: Uint8Array, width: number) => Promise<Uint8Array>;
  readonly delay?: number;
}

/** A stored JPEG image. */
interface StoredJpeg {
  /** The image's folder in the storage. */
  readonly key: string;
  /** The key of its bytes. */
  readonly original: string;
}

/**
 * Creates the store of AVIF copies of JPEG images. A copy is about half as large as the JPEG but takes ten times as long
 * to encode, so it is made after the first request for it, which is answered with the JPEG. Copies are in the folder of
 * their image and are deleted with it.
 */
export function createAvifCopies({ storage, encodeAvif, delay = delayMs }: AvifCopyParts) {
  const waiting = new Set<string>();

  async function make(copy: string, original: string, width: number): Promise<void> {
    const bytes = await storage.get(original);
    if (bytes !== null) await storage.put(copy, await encodeAvif(bytes, width));
  }

  function schedule(copy: string, original: string, width: number): void {
    if (waiting.has(copy) || waiting.size >= maxWaiting) return;
    waiting.add(copy);
    const start = () =>
      // When the storage is full, the JPEG remains available; the next request tries again.
      make(copy, original, width)
        .catch(() => undefined)
        .finally(() => waiting.delete(copy));
    setTimeout(() => void start(), delay).unref();
  }

  return {
    /** Returns the copy in a width, in pixels; null when there is none yet, which is then made. */
    async read({ key, original }: StoredJpeg, width: number): Promise<Uint8Array | null> {
      const copy = `${key}/w${width}.avif`;
      if (waiting.has(copy)) return null;
      const stored = await storage.get(copy);
      if (stored === null) schedule(copy, original, width);
      return stored;
    },
  };
}
