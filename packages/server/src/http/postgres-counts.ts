import { openPostgres } from '../db/database.ts';
import { limitedPool, postgresLimits } from '../db/postgres-pool.ts';
import { type CountStore, storeLimits } from './count-store.ts';
import { addToWindows } from './rate-windows.repository.ts';

/** Opens windows in PostgreSQL, on a connection of their own, so that they do not wait for a busy pool. */
export function openPostgresCounts(url: string, { timeoutMs } = storeLimits): CountStore {
  const { db, close } = openPostgres({
    ...limitedPool(url, postgresLimits, 1),
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    // Earlier than the answer is given up, so that no count is added afterwards.
    statement_timeout: timeoutMs * 0.8,
  });
  return { add: (counts) => addToWindows(db, counts), close };
}
