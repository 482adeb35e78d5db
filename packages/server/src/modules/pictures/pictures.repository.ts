import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { items, pictures, posts, users } from '../../db/schema.ts';
import { itemVisibleTo, visibleTo } from '../visibility/visibility.ts';

export type PictureRow = typeof pictures.$inferSelect;
export type PictureKind = PictureRow['kind'];

export async function insertPicture(db: Database, row: Omit<PictureRow, 'createdAt'>): Promise<void> {
  await db.insert(pictures).values(row);
}

/** @returns the deleted pictures' storage keys */
export async function deletePictures(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .delete(pictures)
    .where(inArray(pictures.id, [...ids]))
    .returning({ key: pictures.key });
  return rows.map((row) => row.key);
}

export async function keysOfOwner(db: Database, ownerId: string): Promise<string[]> {
  const rows = await db.select({ key: pictures.key }).from(pictures).where(eq(pictures.ownerId, ownerId));
  return rows.map((row) => row.key);
}

/** Which of the keys belong to a picture. */
export async function knownKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ key: pictures.key })
    .from(pictures)
    .where(inArray(pictures.key, [...keys]));
  return new Set(rows.map((row) => row.key));
}

/** A picture as one viewer may load it. */
export interface VisiblePicture {
  readonly id: string;
  readonly key: string;
  readonly width: number;
  /** Whether anybody at all may load it. */
  readonly isPublic: boolean;
}

const columns = (isPublic: SQL<boolean>) => ({
  id: pictures.id,
  key: pictures.key,
  width: pictures.width,
  isPublic,
});

export async function findItemPicture(
  db: Database,
  id: string,
  viewerId: string | null,
): Promise<VisiblePicture | undefined> {
  const [row] = await db
    .select(columns(itemVisibleTo(null)))
    .from(pictures)
    .innerJoin(items, or(eq(items.frontPictureId, pictures.id), eq(items.backPictureId, pictures.id)))
    .innerJoin(users, eq(users.id, items.ownerId))
    .where(and(eq(pictures.id, id), itemVisibleTo(viewerId)))
    .limit(1);
  return row;
}

export async function findAvatar(
  db: Database,
  id: string,
  viewerId: string | null,
): Promise<VisiblePicture | undefined> {
  const [row] = await db
    .select(columns(visibleTo(null, 'profile')))
    .from(pictures)
    .innerJoin(users, eq(users.avatarId, pictures.id))
    .where(and(eq(pictures.id, id), visibleTo(viewerId, 'profile')));
  return row;
}

/** @param postId the post whose picture it is */
export async function findPostPicture(
  db: Database,
  postId: string,
  viewerId: string | null,
): Promise<VisiblePicture | undefined> {
  const [row] = await db
    .select(columns(visibleTo(null, 'posts')))
    .from(posts)
    .innerJoin(pictures, eq(pictures.id, posts.pictureId))
    .innerJoin(users, eq(users.id, posts.ownerId))
    .where(and(eq(posts.id, postId), visibleTo(viewerId, 'posts')));
  return row;
}
