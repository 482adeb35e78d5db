/** The slowest transfer that is accepted. */
export interface Pace {
  /** A transfer without a byte for this time is given up, however fast it was before. */
  readonly graceMs: number;
  readonly minBytesPerSecond: number;
}

/** Calls `onTooSlow` once the bytes stay behind the pace; each byte extends the deadline, to at most the grace time from now. */
export function watchPace({ graceMs, minBytesPerSecond }: Pace, onTooSlow: () => void) {
  let leftMs = graceMs;
  let since = performance.now();
  let timer: NodeJS.Timeout | undefined = setTimeout(onTooSlow, leftMs);
  /** The time until further bytes does not count. */
  function stop(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    leftMs -= performance.now() - since;
  }
  function transferred(bytes: number): void {
    stop();
    leftMs = Math.min(graceMs, leftMs + (bytes / minBytesPerSecond) * 1000);
    since = performance.now();
    timer = setTimeout(onTooSlow, leftMs);
  }
  return { transferred, stop };
}
