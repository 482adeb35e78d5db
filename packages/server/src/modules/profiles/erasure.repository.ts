import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { erasedAccounts, idempotencyKeys } from '../../db/bookkeeping-schema.ts';
import type { Database } from '../../db/database.ts';
import { moderationDecisions } from '../../db/moderation-schema.ts';
import { users } from '../../db/schema.ts';
import { deleteCountedComments } from '../posts/comments.repository.ts';
import type { UserRow } from './profiles.repository.ts';

/**
 * Reads a user's row and locks it until the transaction ends. Waits for all transactions that insert rows of the user,
 * since their foreign keys lock it too.
 */
export async function lockForErasure(
  db: Database,
  user: Pick<UserRow, 'id'> | Pick<UserRow, 'uid'>,
): Promise<UserRow | undefined> {
  const isUser = 'id' in user ? eq(users.id, user.id) : eq(users.uid, user.uid);
  const [row] = await db.select().from(users).where(isUser).for('update');
  return row;
}

/** Deletes all comments of a user with their replies, and decrements the posts' counts. */
export async function deleteCommentsOf(db: Database, userId: string): Promise<void> {
  const own = sql`select id from comments where author_id = ${userId}`;
  await deleteCountedComments(db, sql`author_id = ${userId} or parent_id in (${own})`);
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

/** Empties a user's row and makes it private, so that what it owns is no longer visible. */
export async function markErased(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({
      // Unique, and no longer the account's.
      uid: `erased:${userId}`,
      email: '',
      verifiedEmail: null,
      username: null,
      displayName: '',
      bio: '',
      location: '',
      avatarId: null,
      profilePrivacy: 'private',
      postPrivacy: 'private',
      notificationSettings: null,
      suspensionWords: '',
      erasedAt: now,
    })
    .where(eq(users.id, userId));
  // The audit record keeps no text about the person.
  await db
    .update(moderationDecisions)
    .set({ words: '' })
    .where(and(eq(moderationDecisions.authorId, userId), ne(moderationDecisions.words, '')));
}

/** The users whose erasure has not been finished. */
export async function findErasedUserIds(db: Database): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(isNotNull(users.erasedAt));
  return rows.map(({ id }) => id);
}

/** Counts the rows of a user that an erasure deletes, without those that other users' rows add. */
export async function countOwnedRows(db: Database, userId: string): Promise<number> {
  const { rows } = await db.execute<{ rows: number }>(sql`select (
    (select count(*) from posts where owner_id = ${userId}) +
    (select count(*) from items where owner_id = ${userId}) +
    (select count(*) from outfits where owner_id = ${userId}) +
    (select count(*) from wears where owner_id = ${userId}) +
    (select count(*) from pictures where owner_id = ${userId}) +
    (select count(*) from comments where author_id = ${userId}) +
    (select count(*) from post_likes where user_id = ${userId}) +
    (select count(*) from item_likes where user_id = ${userId}) +
    (select count(*) from comment_likes where user_id = ${userId}) +
    (select count(*) from favorites where user_id = ${userId}))::integer as rows`);
  return rows[0]?.rows ?? 0;
}
