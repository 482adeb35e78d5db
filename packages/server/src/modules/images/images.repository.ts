import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { images, items, posts, users } from '../../db/schema.ts';
import { isInCase, itemVisibleTo, postVisibleTo, visibleTo } from '../visibility/visibility.repository.ts';

export type ImageRow = typeof images.$inferSelect;
export type ImageKind = ImageRow['kind'];
export type NewImage = typeof images.$inferInsert;

type ImageColumn = 'id' | 'width' | 'height' | 'thumbhash' | 'palette';

/**
 * The columns of an image that responses contain, for a select that joins `images`.
 * @param image `images` or the alias under which the image is joined
 */
export function imageColumns<Source extends Record<ImageColumn, PgColumn>>(
  image: Source,
): Pick<Source, ImageColumn> {
  const { id, width, height, thumbhash, palette } = image;
  return { id, width, height, thumbhash, palette };
}

/** The columns of a cut-out that responses contain, like `imageColumns`. */
export function cutoutColumns<Source extends Record<ImageColumn | 'left' | 'top', PgColumn>>(
  image: Source,
): Pick<Source, ImageColumn | 'left' | 'top'> {
  const { left, top } = image;
  return { ...imageColumns(image), left, top };
}

export async function insertImage(db: Database, row: NewImage): Promise<void> {
  await db.insert(images).values(row);
}

/** @returns the storage keys of the deleted images */
export async function deleteImages(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .delete(images)
    .where(inArray(images.id, [...ids]))
    .returning({ key: images.key });
  return rows.map((row) => row.key);
}

export async function findKeysOfOwner(db: Database, ownerId: string): Promise<string[]> {
  const rows = await db.select({ key: images.key }).from(images).where(eq(images.ownerId, ownerId));
  return rows.map((row) => row.key);
}

/**
 * Looks keys up by the id at their end, which has an index.
 * @returns the keys that belong to an image row
 */
export async function findKnownKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const ids = keys.map((key) => key.slice(key.lastIndexOf('/') + 1));
  const rows = await db.select({ key: images.key }).from(images).where(inArray(images.id, ids));
  return new Set(rows.map((row) => row.key));
}

/** An image that the viewer may load. */
export interface VisibleImage {
  readonly id: string;
  readonly key: string;
  readonly width: number;
  /** Whether every viewer may load it. */
  readonly isPublic: boolean;
}

const visibleImageColumns = (isPublic: SQL<boolean>) => ({
  id: images.id,
  key: images.key,
  width: images.width,
  isPublic,
});

export async function findItemImage(
  db: Database,
  id: string,
  viewerId: string | null,
): Promise<VisibleImage | undefined> {
  const [row] = await db
    .select(visibleImageColumns(itemVisibleTo(null)))
    .from(images)
    .innerJoin(
      items,
      or(
        eq(items.frontImageId, images.id),
        eq(items.backImageId, images.id),
        eq(items.frontCutoutId, images.id),
        eq(items.backCutoutId, images.id),
      ),
    )
    .innerJoin(users, eq(users.id, items.ownerId))
    .where(and(eq(images.id, id), itemVisibleTo(viewerId)))
    .limit(1);
  return row;
}

export async function findAvatar(
  db: Database,
  id: string,
  viewerId: string | null,
): Promise<VisibleImage | undefined> {
  const [row] = await db
    .select(visibleImageColumns(visibleTo(null, 'profile')))
    .from(images)
    .innerJoin(users, eq(users.avatarId, images.id))
    .where(
      and(eq(images.id, id), or(visibleTo(viewerId, 'profile'), isInCase(viewerId, 'person', users.id))),
    );
  return row;
}

export async function findPostImage(
  db: Database,
  postId: string,
  viewerId: string | null,
): Promise<VisibleImage | undefined> {
  const [row] = await db
    .select(visibleImageColumns(visibleTo(null, 'posts')))
    .from(posts)
    .innerJoin(images, eq(images.id, posts.imageId))
    .innerJoin(users, eq(users.id, posts.ownerId))
    .where(and(eq(posts.id, postId), or(postVisibleTo(viewerId), isInCase(viewerId, 'post', posts.id))));
  return row;
}
