import { and, desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { images, items, postItems, posts, users } from '../../db/schema.ts';
import { itemVisibleTo, visibleTo } from '../visibility/visibility.ts';

const fronts = alias(images, 'front');
const backs = alias(images, 'back');

const columns = {
  id: items.id,
  ownerId: items.ownerId,
  name: items.name,
  category: items.category,
  subcategory: items.subcategory,
  brand: items.brand,
  size: items.size,
  color: items.color,
  material: items.material,
  style: items.style,
  price: items.price,
  store: items.store,
  likeCount: items.likeCount,
  front: {
    id: fronts.id,
    width: fronts.width,
    height: fronts.height,
    thumbhash: fronts.thumbhash,
    palette: fronts.palette,
  },
  back: {
    id: backs.id,
    width: backs.width,
    height: backs.height,
    thumbhash: backs.thumbhash,
    palette: backs.palette,
  },
  /** Whether anybody at all may see the item. */
  isPublic: itemVisibleTo(null),
};

function selectItems(db: Database) {
  return db
    .select(columns)
    .from(items)
    .innerJoin(users, eq(users.id, items.ownerId))
    .leftJoin(fronts, eq(fronts.id, items.frontImageId))
    .leftJoin(backs, eq(backs.id, items.backImageId));
}

/** An item with what is known of its images. */
export type ItemRow = Awaited<ReturnType<typeof findItem>> & object;
export type ItemValues = typeof items.$inferInsert;

/** @returns undefined when there is no such item for the viewer */
export async function findItem(db: Database, id: string, viewerId: string | null) {
  const [row] = await selectItems(db).where(and(eq(items.id, id), itemVisibleTo(viewerId)));
  return row;
}

/** The items among `ids` that the viewer may see, in no order. */
export function findItems(db: Database, ids: readonly string[], viewerId: string | null): Promise<ItemRow[]> {
  return selectItems(db).where(and(inArray(items.id, [...ids]), itemVisibleTo(viewerId)));
}

/** What the owner photographed, newest first. Garments that the analysis found stay with their post. */
export function findWardrobe(db: Database, ownerId: string): Promise<ItemRow[]> {
  return selectItems(db)
    .where(and(eq(items.ownerId, ownerId), eq(items.source, 'wardrobe')))
    .orderBy(desc(items.createdAt), desc(items.id));
}

/** The items of a visible post in the order they were linked; undefined when there is no such post for the viewer. */
export async function findPostItems(
  db: Database,
  postId: string,
  viewerId: string | null,
): Promise<ItemRow[] | undefined> {
  const [post] = await db
    .select({ id: posts.id })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.ownerId))
    .where(and(eq(posts.id, postId), visibleTo(viewerId, 'posts')));
  if (post === undefined) return undefined;
  return selectItems(db)
    .innerJoin(postItems, eq(postItems.itemId, items.id))
    .where(eq(postItems.postId, postId))
    .orderBy(postItems.position);
}

export async function insertItem(db: Database, values: ItemValues): Promise<void> {
  await db.insert(items).values(values);
}

/** The images that an item has before it is changed; undefined when it is not this owner's. */
export async function lockOwnItem(db: Database, id: string, ownerId: string) {
  const [row] = await db
    .select({ front: items.frontImageId, back: items.backImageId })
    .from(items)
    .where(and(eq(items.id, id), eq(items.ownerId, ownerId)))
    .for('update');
  return row;
}

export async function updateItemRow(db: Database, id: string, values: Partial<ItemValues>): Promise<void> {
  await db.update(items).set(values).where(eq(items.id, id));
}

export async function deleteItemRow(db: Database, id: string): Promise<void> {
  await db.delete(items).where(eq(items.id, id));
}

/** Whether an item stands there for the viewer. */
export async function isItemVisible(db: Database, id: string, viewerId: string): Promise<boolean> {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .innerJoin(users, eq(users.id, items.ownerId))
    .where(and(eq(items.id, id), itemVisibleTo(viewerId)));
  return rows.length > 0;
}
