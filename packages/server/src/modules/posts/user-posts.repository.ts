import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { postItems, posts, users } from '../../db/schema.ts';
import { afterCursor, newestFirst, type Page } from '../../db/time-cursor.ts';
import { postVisibleTo, visibleTo } from '../visibility/visibility.repository.ts';

const position = { at: posts.createdAt, id: posts.id };

/** The positions of a page of the posts of a person that the viewer may see, newest first. */
export function findUserPosts(
  db: Database,
  ownerId: string,
  viewerId: string | null,
  { limit, after }: Page,
) {
  return db
    .select(position)
    .from(posts)
    .innerJoin(users, eq(users.id, posts.ownerId))
    .where(and(eq(posts.ownerId, ownerId), afterCursor(position, after), postVisibleTo(viewerId)))
    .orderBy(...newestFirst(position))
    .limit(limit);
}

/** The positions of a page of the posts that show an item, newest first. All are posts of the item's owner. */
export function findPostsWithItem(db: Database, itemId: string, { limit, after }: Page) {
  return db
    .select(position)
    .from(postItems)
    .innerJoin(posts, eq(posts.id, postItems.postId))
    .where(and(eq(postItems.itemId, itemId), afterCursor(position, after)))
    .orderBy(...newestFirst(position))
    .limit(limit);
}

/** The number of the posts that show an item. */
export function countPostsWithItem(db: Database, itemId: string): Promise<number> {
  return db.$count(postItems, eq(postItems.itemId, itemId));
}

/**
 * The number of the posts of a person that the viewer may see: the stored count without those that the viewer has
 * reported.
 */
export async function countUserPosts(
  db: Database,
  ownerId: string,
  viewerId: string | null,
): Promise<number> {
  const reported = sql`(select count(*) from reports join ${posts} on ${posts.id} = reports.target_id
    where reports.reporter_id = ${viewerId} and reports.target_type = 'post' and ${posts.ownerId} = ${ownerId})`;
  const [row] = await db
    .select({ count: sql<number>`(${users.postCount} - ${reported})::integer` })
    .from(users)
    .where(and(eq(users.id, ownerId), visibleTo(viewerId, 'posts')));
  return row?.count ?? 0;
}
