import type { WishlistEntry } from '../entities.ts';

/** Whether an item is on the wishlist. */
export function isWished(entries: readonly WishlistEntry[], itemId: string): boolean {
  return entries.some((entry) => entry.item.id === itemId);
}

/** The wishlist with an entry in front; the same list when the item is on it already. */
export function addIfAbsent(
  entries: readonly WishlistEntry[],
  entry: WishlistEntry,
): readonly WishlistEntry[] {
  return isWished(entries, entry.item.id) ? entries : [entry, ...entries];
}

/** The wishlist without an item. */
export function removeWish(entries: readonly WishlistEntry[], itemId: string): readonly WishlistEntry[] {
  return entries.filter((entry) => entry.item.id !== itemId);
}
