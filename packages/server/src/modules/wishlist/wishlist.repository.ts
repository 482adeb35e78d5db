import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { favorites } from '../../db/likes-schema.ts';

export type WishlistRow = typeof favorites.$inferSelect;

/** Newest first. */
export function findWishlist(db: Database, userId: string): Promise<WishlistRow[]> {
  return db
    .select()
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.addedAt), desc(favorites.itemId));
}

/** No effect when the item is already on the wishlist. */
export async function insertWishlistEntry(db: Database, row: WishlistRow): Promise<void> {
  await db.insert(favorites).values(row).onConflictDoNothing();
}

export async function deleteWishlistEntry(db: Database, userId: string, itemId: string): Promise<void> {
  await db.delete(favorites).where(and(eq(favorites.userId, userId), eq(favorites.itemId, itemId)));
}
