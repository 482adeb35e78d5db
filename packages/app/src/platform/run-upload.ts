import { uploadIdleTimeoutMs } from '@aura/domain/limits/wardrobe';
import { startWatchdog } from './watchdog.ts';

/** Sent part of an upload, in bytes. */
export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

interface UploadCall<T> {
  abort(): void;
  unwrap(): Promise<T>;
}

export interface RunUploadOptions {
  /** Aborts the upload. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: UploadProgress) => void;
}

/**
 * Runs an upload and aborts it when it makes no progress for a minute.
 * @param start starts the call, which reports its progress to the given function
 * @throws the error of the call; an abort error when it was aborted
 */
export async function runUpload<T>(
  start: (onProgress: (progress: UploadProgress) => void) => UploadCall<T>,
  { signal, onProgress }: RunUploadOptions = {},
): Promise<T> {
  const call = start((progress) => {
    watchdog.reset();
    onProgress?.(progress);
  });
  const abort = () => call.abort();
  const watchdog = startWatchdog(uploadIdleTimeoutMs, abort);
  signal?.addEventListener('abort', abort);
  try {
    return await call.unwrap();
  } finally {
    signal?.removeEventListener('abort', abort);
    watchdog.stop();
  }
}
