import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { itemLikes, postLikes } from '../../db/likes-schema.ts';
import { items, posts, users } from '../../db/schema.ts';
import { afterCursor, type Cursor, newestFirst, type Page } from '../../db/time-cursor.ts';
import { itemVisibleTo, postVisibleTo } from '../visibility/visibility.repository.ts';

const postPosition = { at: postLikes.createdAt, id: postLikes.postId };
const itemPosition = { at: itemLikes.createdAt, id: itemLikes.itemId };

/** A page of the posts that a user likes and the viewer may see, most recently liked first. */
export function findLikedPosts(
  db: Database,
  userId: string,
  viewerId: string | null,
  { limit, after }: Page,
): Promise<Cursor[]> {
  return db
    .select(postPosition)
    .from(postLikes)
    .innerJoin(posts, eq(posts.id, postLikes.postId))
    .innerJoin(users, eq(users.id, posts.ownerId))
    .where(and(eq(postLikes.userId, userId), afterCursor(postPosition, after), postVisibleTo(viewerId)))
    .orderBy(...newestFirst(postPosition))
    .limit(limit);
}

/** A page of the items that a user likes and the viewer may see, most recently liked first. */
export function findLikedItems(
  db: Database,
  userId: string,
  viewerId: string | null,
  { limit, after }: Page,
): Promise<Cursor[]> {
  return db
    .select(itemPosition)
    .from(itemLikes)
    .innerJoin(items, eq(items.id, itemLikes.itemId))
    .innerJoin(users, eq(users.id, items.ownerId))
    .where(and(eq(itemLikes.userId, userId), afterCursor(itemPosition, after), itemVisibleTo(viewerId)))
    .orderBy(...newestFirst(itemPosition))
    .limit(limit);
}

/** The number of items that a user likes, also of those whose owners hide them now, up to `max`. */
export async function countLikedItems(db: Database, userId: string, max: number): Promise<number> {
  const liked = db
    .select({ itemId: itemLikes.itemId })
    .from(itemLikes)
    .where(eq(itemLikes.userId, userId))
    .limit(max)
    .as('liked');
  return db.$count(liked);
}
