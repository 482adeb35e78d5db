import type { FavoriteWire } from '@aura/api-client/contract/wishlist';
import { wishlistMaxCount } from '@aura/domain/limits/wardrobe';
import { ignoreMissingReference } from '../../db/foreign-keys.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Services } from '../../services.ts';
import { findItems, isItemVisible } from '../items/items.repository.ts';
import { toItemWire } from '../items/items.wire.ts';
import { lockUser } from '../profiles/profiles.repository.ts';
import {
  countWishlist,
  deleteWishlistEntry,
  findWishlist,
  insertWishlistEntry,
  isInWishlist,
  type WishlistRow,
} from './wishlist.repository.ts';

type WishlistServices = Pick<Services, 'db' | 'images' | 'clock'>;

/**
 * Adds an item; no effect when it is on the wishlist.
 * @throws `wishlist.too_many`, `wishlist.item_not_found` also when the viewer may not see the item
 */
export async function addToWishlist(
  { db, clock }: WishlistServices,
  itemId: string,
  source: WishlistRow['source'],
  userId: string,
): Promise<void> {
  if (!(await isItemVisible(db, itemId, userId))) throw new DomainError('wishlist.item_not_found');
  const row = { userId, itemId, source, addedAt: clock() };
  const added = await ignoreMissingReference(() =>
    db.transaction(async (tx) => {
      await lockUser(tx, userId);
      if (await isInWishlist(tx, userId, itemId)) return true;
      if ((await countWishlist(tx, userId)) >= wishlistMaxCount) throw new DomainError('wishlist.too_many');
      await insertWishlistEntry(tx, row);
      return true;
    }),
  );
  if (!added) throw new DomainError('wishlist.item_not_found');
}

/** Removes an item from the wishlist; no effect when the item is not on it. */
export function removeFromWishlist({ db }: WishlistServices, itemId: string, userId: string): Promise<void> {
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
