import * as z from 'zod/mini';
import type { Item, WishlistEntry } from '../entities.ts';
import { wishlistSources } from '../vocabularies/wishlist-sources.ts';

/**
 * A local change of the wishlist. It takes precedence over the server's list until that has it too
 * (docs/product.md section 4, Wishlist).
 */
export const localWishSchema = z.object({
  on: z.boolean(),
  /** ISO 8601. */
  addedAt: z.string(),
  source: z.enum(wishlistSources),
});

export type LocalWish = z.infer<typeof localWishSchema>;

/** By item id. */
export type LocalWishes = Readonly<Record<string, LocalWish>>;

const isListed = (entries: readonly WishlistEntry[], itemId: string): boolean =>
  entries.some(({ item }) => item.id === itemId);

/** Whether an item is on the wishlist. */
export function isWished(entries: readonly WishlistEntry[], wishes: LocalWishes, itemId: string): boolean {
  return wishes[itemId]?.on ?? isListed(entries, itemId);
}

/** The ids of the local changes that the server's list does not contain yet. */
export function unsentWishes(entries: readonly WishlistEntry[], wishes: LocalWishes): readonly string[] {
  return Object.entries(wishes).flatMap(([id, { on }]) => (on === isListed(entries, id) ? [] : [id]));
}

/**
 * Merges the server's wishlist with the local changes, newest first; each item once.
 * @param items the locally added items that the server's list lacks, as far as they could be loaded
 */
export function mergedWishlist(
  entries: readonly WishlistEntry[],
  wishes: LocalWishes,
  items: readonly Item[],
): readonly WishlistEntry[] {
  const added = items.flatMap((item) => {
    const wish = wishes[item.id];
    return wish?.on && !isListed(entries, item.id) ? [{ ...wish, item }] : [];
  });
  const kept = entries.filter(({ item }) => wishes[item.id]?.on !== false);
  return [...added, ...kept].toSorted((a, b) => Date.parse(b.addedAt) - Date.parse(a.addedAt));
}
