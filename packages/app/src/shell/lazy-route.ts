import { chunkLoadTimeoutMs } from '@aura/domain/limits';
import { type ComponentType, lazy } from 'react';

/** The code of a page did not arrive. */
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
export function withChunkTimeout<T>(load: () => Promise<T>, timeoutMs = chunkLoadTimeoutMs): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError()), timeoutMs);
    load()
      .then(resolve, (error: unknown) => reject(new ChunkLoadError(error)))
      .finally(() => clearTimeout(timer));
  });
}

/** A component whose code is loaded when it is first drawn. */
export function lazyRoute<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => withChunkTimeout(load));
}

/** A component that the page can do without: when its code does not come, nothing is drawn in its place. */
export function lazyExtra(load: () => Promise<{ default: ComponentType }>) {
  return lazy(() => load().catch(() => ({ default: Nothing })));
}

const Nothing = () => null;
