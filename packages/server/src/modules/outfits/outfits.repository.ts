import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { favorites } from '../../db/likes-schema.ts';
import { outfits } from '../../db/outfits-schema.ts';
import { images, items, users } from '../../db/schema.ts';
import { afterCursor, newestFirst, type Page } from '../../db/time-cursor.ts';
import { itemVisibleTo } from '../visibility/visibility.repository.ts';

export type OutfitRow = typeof outfits.$inferSelect;

const position = { at: outfits.createdAt, id: outfits.id };

/** Which outfits of a person are read. */
interface Selection {
  readonly ownerId: string;
  /** Only those with this garment; all when undefined. */
  readonly itemId: string | undefined;
}

const selected = ({ ownerId, itemId }: Selection): SQL | undefined =>
  and(
    eq(outfits.ownerId, ownerId),
    itemId === undefined ? undefined : sql`${outfits.layers} @> ${JSON.stringify([{ itemId }])}::jsonb`,
  );

/** A page of the outfits of a person, newest first. */
export function findOutfits(
  db: Database,
  selection: Selection,
  { limit, after }: Page,
): Promise<OutfitRow[]> {
  return db
    .select()
    .from(outfits)
    .where(and(selected(selection), afterCursor(position, after)))
    .orderBy(...newestFirst(position))
    .limit(limit);
}

/** The number of the outfits of a person, which is limited. */
export function countOutfits(db: Database, selection: Selection): Promise<number> {
  return db.$count(outfits, selected(selection));
}

export async function findOutfit(db: Database, id: string, ownerId: string): Promise<OutfitRow | undefined> {
  const [row] = await db
    .select()
    .from(outfits)
    .where(and(eq(outfits.id, id), eq(outfits.ownerId, ownerId)));
  return row;
}

/** Locks an outfit until the transaction ends. */
export async function lockOutfit(db: Database, id: string, ownerId: string): Promise<OutfitRow | undefined> {
  const [row] = await db
    .select()
    .from(outfits)
    .where(and(eq(outfits.id, id), eq(outfits.ownerId, ownerId)))
    .for('update');
  return row;
}

export async function insertOutfit(db: Database, row: typeof outfits.$inferInsert): Promise<void> {
  await db.insert(outfits).values(row);
}

export async function updateOutfit(db: Database, id: string, values: Partial<OutfitRow>): Promise<void> {
  await db.update(outfits).set(values).where(eq(outfits.id, id));
}

export async function deleteOutfit(db: Database, id: string): Promise<void> {
  await db.delete(outfits).where(eq(outfits.id, id));
}

/**
 * The garments with these ids that a person may add to an outfit: of the own wardrobe, and of the wishlist as far as
 * the person may see them.
 */
export async function findAvailableItemIds(
  db: Database,
  ids: readonly string[],
  personId: string,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const isInWishlist = sql`exists (select 1 from ${favorites}
    where ${favorites.userId} = ${personId} and ${favorites.itemId} = ${items.id})`;
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .innerJoin(users, eq(users.id, items.ownerId))
    .where(
      and(
        inArray(items.id, [...ids]),
        sql`(${items.ownerId} = ${personId} or ${isInWishlist})`,
        itemVisibleTo(personId),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** The stored image of an outfit. */
export async function findOutfitImage(db: Database, imageId: string) {
  const [row] = await db
    .select({ id: images.id, key: images.key, width: images.width })
    .from(images)
    .where(eq(images.id, imageId));
  return row;
}

/** The keys of the front photos of garments, by the image's id. */
export async function findPhotoKeys(db: Database, imageIds: readonly string[]): Promise<Map<string, string>> {
  if (imageIds.length === 0) return new Map();
  const rows = await db
    .select({ id: images.id, key: images.key })
    .from(images)
    .where(inArray(images.id, [...imageIds]));
  return new Map(rows.map(({ id, key }) => [id, key]));
}
