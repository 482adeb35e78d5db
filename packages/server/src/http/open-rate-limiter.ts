import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { createCountExchange } from './count-exchange.ts';
import type { CountStore } from './count-store.ts';
import { openPostgresCounts } from './postgres-counts.ts';
import { createRateLimiter, type RateLimiter } from './rate-limit.ts';

type LimitConfig = Pick<Config, 'databaseUrl' | 'rateLimitFactor' | 'valkeyUrl'>;

async function openStore({
  databaseUrl,
  rateLimitFactor,
  valkeyUrl,
}: LimitConfig): Promise<CountStore | null> {
  if (rateLimitFactor === 0) return null;
  if (valkeyUrl !== null) {
    const { openValkeyCounts } = await import('./valkey-counts.ts');
    return openValkeyCounts(valkeyUrl);
  }
  return databaseUrl === null ? null : openPostgresCounts(databaseUrl);
}

/**
 * Creates the limiter of a server: with counts in Valkey or PostgreSQL when other servers may use the same database,
 * otherwise in memory.
 */
export async function openRateLimiter(
  config: LimitConfig,
  clock: () => Date,
  log: Logger,
): Promise<{ limiter: RateLimiter; close(): Promise<void> }> {
  const store = await openStore(config);
  const exchange = store && createCountExchange(store, clock, log);
  return {
    limiter: createRateLimiter(config.rateLimitFactor, clock, exchange),
    close: () => exchange?.close() ?? Promise.resolve(),
  };
}
