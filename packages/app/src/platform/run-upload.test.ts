import { uploadSilenceMs } from '@aura/domain/limits/wardrobe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runUpload, type UploadProgress } from './run-upload.ts';

/** A call that ends as the test says. */
function fakeCall() {
  const answer = {
    resolve: (_text: string) => undefined as unknown,
    reject: (_error: Error) => undefined as unknown,
  };
  const answered = new Promise<string>((resolve, reject) => Object.assign(answer, { resolve, reject }));
  let tell: (progress: UploadProgress) => void = () => undefined;
  const abort = vi.fn(() => answer.reject(new DOMException('', 'AbortError')));
  return {
    start: (onProgress: typeof tell) => {
      tell = onProgress;
      return { abort, unwrap: () => answered };
    },
    tell: (sentBytes: number) => tell({ sentBytes, totalBytes: 10 }),
    answer,
    abort,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('watchedUpload', () => {
  it('tells how far it is, and answers', async () => {
    const call = fakeCall();
    const onProgress = vi.fn();
    const upload = runUpload(call.start, { signal: new AbortController().signal, onProgress });
    call.tell(4);
    expect(onProgress).toHaveBeenCalledExactlyOnceWith({ sentBytes: 4, totalBytes: 10 });
    call.answer.resolve('there');
    expect(await upload).toBe('there');
    vi.advanceTimersByTime(uploadSilenceMs);
    expect(call.abort).not.toHaveBeenCalled();
  });

  it('is given up after a minute in which nothing was heard', async () => {
    const call = fakeCall();
    const { signal } = new AbortController();
    const upload = runUpload(call.start, { signal, onProgress: () => undefined });
    vi.advanceTimersByTime(uploadSilenceMs - 1);
    call.tell(5);
    vi.advanceTimersByTime(uploadSilenceMs - 1);
    expect(call.abort).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await expect(upload).rejects.toThrow(DOMException);
  });

  it('is given up when somebody wants so', async () => {
    const call = fakeCall();
    const controller = new AbortController();
    const upload = runUpload(call.start, { signal: controller.signal, onProgress: () => undefined });
    controller.abort();
    await expect(upload).rejects.toThrow(DOMException);
  });
});
