import type { FavoriteWire } from '@aura/api-client/contract/wishlist';
import { ifStillThere } from '../../db/gone.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Services } from '../../http/services.ts';
import { findItems, isItemVisible } from '../items/items.repository.ts';
import { toItemWire } from '../items/items.wire.ts';
import { deleteFavorite, type FavoriteRow, findFavorites, insertFavorite } from './wishlist.repository.ts';

type WishlistServices = Pick<Services, 'db' | 'images' | 'clock'>;

/** @throws `NOT_FOUND` also for an item that the viewer may not see */
export async function addFavorite(
  { db, clock }: WishlistServices,
  userId: string,
  itemId: string,
  source: FavoriteRow['source'],
): Promise<void> {
  if (!(await isItemVisible(db, itemId, userId))) throw new HttpError('NOT_FOUND');
  const row = { userId, itemId, source, addedAt: clock() };
  const added = await ifStillThere(() => insertFavorite(db, row).then(() => true));
  if (!added) throw new HttpError('NOT_FOUND');
}

/** Taking off what is not on the list is no failure. */
export function removeFavorite({ db }: WishlistServices, userId: string, itemId: string): Promise<void> {
  return deleteFavorite(db, userId, itemId);
}

/** The wishlist, newest first; items that are gone or hidden by now are left out. */
export async function getFavorites(
  { db, images }: WishlistServices,
  userId: string | null,
): Promise<FavoriteWire[]> {
  if (userId === null) return [];
  const rows = await findFavorites(db, userId);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.itemId);
  const items = new Map((await findItems(db, ids, userId)).map((item) => [item.id, item]));
  return rows.flatMap(({ itemId, addedAt, source }) => {
    const item = items.get(itemId);
    if (item === undefined) return [];
    return [{ item: toItemWire(item, userId, images), addedToWishlistAt: addedAt.toISOString(), source }];
  });
}
