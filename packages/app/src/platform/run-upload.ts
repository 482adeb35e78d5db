import { uploadSilenceMs } from '@aura/domain/limits/wardrobe';
import { startWatchdog } from './watchdog.ts';

/** How much of an upload has left the device, in bytes. */
export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

interface UploadCall<T> {
  abort(): void;
  unwrap(): Promise<T>;
}

interface RunUploadOptions {
  /** Gives the upload up. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: UploadProgress) => void;
}

/**
 * Waits for an upload that tells how far it is. One that is not heard of for a minute is given up.
 * @param start begins the call and gives it what it has to tell its progress to
 * @throws what the call throws; an abort when it was given up
 */
export async function runUpload<T>(
  start: (onProgress: (progress: UploadProgress) => void) => UploadCall<T>,
  { signal, onProgress }: RunUploadOptions = {},
): Promise<T> {
  const call = start((progress) => {
    silence.reset();
    onProgress?.(progress);
  });
  const abort = () => call.abort();
  const silence = startWatchdog(uploadSilenceMs, abort);
  signal?.addEventListener('abort', abort);
  try {
    return await call.unwrap();
  } finally {
    signal?.removeEventListener('abort', abort);
    silence.stop();
  }
}
