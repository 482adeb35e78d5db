import type { ParsedRequestOf, ResponseOf } from '@aura/api-client/contract/call';
import type { cutoutCalls } from '@aura/api-client/contract/cutouts';
import type { ItemWire, itemCalls } from '@aura/api-client/contract/items';
import { detailFactNames } from '@aura/domain/item-facts';
import { wardrobeMaxCount, wardrobePageMaxSize } from '@aura/domain/limits/wardrobe';
import { pick } from '@aura/domain/utils/pick';
import type { BeforeCommit, Database } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { readPage } from '../../db/time-cursor.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Services } from '../../services.ts';
import type { PreparedPhoto } from '../images/images.service.ts';
import { isPostVisible } from '../posts/posts.repository.ts';
import { lockUser } from '../profiles/profiles.repository.ts';
import * as repository from './items.repository.ts';
import { ownFactColumns, toItemWire } from './items.wire.ts';

export type ItemServices = Pick<Services, 'db' | 'images' | 'clock'>;

/** A new photo is cut out after the answer (see cutouts). */
const waitingForCutouts = { cutoutState: 'waiting', cutoutAttempts: 0, cutoutBegunAt: null } as const;

type NewItem = ParsedRequestOf<typeof itemCalls.addUserItem>;
type ChangedItem = ParsedRequestOf<typeof itemCalls.updateItem>;
type Wardrobe = Omit<ResponseOf<typeof itemCalls.getAllUserItems>, 'success'>;

/**
 * Creates the error for an item that does not belong to the viewer; it does not reveal items that they may
 * not see.
 */
export async function notOwnedError(
  { db }: Pick<Services, 'db'>,
  id: string,
  viewerId: string,
): Promise<DomainError> {
  const isVisible = await repository.isItemVisible(db, id, viewerId);
  return new DomainError(isVisible ? 'items.not_owned' : 'items.not_found');
}

/** @throws `items.not_found` also when the viewer may not see the item */
export async function getItem(
  { db, images }: ItemServices,
  id: string,
  viewerId: string | null,
): Promise<ItemWire> {
  const row = await repository.findItem(db, id, viewerId);
  if (row === undefined) throw new DomainError('items.not_found');
  return toItemWire(row, viewerId, images);
}

/** The items in the order of `ids`, without those that do not exist or that the viewer may not see. */
export async function getItemsByIds(
  { db, images }: Pick<Services, 'db' | 'images'>,
  ids: readonly string[],
  viewerId: string,
): Promise<ItemWire[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await repository.findItems(db, ids, viewerId)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [toItemWire(row, viewerId, images)] : [];
  });
}

/**
 * The owner's wardrobe, newest first, or a page of it when one is requested; empty for a viewer without a profile. Apps
 * of the release before request the whole, which has no `next`.
 */
export async function getWardrobe(
  services: ItemServices,
  { limit, after }: Pick<ParsedRequestOf<typeof itemCalls.getAllUserItems>, 'limit' | 'after'>,
  ownerId: string | null,
): Promise<Wardrobe> {
  const { db, images } = services;
  const isPage = limit !== undefined || after !== undefined;
  if (ownerId === null) return { items: [], ...(isPage && { next: null }) };
  if (!isPage) {
    const rows = await repository.findWardrobe(db, ownerId);
    return { items: rows.map((row) => toItemWire(row, ownerId, images)) };
  }
  const { rows, next } = await readPage(
    { limit: limit ?? wardrobePageMaxSize, after },
    (page) => repository.findWardrobePage(db, ownerId, page),
    (position) => position,
  );
  const ids = rows.map(({ id }) => id);
  return { items: await getItemsByIds(services, ids, ownerId), next };
}

/** @throws `posts.not_found` also when the viewer may not see the post */
export async function getPostItems(
  { db, images }: ItemServices,
  postId: string,
  viewerId: string | null,
): Promise<ItemWire[]> {
  if (!(await isPostVisible(db, postId, viewerId))) throw new DomainError('posts.not_found');
  const rows = await repository.findPostItems(db, postId, viewerId);
  return rows.map((row) => toItemWire(row, viewerId, images));
}

/** Inserts the rows of photos and of their cut-outs. Returns the columns of the item; those of an omitted photo stay. */
async function insertPhotos(
  { images }: ItemServices,
  tx: Database,
  ownerId: string,
  photos: Readonly<Record<'front' | 'back', PreparedPhoto | null | undefined>>,
) {
  const insert = async (photo: PreparedPhoto) => ({
    photo: await images.insert(tx, ownerId, 'item', photo),
    cutout: photo.cutout && (await images.insert(tx, ownerId, 'cutout', photo.cutout)),
  });
  const front = photos.front && (await insert(photos.front));
  const back = photos.back && (await insert(photos.back));
  return {
    ...(front && { frontImageId: front.photo, frontCutoutId: front.cutout }),
    ...(back && { backImageId: back.photo, backCutoutId: back.cutout }),
  };
}

/**
 * Stores both images, then inserts the item in one transaction.
 * @param beforeCommit called in that transaction
 * @throws `items.too_many`
 */
export async function addItem(
  services: ItemServices,
  request: NewItem,
  ownerId: string,
  beforeCommit: BeforeCommit<ItemWire>,
): Promise<ItemWire> {
  const { db, images, clock } = services;
  const id = newId('item');
  const store = ([front, back]: (PreparedPhoto | null)[]) =>
    db.transaction(async (tx) => {
      await lockUser(tx, ownerId);
      if ((await repository.countWardrobe(tx, ownerId)) >= wardrobeMaxCount)
        throw new DomainError('items.too_many');
      await repository.insertItem(tx, {
        id,
        ownerId,
        name: request.itemName,
        ...pick(request, detailFactNames),
        ...ownFactColumns(request.own),
        ...(await insertPhotos(services, tx, ownerId, { front, back })),
        createdAt: clock(),
      });
      const item = await getItem({ ...services, db: tx }, id, ownerId);
      await beforeCommit(tx, item);
      return item;
    });
  return images.withStored([request.frontImage, request.backImage], store, 'garment');
}

/**
 * Replaces the item's attributes and the images that are sent; the replaced images are deleted.
 * @throws `items.not_found`, `items.not_owned`
 */
export async function updateItem(
  services: ItemServices,
  request: ChangedItem,
  ownerId: string,
): Promise<ItemWire> {
  const { db, images } = services;
  const { itemId } = request;
  const store = ([front, back]: (PreparedPhoto | null)[]) =>
    db.transaction(async (tx) => {
      // A change of a post of the same person locks its rows of items first, and the item second.
      await lockUser(tx, ownerId);
      const old = await repository.lockOwnedItem(tx, itemId, ownerId);
      if (old === undefined) throw await notOwnedError({ ...services, db: tx }, itemId, ownerId);
      await repository.updateItems(tx, [itemId], {
        name: request.description,
        ...pick(request, detailFactNames),
        ...ownFactColumns(request.own),
        ...(await insertPhotos(services, tx, ownerId, { front, back })),
        ...(front || back ? waitingForCutouts : {}),
      });
      const replaced = [
        ...(front ? [old.front, old.frontCutout] : []),
        ...(back ? [old.back, old.backCutout] : []),
      ];
      return images.remove(tx, replaced);
    });
  const replacedKeys = await images.withStored([request.frontImage, request.backImage], store, 'garment');
  await images.erase(replacedKeys);
  return getItem(services, itemId, ownerId);
}

/**
 * Shows an item by its cut-outs or by its photos.
 * @throws `items.not_found`, `items.not_owned`
 */
export async function showCutout(
  services: ItemServices,
  { itemId, shown }: ParsedRequestOf<typeof cutoutCalls.showCutout>,
  ownerId: string,
): Promise<ItemWire> {
  await services.db.transaction(async (tx) => {
    if ((await repository.lockOwnedItem(tx, itemId, ownerId)) === undefined) {
      throw await notOwnedError({ ...services, db: tx }, itemId, ownerId);
    }
    await repository.updateItems(tx, [itemId], { cutoutShown: shown });
  });
  return getItem(services, itemId, ownerId);
}
