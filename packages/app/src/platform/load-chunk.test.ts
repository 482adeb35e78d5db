import { chunkLoadTimeoutMs } from '@aura/domain/limits/shell';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './load-chunk.ts';

describe('withChunkTimeout', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives what was loaded and leaves no timer behind', async () => {
    await expect(loadChunk(async () => 'page')).resolves.toBe('page');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('names a failed import a chunk-load error', async () => {
    await expect(loadChunk(() => Promise.reject(new Error('404')))).rejects.toBeInstanceOf(ChunkLoadError);
  });

  it('gives up after 120 seconds, not before', async () => {
    const settled = vi.fn();
    const load = loadChunk(() => new Promise(() => undefined)).catch(settled);
    await vi.advanceTimersByTimeAsync(chunkLoadTimeoutMs - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await load;
    expect(settled).toHaveBeenCalledWith(expect.any(ChunkLoadError));
  });
});
