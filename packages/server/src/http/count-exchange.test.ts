import pino from 'pino';
import { expect, it, vi } from 'vitest';
import { createCountExchange } from './count-exchange.ts';
import type { CountStore } from './count-store.ts';
import { createRateLimiter, rateLimits } from './rate-limit.ts';

it('an answer with 20 pages is 20 reads also for the other servers', async () => {
  const totals = new Map<string, number>();
  const add = vi.fn<CountStore['add']>(async (counts) =>
    counts.map(({ key, count }) => {
      const total = (totals.get(key) ?? 0) + count;
      totals.set(key, total);
      return { key, count: total, remainingMs: 60_000 };
    }),
  );
  const clock = () => new Date();
  const store: CountStore = { add, close: async () => undefined };
  const exchange = createCountExchange(store, clock, pino({ level: 'silent' }));
  const limiter = createRateLimiter(1, clock, exchange);
  await limiter.take(rateLimits.read, 'a');
  await limiter.take(rateLimits.read, 'a', 19);
  await vi.waitFor(() => expect([...totals.values()]).toEqual([20]));
  await exchange.close();
});
