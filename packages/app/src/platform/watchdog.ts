/** Watches something that should be heard of now and then. */
export interface Watchdog {
  /** It was heard of. */
  reset(): void;
  /** Ends the watch. */
  stop(): void;
}

/** Calls back when nothing has been heard of for the given milliseconds. */
export function startWatchdog(milliseconds: number, onSilence: () => void): Watchdog {
  let timer = setTimeout(onSilence, milliseconds);
  return {
    reset: () => {
      clearTimeout(timer);
      timer = setTimeout(onSilence, milliseconds);
    },
    stop: () => clearTimeout(timer),
  };
}
