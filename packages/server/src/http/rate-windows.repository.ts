import { sql } from 'drizzle-orm';
import { rateWindows } from '../db/bookkeeping-schema.ts';
import type { Database } from '../db/database.ts';
import type { AddedCount, SharedWindow } from './count-store.ts';

/**
 * Adds to windows and opens those that do not exist or have ended. The time is that of the database, since the
 * clocks of the servers may differ.
 */
export async function addToWindows(db: Database, counts: readonly AddedCount[]): Promise<SharedWindow[]> {
  const keys = sql.param(counts.map(({ key }) => key));
  const numbers = sql.param(counts.map(({ count }) => count));
  const seconds = sql.param(counts.map((added) => added.seconds));
  // In the order of the keys, since two servers would wait for each other otherwise.
  const { rows } = await db.execute<{ key: string; count: number; remaining: number }>(sql`
    insert into ${rateWindows} as known (key, count, ends_at)
    select key, count, now() + make_interval(secs => seconds)
    from unnest(${keys}::text[], ${numbers}::integer[], ${seconds}::integer[]) as added (key, count, seconds)
    order by key
    on conflict (key) do update set
      count = case when known.ends_at > now() then known.count else 0 end + excluded.count,
      ends_at = case when known.ends_at > now() then known.ends_at else excluded.ends_at end
    returning key, count, (extract(epoch from ends_at - now()) * 1000)::float8 as remaining`);
  return rows.map(({ key, count, remaining }) => ({ key, count, remainingMs: remaining }));
}

/**
 * Deletes windows that have ended.
 * @param limit number of rows
 * @returns the number of deleted rows
 */
export async function deleteEndedWindows(db: Database, limit: number): Promise<number> {
  const { rows } = await db.execute(sql`
    delete from ${rateWindows} where key in (
      select key from ${rateWindows} where ends_at < now() order by ends_at limit ${limit} for update skip locked
    ) returning 1`);
  return rows.length;
}
