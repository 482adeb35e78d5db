import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { items } from '../db/schema.ts';

/**
 * Deletes detected items that no post has linked.
 * @returns the ids of their images
 */
export async function deleteUnpostedItems(db: Database, foundBefore: Date): Promise<string[]> {
  const rows = await db
    .delete(items)
    .where(and(eq(items.source, 'detected'), eq(items.posted, false), lt(items.createdAt, foundBefore)))
    .returning({ front: items.frontImageId, back: items.backImageId });
  return rows.flatMap(({ front, back }) => [front, back]).filter((id) => id !== null);
}

/**
 * Runs VACUUM table by table, so that requests are not blocked for long. The embedded database has no
 * autovacuum and no statistics of dead rows.
 */
export async function vacuumTables(db: Database): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = current_schema()`,
  );
  for (const { name } of rows) await db.execute(sql`vacuum ${sql.identifier(name)}`);
}
