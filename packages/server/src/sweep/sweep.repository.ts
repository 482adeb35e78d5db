import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { items } from '../db/schema.ts';

/**
 * Deletes garments that the analysis found and no post ever linked.
 * @returns the ids of their pictures
 */
export async function deleteUnpostedItems(db: Database, foundBefore: Date): Promise<string[]> {
  const rows = await db
    .delete(items)
    .where(and(eq(items.source, 'detected'), eq(items.posted, false), lt(items.createdAt, foundBefore)))
    .returning({ front: items.frontPictureId, back: items.backPictureId });
  return rows.flatMap(({ front, back }) => [front, back]).filter((id) => id !== null);
}
