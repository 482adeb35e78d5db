import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, chunkLoadTimeoutMs, loadChunk } from './load-chunk.ts';

describe('loadChunk', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('resolves to the module and clears the timer', async () => {
    await expect(loadChunk(async () => 'page')).resolves.toBe('page');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('when the import fails, rejects with ChunkLoadError', async () => {
    await expect(loadChunk(() => Promise.reject(new Error('404')))).rejects.toBeInstanceOf(ChunkLoadError);
  });

  it('when the import takes 120 seconds, rejects with ChunkLoadError', async () => {
    const settled = vi.fn();
    const load = loadChunk(() => new Promise(() => undefined)).catch(settled);
    await vi.advanceTimersByTimeAsync(chunkLoadTimeoutMs - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await load;
    expect(settled).toHaveBeenCalledWith(expect.any(ChunkLoadError));
  });
});
