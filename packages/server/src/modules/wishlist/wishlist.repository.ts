import { wishlistMaxCount } from '@aura/domain/limits/wardrobe';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { favorites } from '../../db/likes-schema.ts';
import { newestFirst } from '../../db/time-cursor.ts';

export type WishlistRow = typeof favorites.$inferSelect;

/** Newest first. */
export function findWishlist(db: Database, userId: string) {
  return db
    .select()
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(...newestFirst({ at: favorites.addedAt, id: favorites.itemId }))
    .limit(wishlistMaxCount);
}

/** The number of items on a wishlist, which is limited. */
export function countWishlist(db: Database, userId: string): Promise<number> {
  return db.$count(favorites, eq(favorites.userId, userId));
}

const isEntry = (userId: string, itemId: string) =>
  and(eq(favorites.userId, userId), eq(favorites.itemId, itemId));

export async function isInWishlist(db: Database, userId: string, itemId: string): Promise<boolean> {
  return (await db.$count(favorites, isEntry(userId, itemId))) > 0;
}

/** No effect when the item is already on the wishlist. */
export async function insertWishlistEntry(db: Database, row: WishlistRow): Promise<void> {
  await db.insert(favorites).values(row).onConflictDoNothing();
}

export async function deleteWishlistEntry(db: Database, userId: string, itemId: string): Promise<void> {
  await db.delete(favorites).where(isEntry(userId, itemId));
}
