/** A chunk that has not arrived by then has failed. */
export const chunkLoadTimeoutMs = 120_000;

/** Thrown when the chunk of a page or component fails to load. */
export class ChunkLoadError extends Error {
  constructor(cause?: unknown) {
    super('A part of the app did not load.', { cause });
    this.name = 'ChunkLoadError';
  }
}

/**
 * Awaits a dynamic import.
 * @throws ChunkLoadError when it fails or takes longer than `timeoutMs` (docs/product.md section 8)
 */
export function loadChunk<T>(load: () => Promise<T>, timeoutMs = chunkLoadTimeoutMs): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError()), timeoutMs);
    load()
      .then(resolve, (error: unknown) => reject(new ChunkLoadError(error)))
      .finally(() => clearTimeout(timer));
  });
}
