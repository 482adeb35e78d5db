import { and, eq, inArray, lt, not, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { items } from '../db/schema.ts';
import { itemImageIds } from '../modules/items/item-images.repository.ts';

/**
 * Deletes detected items that no post has linked, oldest first.
 * @param limit number of rows
 * @returns the number of deleted rows, and the ids of their images
 */
export async function deleteUnpostedItems(
  db: Database,
  foundBefore: Date,
  limit: number,
): Promise<{ count: number; imageIds: string[] }> {
  const expired = db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.source, 'detected'), not(items.posted), lt(items.createdAt, foundBefore)))
    .orderBy(items.createdAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db.delete(items).where(inArray(items.id, expired)).returning(itemImageIds);
  const imageIds = rows.flatMap((row) => Object.values(row)).filter((id) => id !== null);
  return { count: rows.length, imageIds };
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
