/** The requests of a caller in a period of time. */
export interface RateWindow {
  readonly seconds: number;
  /** The requests known to this process. */
  count: number;
  /** Those of this process that the other processes do not know. */
  unsent: number;
  endsAt: number;
}

/** Maximum number of windows in memory. */
export const maxWindows = 100_000;

/** Creates the windows in the memory of this process. */
export function createRateWindows(clock: () => Date) {
  const windows = new Map<string, RateWindow>();

  function dropEnded(now: number): void {
    for (const [key, window] of windows) if (window.endsAt <= now) windows.delete(key);
    // If all windows are active, delete the oldest.
    for (const key of windows.keys()) {
      if (windows.size < maxWindows) break;
      windows.delete(key);
    }
  }

  function find(key: string): RateWindow | undefined {
    const window = windows.get(key);
    return window && window.endsAt > clock().getTime() ? window : undefined;
  }

  return {
    find,
    /** Returns the window of the key, and opens one when there is none. */
    open(key: string, seconds: number): RateWindow {
      const current = find(key);
      if (current) return current;
      const now = clock().getTime();
      if (windows.size >= maxWindows) dropEnded(now);
      windows.delete(key);
      const window = { seconds, count: 0, unsent: 0, endsAt: now + seconds * 1000 };
      windows.set(key, window);
      return window;
    },
  };
}
