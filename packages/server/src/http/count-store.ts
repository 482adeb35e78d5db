/** Requests to add to a window. */
export interface AddedCount {
  /** Names the limit and the caller. */
  readonly key: string;
  readonly count: number;
  /** Length of the window if this opens it. */
  readonly seconds: number;
}

/** A window with the requests of all processes. */
export interface SharedWindow {
  readonly key: string;
  readonly count: number;
  readonly remainingMs: number;
}

/** Counts the requests of all processes. */
export interface CountStore {
  /**
   * Adds to windows and opens those that do not exist or have ended.
   * @param counts with different keys
   * @returns the windows, in any order
   */
  add(counts: readonly AddedCount[]): Promise<readonly SharedWindow[]>;
  close(): Promise<void>;
}

/** Time limits of a store, in milliseconds. */
export interface StoreLimits {
  /** A store that takes longer does not respond. */
  readonly timeoutMs: number;
  /** Time without a question to a store that did not respond. */
  readonly pauseMs: number;
}

export const storeLimits: StoreLimits = { timeoutMs: 250, pauseMs: 5_000 };
