/** Between two attempts while the server refuses more for now. */
const retryMs = 60_000;

/** Resolves after a minute, or at once when the signal aborts. */
export function waitForLimit(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, retryMs);
    signal.addEventListener('abort', end, { once: true });
  });
}
