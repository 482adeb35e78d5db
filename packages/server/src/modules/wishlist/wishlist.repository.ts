import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { favorites } from '../../db/schema.ts';

export type FavoriteRow = typeof favorites.$inferSelect;

/** Newest first. */
export function findFavorites(db: Database, userId: string): Promise<FavoriteRow[]> {
  return db
    .select()
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.addedAt), desc(favorites.itemId));
}

/** An item that is on the wishlist already keeps its time and source. */
export async function insertFavorite(db: Database, row: FavoriteRow): Promise<void> {
  await db.insert(favorites).values(row).onConflictDoNothing();
}

export async function deleteFavorite(db: Database, userId: string, itemId: string): Promise<void> {
  await db.delete(favorites).where(and(eq(favorites.userId, userId), eq(favorites.itemId, itemId)));
}
