import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { posts, users } from '../../db/schema.ts';
import { visibleTo } from '../visibility/visibility.ts';

/** The post, if there is one for the viewer; without one the statement does nothing. */
const target = (postId: string, viewerId: string) => sql`target as (
  select ${posts.id} as id from ${posts} join ${users} on ${users.id} = ${posts.ownerId}
  where ${posts.id} = ${postId} and ${visibleTo(viewerId, 'posts')})`;

async function countAfter(db: Database, statement: SQL): Promise<number | undefined> {
  const { rows } = await db.execute<{ likes: number }>(statement);
  return rows[0]?.likes;
}

/**
 * Mark and count change in one statement, so that they never part and a repeated press never counts twice.
 * @returns the likes after it; undefined when there is no such post for the viewer
 */
export function markPost(db: Database, postId: string, viewerId: string, now: Date) {
  return countAfter(
    db,
    sql`with ${target(postId, viewerId)}, marked as (
      insert into post_likes (post_id, user_id, created_at)
      select id, ${viewerId}, ${now.toISOString()}::timestamptz from target
      on conflict do nothing returning post_id)
    update posts set like_count = like_count + (select count(*) from marked)
    where id = (select id from target) returning like_count as likes`,
  );
}

/** Undoes `markPost` the same way. */
export function unmarkPost(db: Database, postId: string, viewerId: string) {
  return countAfter(
    db,
    sql`with ${target(postId, viewerId)}, unmarked as (
      delete from post_likes where post_id = (select id from target) and user_id = ${viewerId}
      returning post_id)
    update posts set like_count = like_count - (select count(*) from unmarked)
    where id = (select id from target) returning like_count as likes`,
  );
}
