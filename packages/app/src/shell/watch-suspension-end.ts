/** Longer timers of the browser end at once. */
const timerMaxMs = 2 ** 31 - 1;
/** Time between two checks when the server's clock is behind the browser's. */
const repeatMs = 60_000;

/**
 * Calls `onEnd` when a suspension should have ended, and every minute from then on.
 * @param until ISO 8601
 * @returns ends it
 */
export function watchSuspensionEnd(until: string, onEnd: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function schedule(ms: number): void {
    timer = setTimeout(
      () => {
        if (ms > timerMaxMs) return schedule(ms - timerMaxMs);
        onEnd();
        schedule(repeatMs);
      },
      Math.min(ms, timerMaxMs),
    );
  }
  // A second later, so that the server's answer is a new one.
  schedule(Math.max(new Date(until).getTime() - Date.now(), 0) + 1_000);
  return () => clearTimeout(timer);
}
