import { itemFactNames } from '@aura/domain/item-facts';
import { wardrobeMaxCount } from '@aura/domain/limits/wardrobe';
import { pick } from '@aura/domain/utils/pick';
import { and, eq, inArray, type Placeholder, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { anyOf } from '../../db/any-of.ts';
import type { Database } from '../../db/database.ts';
import { favorites, itemLikes } from '../../db/likes-schema.ts';
import { createViewerStatement } from '../../db/prepared-statements.ts';
import { items, postItems, users } from '../../db/schema.ts';
import { afterCursor, newestFirst, type Page } from '../../db/time-cursor.ts';
import { cutoutColumns, imageColumns } from '../images/images.repository.ts';
import { isLikedBy } from '../likes/liked-by.repository.ts';
import { itemVisibleTo, ofOwner, type ViewerId } from '../visibility/visibility.repository.ts';
import { itemImageIds, itemImages, joinItemImages } from './item-images.repository.ts';

/** The columns of an item, for a select that joins its images with `joinItemImages`. */
export const itemColumns = (viewerId: ViewerId | null) => ({
  id: items.id,
  ownerId: items.ownerId,
  ...pick(items, itemFactNames),
  price: items.price,
  store: items.store,
  source: items.source,
  ...pick(items, ['notes', 'paidAmount', 'paidCurrency', 'purchaseDate', 'archived']),
  ...pick(items, ['wearCount', 'lastWorn']),
  likeCount: items.likeCount,
  liked: isLikedBy(viewerId, 'item'),
  front: imageColumns(itemImages.front),
  back: imageColumns(itemImages.back),
  frontCutout: cutoutColumns(itemImages.frontCutout),
  backCutout: cutoutColumns(itemImages.backCutout),
  cutoutShown: items.cutoutShown,
  /** Whether every viewer may see the item. */
  isPublic: ofOwner(itemVisibleTo(null), items.ownerId),
});

function selectItems(db: Database, viewerId: ViewerId | null) {
  return joinItemImages(db.select(itemColumns(viewerId)).from(items).$dynamic());
}

/** An item with its images. */
export type ItemRow = Awaited<ReturnType<typeof findItem>> & object;
export type ItemValues = typeof items.$inferInsert;

const findItemStatement = createViewerStatement((db, viewerId) =>
  selectItems(db, viewerId)
    .where(and(eq(items.id, sql.placeholder('id')), ofOwner(itemVisibleTo(viewerId), items.ownerId)))
    .prepare(''),
);

/** @returns undefined also when the viewer may not see the item */
export async function findItem(db: Database, id: string, viewerId: string | null) {
  const [row] = await findItemStatement(db, viewerId).execute({ id, viewerId });
  return row;
}

const findItemsStatement = createViewerStatement((db, viewerId) =>
  selectItems(db, viewerId)
    .where(and(anyOf(items.id, sql.placeholder('ids')), ofOwner(itemVisibleTo(viewerId), items.ownerId)))
    .prepare(''),
);

/** The items with these ids that the viewer may see, unordered. */
export function findItems(db: Database, ids: readonly string[], viewerId: string | null): Promise<ItemRow[]> {
  return findItemsStatement(db, viewerId).execute({ ids, viewerId });
}

const position = { at: items.createdAt, id: items.id };

/**
 * Whether an item belongs to the wardrobe of a person; detected items do not. Not a parameter, since `items_wardrobe_index`
 * is used for this value only.
 */
export const isInWardrobe = (ownerId: string | Placeholder) =>
  and(eq(items.ownerId, ownerId), sql`${items.source} = 'wardrobe'`);

/** The number of items of a wardrobe, which is limited. */
export function countWardrobe(db: Database, ownerId: string): Promise<number> {
  return db.$count(items, isInWardrobe(ownerId));
}

/** The items of a wardrobe, newest first; detected items are not part of it. */
export function findWardrobe(db: Database, ownerId: string): Promise<ItemRow[]> {
  return selectItems(db, ownerId)
    .where(isInWardrobe(ownerId))
    .orderBy(...newestFirst(position))
    .limit(wardrobeMaxCount);
}

/** What the search compares (`matchesItemSearch`) of the items of a wardrobe, newest first. */
export function findWardrobeFacts(db: Database, ownerId: string) {
  const { id, name, brand, color, category, subcategory } = items;
  return db
    .select({ id, name, brand, color, category, subcategory })
    .from(items)
    .where(isInWardrobe(ownerId))
    .orderBy(...newestFirst(position))
    .limit(wardrobeMaxCount);
}

/** The positions of a page of a wardrobe, newest first. */
export function findWardrobePage(db: Database, ownerId: string, { limit, after }: Page) {
  return db
    .select(position)
    .from(items)
    .where(and(isInWardrobe(ownerId), afterCursor(position, after)))
    .orderBy(...newestFirst(position))
    .limit(limit);
}

/** The items of a post in the order in which they were linked. The caller checks that the post is visible. */
export function findPostItems(db: Database, postId: string, viewerId: string | null): Promise<ItemRow[]> {
  return selectItems(db, viewerId)
    .innerJoin(postItems, eq(postItems.itemId, items.id))
    .where(eq(postItems.postId, postId))
    .orderBy(postItems.position);
}

export async function insertItem(db: Database, values: ItemValues): Promise<void> {
  await db.insert(items).values(values);
}

/**
 * Locks an item until the transaction ends.
 * @returns the ids of its images; undefined unless the item belongs to the owner
 */
export async function lockOwnedItem(db: Database, id: string, ownerId: string) {
  const [row] = await db
    .select(itemImageIds)
    .from(items)
    .where(and(eq(items.id, id), eq(items.ownerId, ownerId)))
    .for('update');
  return row;
}

/**
 * Locks the items that belong to the owner until the transaction ends, in the order of their ids, so that two calls do
 * not wait for each other.
 */
export function lockOwnedItems(db: Database, ids: readonly string[], ownerId: string) {
  return db
    .select({ id: items.id, ...itemImageIds })
    .from(items)
    .where(and(inArray(items.id, [...ids]), eq(items.ownerId, ownerId)))
    .orderBy(items.id)
    .for('update');
}

export async function updateItems(
  db: Database,
  ids: readonly string[],
  values: Partial<ItemValues>,
): Promise<void> {
  await db
    .update(items)
    .set(values)
    .where(inArray(items.id, [...ids]));
}

/** The most posts and the most people to whom a deletion of items is reported; others see it when they read again. */
const reportedMaxCount = 100;

/** The ids of posts that show any of these items. */
export async function findPostIdsOf(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: postItems.postId })
    .from(postItems)
    .where(inArray(postItems.itemId, [...ids]))
    .limit(reportedMaxCount);
  return rows.map(({ id }) => id);
}

/** The ids of people who like any of these items or have it in their wishlist. */
export async function findCollectorIdsOf(db: Database, ids: readonly string[]): Promise<string[]> {
  const likes = db
    .select({ id: itemLikes.userId })
    .from(itemLikes)
    .where(inArray(itemLikes.itemId, [...ids]));
  const wishes = db
    .select({ id: favorites.userId })
    .from(favorites)
    .where(inArray(favorites.itemId, [...ids]));
  const max = reportedMaxCount;
  const rows = await union(likes.limit(max), wishes.limit(max)).limit(max);
  return rows.map(({ id }) => id);
}

export async function deleteItems(db: Database, ids: readonly string[]): Promise<void> {
  await db.delete(items).where(inArray(items.id, [...ids]));
}

export async function isItemOwnedBy(db: Database, id: string, ownerId: string): Promise<boolean> {
  return (await db.$count(items, and(eq(items.id, id), eq(items.ownerId, ownerId)))) > 0;
}

/** Whether the item exists and the viewer may see it. */
export async function isItemVisible(db: Database, id: string, viewerId: string): Promise<boolean> {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .innerJoin(users, eq(users.id, items.ownerId))
    .where(and(eq(items.id, id), itemVisibleTo(viewerId)));
  return rows.length > 0;
}
