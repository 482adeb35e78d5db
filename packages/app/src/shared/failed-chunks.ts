/** A part of the page whose code did not come. */
export interface FailedChunk {
  /** Trying again has failed already. */
  readonly wasRetried: boolean;
  readonly retry: () => void;
}

let parts: readonly FailedChunk[] = [];
const listeners = new Set<() => void>();

function set(next: readonly FailedChunk[]): void {
  parts = next;
  for (const listener of listeners) listener();
}

/** The parts that are missing on the page now, for one message about all of them. */
export const failedChunks = {
  current: () => parts,
  /** @returns ends the listening */
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** @returns takes it off the list: it is tried again, or wanted no more */
  add: (part: FailedChunk) => {
    set([...parts, part]);
    return () => set(parts.filter((other) => other !== part));
  },
};
