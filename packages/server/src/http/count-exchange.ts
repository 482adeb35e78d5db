import { createHash } from 'node:crypto';
import pTimeout from 'p-timeout';
import type { Logger } from 'pino';
import { type CountStore, type SharedWindow, storeLimits } from './count-store.ts';
import { maxWindows, type RateWindow } from './rate-windows.ts';

/** Longest time until the other processes know a request. */
const flushMs = 1_000;
const logIntervalMs = 60_000;
/** Maximum number of windows in one request. */
const batchSize = 1_000;

/** The requests in windows before the ones just sent; without a window when the store did not respond. */
type Earlier = ReadonlyMap<RateWindow, number>;

interface SentWindow {
  readonly key: string;
  readonly window: RateWindow;
  readonly sent: number;
}

export type CountExchange = ReturnType<typeof createCountExchange>;

/** Callers are stored as hashes, since addresses and ids of users are personal data. */
const storedKey = (key: string) => createHash('sha256').update(key).digest('base64url');

/**
 * Exchanges the counts of this process with those of the others. One request at a time is sent to the store,
 * with all windows that have changed since the last one.
 */
export function createCountExchange(
  store: CountStore,
  clock: () => Date,
  log: Logger,
  { timeoutMs, pauseMs } = storeLimits,
) {
  const changed = new Map<string, RateWindow>();
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<Earlier> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let pausedUntil = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;

  function takeChanged(): SentWindow[] {
    const now = clock().getTime();
    const batch: SentWindow[] = [];
    for (const [key, window] of changed) {
      if (batch.length === batchSize) break;
      changed.delete(key);
      if (window.endsAt > now) batch.push({ key, window, sent: window.unsent });
      window.unsent = 0;
    }
    return batch;
  }

  function apply(batch: readonly SentWindow[], totals: readonly SharedWindow[]): Earlier {
    const now = clock().getTime();
    const byKey = new Map(totals.map((total) => [total.key, total]));
    const earlier = new Map<RateWindow, number>();
    for (const { key, window, sent } of batch) {
      const total = byKey.get(storedKey(key));
      if (!total) continue;
      window.count = total.count + window.unsent;
      window.endsAt = now + total.remainingMs;
      earlier.set(window, total.count - sent);
    }
    return earlier;
  }

  /** Adds the counts to the next request, so that they are sent when the store responds again. */
  function requeue(batch: readonly SentWindow[], error: unknown): void {
    for (const { key, window, sent } of batch) {
      window.unsent += sent;
      if (!changed.has(key)) changed.set(key, window);
    }
    const now = performance.now();
    pausedUntil = now + pauseMs;
    if (now - loggedAt < logIntervalMs) return;
    loggedAt = now;
    log.warn({ err: error }, 'rate limits are counted by this process alone: their store does not respond');
  }

  async function send(): Promise<Earlier> {
    if (performance.now() < pausedUntil) return new Map();
    const batch = takeChanged();
    if (batch.length === 0) return new Map();
    const counts = batch.map(({ key, window, sent }) => ({
      key: storedKey(key),
      count: sent,
      seconds: window.seconds,
    }));
    try {
      return apply(batch, await pTimeout(store.add(counts), { milliseconds: timeoutMs }));
    } catch (error) {
      requeue(batch, error);
      return new Map();
    }
  }

  function flush(): Promise<Earlier> {
    if (next) return next;
    next = last.then(async () => {
      next = null;
      const earlier = await send();
      if (changed.size > 0) flushLater();
      return earlier;
    });
    last = next;
    return next;
  }

  function flushLater(): void {
    timer ??= setTimeout(() => {
      timer = null;
      void flush();
    }, flushMs).unref();
  }

  function add(key: string, window: RateWindow, amount: number): void {
    window.unsent += amount;
    if (changed.size < maxWindows) changed.set(key, window);
  }

  return {
    /**
     * Counts a request.
     * @param amount what it counts for
     * @returns the count of all processes before it; null when the store does not respond
     */
    async count(key: string, window: RateWindow, amount: number): Promise<number | null> {
      add(key, window, amount);
      const position = window.unsent;
      const earlier = (await flush()).get(window);
      return earlier === undefined ? null : earlier + position - amount;
    },
    /**
     * Counts a request, which is sent to the other processes within a second.
     * @param amount what it counts for
     * @param maxUnsent a higher count than this is sent at once
     */
    countLater(key: string, window: RateWindow, amount: number, maxUnsent: number): void {
      add(key, window, amount);
      if (window.unsent > maxUnsent) void flush();
      else flushLater();
    },
    /** Sends the remaining counts and closes the store. */
    async close(): Promise<void> {
      if (timer) clearTimeout(timer);
      await flush();
      if (timer) clearTimeout(timer);
      await store.close();
    },
  };
}
