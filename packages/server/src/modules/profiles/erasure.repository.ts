import { eq, sql } from 'drizzle-orm';
import { erasedAccounts, idempotencyKeys } from '../../db/bookkeeping.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';

/** Deletes all comments of a user with their replies, and decrements the posts' counts. */
export async function deleteCommentsOf(db: Database, userId: string): Promise<void> {
  await db.execute(sql`with deleted as (
      delete from comments where author_id = ${userId} or parent_id in
        (select id from comments where author_id = ${userId}) returning post_id),
    per_post as (select post_id, count(*) as comments from deleted group by post_id)
    update posts set comment_count = comment_count - per_post.comments
    from per_post where posts.id = per_post.post_id`);
}

/** Deletes a user's row; foreign keys cascade to everything that the user owns. */
export async function deleteUser(db: Database, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
}

/** Deletes the account's idempotency keys and invalidates all of its tokens issued before `now`. */
export async function closeAccount(db: Database, uid: string, uidHash: string, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.uid, uid));
  await db
    .insert(erasedAccounts)
    .values({ uidHash, erasedAt: now })
    .onConflictDoUpdate({ target: erasedAccounts.uidHash, set: { erasedAt: now } });
}
