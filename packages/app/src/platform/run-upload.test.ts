import { uploadIdleTimeoutMs } from '@aura/domain/limits/wardrobe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runUpload, type UploadProgress } from './run-upload.ts';

/** A call that the test ends. */
function fakeCall() {
  const result = {
    resolve: (_text: string) => undefined as unknown,
    reject: (_error: Error) => undefined as unknown,
  };
  const promise = new Promise<string>((resolve, reject) => Object.assign(result, { resolve, reject }));
  let report: (progress: UploadProgress) => void = () => undefined;
  const abort = vi.fn(() => result.reject(new DOMException('', 'AbortError')));
  return {
    start: (onProgress: typeof report) => {
      report = onProgress;
      return { abort, unwrap: () => promise };
    },
    report: (sentBytes: number) => report({ sentBytes, totalBytes: 10 }),
    result,
    abort,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('runUpload', () => {
  it('reports the progress and resolves to the result', async () => {
    const call = fakeCall();
    const onProgress = vi.fn();
    const upload = runUpload(call.start, { signal: new AbortController().signal, onProgress });
    call.report(4);
    expect(onProgress).toHaveBeenCalledExactlyOnceWith({ sentBytes: 4, totalBytes: 10 });
    call.result.resolve('there');
    expect(await upload).toBe('there');
    vi.advanceTimersByTime(uploadIdleTimeoutMs);
    expect(call.abort).not.toHaveBeenCalled();
  });

  it('when there is no progress for a minute, aborts the call', async () => {
    const call = fakeCall();
    const { signal } = new AbortController();
    const upload = runUpload(call.start, { signal, onProgress: () => undefined });
    vi.advanceTimersByTime(uploadIdleTimeoutMs - 1);
    call.report(5);
    vi.advanceTimersByTime(uploadIdleTimeoutMs - 1);
    expect(call.abort).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await expect(upload).rejects.toThrow(DOMException);
  });

  it('when the signal aborts, aborts the call', async () => {
    const call = fakeCall();
    const controller = new AbortController();
    const upload = runUpload(call.start, { signal: controller.signal, onProgress: () => undefined });
    controller.abort();
    await expect(upload).rejects.toThrow(DOMException);
  });
});
