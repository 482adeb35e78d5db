import { eq, sql } from 'drizzle-orm';
import { erasedAccounts, idempotencyKeys } from '../../db/bookkeeping.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';

/** Takes back what a person left on others' posts and items, so that the counts there stay right. */
export async function withdrawMarks(db: Database, userId: string): Promise<void> {
  await db.execute(sql`with gone as (delete from post_likes where user_id = ${userId} returning post_id)
    update posts set like_count = like_count - 1 where id in (select post_id from gone)`);
  await db.execute(sql`with gone as (delete from item_likes where user_id = ${userId} returning item_id)
    update items set like_count = like_count - 1 where id in (select item_id from gone)`);
  // A thread goes with the comment that started it.
  await db.execute(sql`with gone as (
      delete from comments where author_id = ${userId} or parent_id in
        (select id from comments where author_id = ${userId}) returning post_id),
    per_post as (select post_id, count(*) as comments from gone group by post_id)
    update posts set comment_count = comment_count - per_post.comments
    from per_post where posts.id = per_post.post_id`);
}

/** Deletes the person's row, and with it everything that is theirs. */
export async function deleteUser(db: Database, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
}

/** From now on no token issued before `now` speaks for this account. */
export async function closeAccount(db: Database, uid: string, uidHash: string, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.uid, uid));
  await db
    .insert(erasedAccounts)
    .values({ uidHash, erasedAt: now })
    .onConflictDoUpdate({ target: erasedAccounts.uidHash, set: { erasedAt: now } });
}
