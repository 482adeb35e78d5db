/** A timer that must be reset regularly. */
export interface Watchdog {
  reset(): void;
  stop(): void;
}

/** Calls `onTimeout` when the watchdog is not reset for the given time. */
export function startWatchdog(milliseconds: number, onTimeout: () => void): Watchdog {
  let timer = setTimeout(onTimeout, milliseconds);
  return {
    reset: () => {
      clearTimeout(timer);
      timer = setTimeout(onTimeout, milliseconds);
    },
    stop: () => clearTimeout(timer),
  };
}
