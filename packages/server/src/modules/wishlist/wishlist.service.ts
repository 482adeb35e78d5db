import type { FavoriteWire } from '@aura/api-client/contract/wishlist';
import { ignoreMissingReference } from '../../db/foreign-keys.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Services } from '../../services.ts';
import { findItems, isItemVisible } from '../items/items.repository.ts';
import { toItemWire } from '../items/items.wire.ts';
import {
  deleteWishlistEntry,
  findWishlist,
  insertWishlistEntry,
  type WishlistRow,
} from './wishlist.repository.ts';

type WishlistServices = Pick<Services, 'db' | 'images' | 'clock'>;

/** @throws `wishlist.item_not_found` also when the viewer may not see the item */
export async function addToWishlist(
  { db, clock }: WishlistServices,
  userId: string,
  itemId: string,
  source: WishlistRow['source'],
): Promise<void> {
  if (!(await isItemVisible(db, itemId, userId))) throw new DomainError('wishlist.item_not_found');
  const row = { userId, itemId, source, addedAt: clock() };
  const added = await ignoreMissingReference(() => insertWishlistEntry(db, row).then(() => true));
  if (!added) throw new DomainError('wishlist.item_not_found');
}

/** Removes an item from the wishlist; no effect when the item is not on it. */
export function removeFromWishlist({ db }: WishlistServices, userId: string, itemId: string): Promise<void> {
  return deleteWishlistEntry(db, userId, itemId);
}

/** The user's wishlist, newest first, without items that the user may no longer see. */
export async function getWishlist(
  { db, images }: WishlistServices,
  userId: string | null,
): Promise<FavoriteWire[]> {
  if (userId === null) return [];
  const rows = await findWishlist(db, userId);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.itemId);
  const items = new Map((await findItems(db, ids, userId)).map((item) => [item.id, item]));
  return rows.flatMap(({ itemId, addedAt, source }) => {
    const item = items.get(itemId);
    if (item === undefined) return [];
    return [{ item: toItemWire(item, userId, images), addedToWishlistAt: addedAt.toISOString(), source }];
  });
}
