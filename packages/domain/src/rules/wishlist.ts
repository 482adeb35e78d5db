import type { Item, WishlistEntry } from '../entities.ts';

/**
 * A local change of the wishlist. It takes precedence over the server's list until the server has it too
 * (docs/product.md section 4).
 */
export interface LocalWishlistEntry {
  readonly on: boolean;
  /** ISO 8601. */
  readonly addedAt: string;
  readonly source: WishlistEntry['source'];
}

/** By item id. */
export type LocalWishlist = Readonly<Record<string, LocalWishlistEntry>>;

/** Whether the server's wishlist contains an item. */
export function isListed(entries: readonly WishlistEntry[], itemId: string): boolean {
  return entries.some(({ item }) => item.id === itemId);
}

/** Whether an item is on the wishlist. */
export function isInWishlist(
  entries: readonly WishlistEntry[],
  changes: LocalWishlist,
  itemId: string,
): boolean {
  return changes[itemId]?.on ?? isListed(entries, itemId);
}

/** The ids of the local changes that the server's list does not contain yet. */
export function unsyncedWishlistIds(
  entries: readonly WishlistEntry[],
  changes: LocalWishlist,
): readonly string[] {
  return Object.entries(changes).flatMap(([id, { on }]) => (on === isListed(entries, id) ? [] : [id]));
}

/**
 * Merges the server's wishlist with the local changes, newest first; each item once.
 * @param items the locally added items that the server's list lacks, as far as they could be loaded
 */
export function mergedWishlist(
  entries: readonly WishlistEntry[],
  changes: LocalWishlist,
  items: readonly Item[],
): readonly WishlistEntry[] {
  const added = items.flatMap((item) => {
    const change = changes[item.id];
    return change?.on && !isListed(entries, item.id) ? [{ ...change, item }] : [];
  });
  const unchanged = entries.filter(({ item }) => changes[item.id]?.on !== false);
  return [...added, ...unchanged].toSorted((a, b) => Date.parse(b.addedAt) - Date.parse(a.addedAt));
}
