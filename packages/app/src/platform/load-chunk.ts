import { chunkLoadTimeoutMs } from '@aura/domain/limits/shell';

/** The code of a page, or of a part of one, did not arrive. */
export class ChunkLoadError extends Error {
  constructor(cause?: unknown) {
    super('A part of the app did not load.', { cause });
    this.name = 'ChunkLoadError';
  }
}

/**
 * Rejects with `ChunkLoadError` when the import fails or takes longer than `timeoutMs`
 * (docs/product.md section 9, script chunk load timeout).
 */
export function loadChunk<T>(load: () => Promise<T>, timeoutMs = chunkLoadTimeoutMs): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError()), timeoutMs);
    load()
      .then(resolve, (error: unknown) => reject(new ChunkLoadError(error)))
      .finally(() => clearTimeout(timer));
  });
}
