import type { ParsedRequestOf } from '@aura/api-client/contract/call';
import type { ItemWire, itemCalls } from '@aura/api-client/contract/items';
import { ifStillThere } from '../../db/gone.ts';
import { newId } from '../../db/ids.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Services } from '../../http/services.ts';
import type { PreparedImage } from '../images/images.service.ts';
import { markItem, unmarkItem } from './item-likes.repository.ts';
import {
  deleteItemRow,
  findItem,
  findPostItems,
  findWardrobe,
  type ItemRow,
  insertItem,
  isItemVisible,
  lockOwnItem,
  updateItemRow,
} from './items.repository.ts';
import { toItemWire } from './items.wire.ts';

/** What the rules of items need. */
export type ItemServices = Pick<Services, 'db' | 'images' | 'clock'>;

type NewItem = ParsedRequestOf<typeof itemCalls.addUserItem>;
type ChangedItem = ParsedRequestOf<typeof itemCalls.updateItem>;

const factsOf = ({ size, color, material, brand, style, category, subcategory }: NewItem | ChangedItem) => ({
  size,
  color,
  material,
  brand,
  style,
  category,
  subcategory,
});

/**
 * Of what is not the caller's they hear only what they see anyway.
 * @returns the error for an item that is not theirs: `FORBIDDEN` when they see it, else `NOT_FOUND`
 */
async function notOwn({ db }: ItemServices, id: string, viewerId: string): Promise<HttpError> {
  return new HttpError((await isItemVisible(db, id, viewerId)) ? 'FORBIDDEN' : 'NOT_FOUND');
}

function toWires({ images }: ItemServices, rows: readonly ItemRow[], viewerId: string | null): ItemWire[] {
  return rows.map((row) => toItemWire(row, viewerId, images));
}

/** @throws `NOT_FOUND` also for an item that the viewer may not see */
export async function getItem(
  services: ItemServices,
  id: string,
  viewerId: string | null,
): Promise<ItemWire> {
  const row = await findItem(services.db, id, viewerId);
  if (row === undefined) throw new HttpError('NOT_FOUND');
  return toItemWire(row, viewerId, services.images);
}

/** The owner's wardrobe, newest first. */
export async function getWardrobe(services: ItemServices, ownerId: string | null): Promise<ItemWire[]> {
  if (ownerId === null) return [];
  return toWires(services, await findWardrobe(services.db, ownerId), ownerId);
}

/** @throws `NOT_FOUND` also for a post that the viewer may not see */
export async function getPostItems(
  services: ItemServices,
  postId: string,
  viewerId: string | null,
): Promise<ItemWire[]> {
  const rows = await findPostItems(services.db, postId, viewerId);
  if (rows === undefined) throw new HttpError('NOT_FOUND');
  return toWires(services, rows, viewerId);
}

/** Stores both images, then the item with them: all or nothing. */
export async function addItem(services: ItemServices, request: NewItem, ownerId: string): Promise<ItemWire> {
  const { db, images, clock } = services;
  const id = newId('item');
  await images.storing([request.frontImage, request.backImage], ([front, back]) =>
    db.transaction(async (tx) => {
      const insert = (image: PreparedImage | null | undefined) =>
        image ? images.insert(tx, ownerId, 'item', image) : null;
      await insertItem(tx, {
        id,
        ownerId,
        name: request.itemName,
        ...factsOf(request),
        frontImageId: await insert(front),
        backImageId: await insert(back),
        createdAt: clock(),
      });
    }),
  );
  return getItem(services, id, ownerId);
}

/** Images that are not sent stay; those that are replaced are deleted. */
export async function updateItem(
  services: ItemServices,
  request: ChangedItem,
  ownerId: string,
): Promise<ItemWire> {
  const { db, images } = services;
  const replaced = await images.storing([request.frontImage, request.backImage], ([front, back]) =>
    db.transaction(async (tx) => {
      const old = await lockOwnItem(tx, request.itemId, ownerId);
      if (old === undefined) throw await notOwn({ ...services, db: tx }, request.itemId, ownerId);
      await updateItemRow(tx, request.itemId, {
        name: request.description,
        ...factsOf(request),
        ...(front ? { frontImageId: await images.insert(tx, ownerId, 'item', front) } : {}),
        ...(back ? { backImageId: await images.insert(tx, ownerId, 'item', back) } : {}),
      });
      return images.remove(tx, [front ? old.front : null, back ? old.back : null]);
    }),
  );
  await images.erase(replaced);
  return getItem(services, request.itemId, ownerId);
}

/** Deletes an own item with its images; posts that linked it no longer do. */
export async function deleteItem(services: ItemServices, id: string, ownerId: string): Promise<void> {
  const { db, images } = services;
  const keys = await db.transaction(async (tx) => {
    const old = await lockOwnItem(tx, id, ownerId);
    if (old === undefined) throw await notOwn({ ...services, db: tx }, id, ownerId);
    await deleteItemRow(tx, id);
    return images.remove(tx, [old.front, old.back]);
  });
  await images.erase(keys);
}

/** The state after the call; liking again changes nothing. */
export async function likeItem({ db, clock }: ItemServices, id: string, viewerId: string) {
  const likes = await ifStillThere(() => markItem(db, id, viewerId, clock()));
  if (likes === undefined) throw new HttpError('NOT_FOUND');
  return { liked: true, likes };
}

export async function unlikeItem({ db }: ItemServices, id: string, viewerId: string) {
  const likes = await unmarkItem(db, id, viewerId);
  if (likes === undefined) throw new HttpError('NOT_FOUND');
  return { liked: false, likes };
}
