import { and, eq, inArray, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { reports } from '../../db/moderation-schema.ts';
import { blocks, follows, users } from '../../db/schema.ts';
import { hasUsername } from '../profiles/usernames.repository.ts';
import { visibleTo } from '../visibility/visibility.repository.ts';
import { countFollows } from './follow-lists.repository.ts';

/** The two users of a follow. */
export interface Follow {
  readonly followerId: string;
  readonly followedId: string;
}

const isRow = ({ followerId, followedId }: Follow) =>
  and(eq(follows.followerId, followerId), eq(follows.followedId, followedId));

/** Whether a row of `follows` or `blocks` is between a user and one of the others, in either direction. */
const between = (from: PgColumn, to: PgColumn, userId: string, others: readonly string[]) =>
  or(and(eq(from, userId), inArray(to, [...others])), and(eq(to, userId), inArray(from, [...others])));

export async function findUserId(db: Database, username: string): Promise<string | undefined> {
  const [row] = await db.select({ id: users.id }).from(users).where(hasUsername(username));
  return row?.id;
}

/**
 * Locks both users until the transaction ends, so that a block at the same time is stored before or after it, and that
 * follows of the follower are counted one after the other. Always in the order of the ids, so that two people can follow
 * each other at the same time.
 * @returns whether neither of them blocks the other, and the follower has not reported the other
 */
export async function lockUnblocked(tx: Database, { followerId, followedId }: Follow): Promise<boolean> {
  for (const id of [followerId, followedId].toSorted()) {
    await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, id))
      .for(id === followerId ? 'no key update' : 'share');
  }
  const found = await tx
    .select({ id: blocks.blockerId })
    .from(blocks)
    .where(between(blocks.blockerId, blocks.blockedId, followerId, [followedId]))
    .limit(1);
  const reported = await tx.$count(
    reports,
    and(
      eq(reports.reporterId, followerId),
      eq(reports.targetType, 'person'),
      eq(reports.targetId, followedId),
    ),
  );
  return found.length === 0 && reported === 0;
}

export async function isFollowing(db: Database, follow: Follow): Promise<boolean> {
  return (await db.$count(follows, isRow(follow))) > 0;
}

/** Counted, since a stored count may not be used for a limit while others write; there are at most `followingMaxCount`. */
export function countFollowing(db: Database, userId: string): Promise<number> {
  return db.$count(follows, eq(follows.followerId, userId));
}

/** No effect when the row exists. */
export async function insertFollow(db: Database, follow: Follow, now: Date): Promise<void> {
  await db
    .insert(follows)
    .values({ ...follow, createdAt: now })
    .onConflictDoNothing();
}

/** @returns whether there was a row */
export async function deleteFollow(db: Database, follow: Follow): Promise<boolean> {
  const deleted = await db.delete(follows).where(isRow(follow)).returning({ followedId: follows.followedId });
  return deleted.length > 0;
}

/** Deletes the follows between a user and others, in both directions. */
export async function deleteFollowsBetween(
  db: Database,
  userId: string,
  others: readonly string[],
): Promise<void> {
  await db.delete(follows).where(between(follows.followerId, follows.followedId, userId, others));
}

/** The number of a user's followers; null when the viewer may not see the profile. */
export async function countFollowers(db: Database, userId: string, viewerId: string): Promise<number | null> {
  const [profile] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), visibleTo(viewerId, 'profile')));
  if (profile === undefined) return null;
  return (await countFollows(db, userId, viewerId)).followers;
}
