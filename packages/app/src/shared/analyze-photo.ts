import { analysisApi } from '@aura/api-client/endpoints/analysis';
import type { DetectedItem } from '@aura/domain/entities';
import { analysisTimeoutMs } from '@aura/domain/limits/post-actions';
import type { AppDispatch } from '../store/store.ts';

/**
 * Finds the items in a photo. A request without a response after 60 seconds is aborted.
 * @throws the error of the call; an abort error when it was aborted
 */
export async function analyzePhoto(
  dispatch: AppDispatch,
  photo: Blob,
  signal: AbortSignal,
): Promise<readonly DetectedItem[]> {
  signal.throwIfAborted();
  const call = dispatch(analysisApi.endpoints.evaluateImage.initiate(photo, { track: false }));
  const abort = () => call.abort();
  const timer = setTimeout(abort, analysisTimeoutMs);
  signal.addEventListener('abort', abort);
  try {
    return await call.unwrap();
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
