import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { notifications, postAnnouncements } from '../../db/notifications-schema.ts';
import { follows, posts } from '../../db/schema.ts';
import { insertEvent } from './events.repository.ts';

export async function insertAnnouncement(db: Database, postId: string): Promise<void> {
  await db.insert(postAnnouncements).values({ postId });
}

/**
 * Notifies the next followers of the author of a new post. The caller must be in a transaction. Of several servers,
 * each takes another post.
 * @param limit number of followers
 * @returns ids of the users who are notified; null when there is nothing to do
 */
export async function announceNext(tx: Database, limit: number): Promise<string[] | null> {
  const [announced] = await tx
    .select({
      postId: postAnnouncements.postId,
      lastFollowerId: postAnnouncements.lastFollowerId,
      ownerId: posts.ownerId,
      createdAt: posts.createdAt,
    })
    .from(postAnnouncements)
    .innerJoin(posts, eq(posts.id, postAnnouncements.postId))
    .limit(1)
    .for('update', { of: postAnnouncements, skipLocked: true });
  if (announced === undefined) return null;
  const { postId, ownerId: actorId, lastFollowerId, createdAt: now } = announced;
  const batch = await tx
    .select({ id: follows.followerId })
    .from(follows)
    .where(and(eq(follows.followedId, actorId), gt(follows.followerId, lastFollowerId)))
    .orderBy(asc(follows.followerId))
    .limit(limit);
  const ids = batch.map(({ id }) => id);
  const last = ids.at(-1);
  const isRow = eq(postAnnouncements.postId, postId);
  if (last === undefined || ids.length < limit) await tx.delete(postAnnouncements).where(isRow);
  else await tx.update(postAnnouncements).set({ lastFollowerId: last }).where(isRow);
  // They know of the post already.
  const mentioned = await tx
    .select({ id: notifications.receiverId })
    .from(notifications)
    .where(and(eq(notifications.postId, postId), eq(notifications.type, 'mention')));
  const others = ids.filter((id) => !mentioned.some((row) => row.id === id));
  return insertEvent(tx, { type: 'post', actorId, postId, commentId: null, now }, others);
}
