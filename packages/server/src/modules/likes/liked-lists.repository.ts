import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { itemLikes, postLikes } from '../../db/likes-schema.ts';
import { items, posts, users } from '../../db/schema.ts';
import { itemVisibleTo, postVisibleTo } from '../visibility/visibility.repository.ts';

/** The position of a like in a list. */
export interface Cursor {
  readonly createdAt: Date;
  readonly id: string;
}

export interface Page {
  readonly limit: number;
  readonly after: Cursor | null;
}

/** The columns of the index on a user's likes. */
interface Position {
  readonly createdAt: PgColumn;
  readonly id: PgColumn;
}

const postPosition = { createdAt: postLikes.createdAt, id: postLikes.postId };
const itemPosition = { createdAt: itemLikes.createdAt, id: itemLikes.itemId };

function isAfter({ createdAt, id }: Position, after: Cursor | null): SQL | undefined {
  if (after === null) return undefined;
  return sql`(${createdAt}, ${id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::text)`;
}

const newestFirst = ({ createdAt, id }: Position) => [
  sql`${createdAt} desc nulls last`,
  sql`${id} desc nulls last`,
];

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
    .where(and(eq(postLikes.userId, userId), isAfter(postPosition, after), postVisibleTo(viewerId)))
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
    .where(and(eq(itemLikes.userId, userId), isAfter(itemPosition, after), itemVisibleTo(viewerId)))
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
