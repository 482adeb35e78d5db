/** Shortest and longest time until the next attempt, in milliseconds. */
const firstRetryMs = 1_000;
const maxRetryMs = 30_000;

interface Connection {
  /** Resolves when the server ends the connection, rejects when it breaks. */
  readonly connect: (signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
  /** A number from 0 to 1, which spreads the attempts of many clients. */
  readonly random?: () => number;
}

/** Resolves after a time, or when the browser is online again, the page is shown again, or `signal` aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      document.removeEventListener('visibilitychange', onVisibilityChange);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') end();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    document.addEventListener('visibilitychange', onVisibilityChange);
    signal.addEventListener('abort', end);
  });
}

/**
 * Connects again whenever the connection has ended, until `signal` aborts: at once when the server ended it, later and
 * later while it cannot be reached.
 */
export async function keepConnected({ connect, signal, random = Math.random }: Connection): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const startedAt = performance.now();
    try {
      await connect(signal);
      failures = 0;
    } catch {
      failures += 1;
    }
    const lasted = performance.now() - startedAt;
    const waitMs = Math.min(maxRetryMs, firstRetryMs * 2 ** Math.max(0, failures - 1));
    // Also a server that ends each connection at once is not asked all the time.
    if (!signal.aborted && (failures > 0 || lasted < firstRetryMs)) {
      await pause(waitMs * (0.5 + random() / 2), signal);
    }
  }
}
