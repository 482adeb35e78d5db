import { shareStateApi } from '@aura/api-client/endpoints/share-state';
import type { AppDispatch } from '../../store/store.ts';

const pollIntervalMs = 2000;
/** The server processes a post within seconds. */
const maxPolls = 15;

/**
 * Asks the server whether a post was shared by a request whose response did not arrive. Waits while the server
 * still processes the request.
 * @returns false also when the server cannot be reached
 */
export async function wasShared(dispatch: AppDispatch, idempotencyKey: string): Promise<boolean> {
  for (let polls = 0; polls < maxPolls; polls += 1) {
    const { data } = await dispatch(
      shareStateApi.endpoints.getShareState.initiate(idempotencyKey, {
        subscribe: false,
        forceRefetch: true,
      }),
    );
    if (data !== 'running') return data === 'done';
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
  }
  return false;
}
