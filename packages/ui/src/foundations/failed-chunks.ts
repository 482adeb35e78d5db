import { createListeners } from './listeners.ts';

/** A mounted component whose chunk failed to load. */
export interface FailedChunk {
  /** Whether a retry has failed too. */
  readonly wasRetried: boolean;
  readonly retry: () => void;
}

let chunks: readonly FailedChunk[] = [];
const listeners = createListeners();

function setChunks(next: readonly FailedChunk[]): void {
  chunks = next;
  listeners.notify();
}

/** A store of the failed chunks on the page, so that one message covers all of them. */
export const failedChunks = {
  current: () => chunks,
  subscribe: listeners.subscribe,
  /** @returns a function that removes the chunk, called when it is retried or unmounted */
  add: (chunk: FailedChunk) => {
    setChunks([...chunks, chunk]);
    return () => setChunks(chunks.filter((other) => other !== chunk));
  },
};
