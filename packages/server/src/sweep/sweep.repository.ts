import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { items } from '../db/schema.ts';

/**
 * Deletes garments that the analysis found and no post ever linked.
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
 * Gives the room of old rows back for new ones, table by table, so that requests come in between. A PostgreSQL
 * server does so by itself; the embedded database never does, and keeps no count of its old rows to go by.
 */
export async function vacuumTables(db: Database): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = current_schema()`,
  );
  for (const { name } of rows) await db.execute(sql`vacuum ${sql.identifier(name)}`);
}
