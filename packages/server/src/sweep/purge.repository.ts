import { sql } from 'drizzle-orm';
import { erasedAccounts, idempotencyKeys } from '../db/bookkeeping-schema.ts';
import type { Database } from '../db/database.ts';
import { emailDigests } from '../db/delivery-schema.ts';
import { users } from '../db/schema.ts';

/** Returns a text that changes with every erasure; null when no account was ever erased. */
export async function erasureState(db: Database): Promise<string | null> {
  const { rows } = await db.execute<{ state: string | null }>(
    sql`select sum(extract(epoch from ${erasedAccounts.erasedAt}))::text as state from ${erasedAccounts}`,
  );
  return rows[0]?.state ?? null;
}

/**
 * Rewrites the tables with emails without the space of deleted rows, and starts a new segment of the write-ahead
 * log; the checkpoint deletes the old files and segments. Blocks all requests meanwhile.
 */
export async function rewriteErasedTables(db: Database): Promise<void> {
  for (const table of [users, idempotencyKeys, emailDigests]) await db.execute(sql`vacuum full ${table}`);
  await db.execute(sql`select pg_switch_wal()`);
  await db.execute(sql`checkpoint`);
}
