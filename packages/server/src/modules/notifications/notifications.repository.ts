import { notificationQuoteMaxLength, notificationsCountMax } from '@aura/domain/limits/notifications';
import { and, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { notificationActors, notifications } from '../../db/notifications-schema.ts';
import { comments, posts, users } from '../../db/schema.ts';
import { afterCursor, type Cursor, fromCursor, newestFirst, type Page } from '../../db/time-cursor.ts';
import { authorColumns } from '../profiles/author.repository.ts';
import { notReported, postVisibleTo, unblocked, type ViewerId } from '../visibility/visibility.repository.ts';
import { hasEvents } from './events.repository.ts';

const position = { at: notifications.changedAt, id: notifications.id };

export type NotificationRow = Awaited<ReturnType<typeof findNotifications>>[number];
export type EventRow = Awaited<ReturnType<typeof findEvents>>[number];

/**
 * Whether a row of `notification_actors` may be shown to the receiver now: it was not undone, they see the post, neither
 * blocks the other, and the comment or new post exists.
 */
function eventVisibleTo(receiverId: ViewerId): SQL {
  const { subjectId, actorId, withdrawn } = notificationActors;
  const isNewPost = sql`${notifications.type} = 'post'`;
  const postId = sql`case when ${isNewPost} then ${subjectId} else ${notifications.postId} end`;
  return sql`(not ${withdrawn} and ${unblocked(receiverId, actorId)} and
    (${subjectId} = '' or ${isNewPost} or exists (select 1 from ${comments}
      where ${comments.id} = ${subjectId} and ${comments.deletedAt} is null and
        ${notReported(receiverId, 'comment', comments.id)})) and
    (${notifications.type} = 'follow' or exists (select 1 from ${posts}
      join ${users} on ${users.id} = ${posts.ownerId}
      where ${posts.id} = ${postId} and ${postVisibleTo(receiverId)})))`;
}

/** Whether a row of `notifications` has something to show to its receiver. */
function isShownTo(receiverId: ViewerId): SQL {
  return sql`(${notifications.type} = 'moderation' or exists (select 1 from ${notificationActors}
    where ${notificationActors.notificationId} = ${notifications.id} and ${eventVisibleTo(receiverId)}))`;
}

const columns = {
  id: notifications.id,
  type: notifications.type,
  postId: notifications.postId,
  decision: notifications.decision,
  changedAt: notifications.changedAt,
  readAt: notifications.readAt,
};

/** A page of the notifications of a receiver, newest first. */
export function findNotifications(db: Database, receiverId: string, { limit, after }: Page) {
  return db
    .select(columns)
    .from(notifications)
    .where(and(eq(notifications.receiverId, receiverId), afterCursor(position, after), isShownTo(receiverId)))
    .orderBy(...newestFirst(position))
    .limit(limit);
}

/** Those of the notifications of a receiver that have something to show, in no order. */
export function findNotificationsById(db: Database, receiverId: string, ids: readonly string[]) {
  return db
    .select(columns)
    .from(notifications)
    .where(
      and(
        inArray(notifications.id, [...ids]),
        eq(notifications.receiverId, receiverId),
        isShownTo(receiverId),
      ),
    );
}

/** The number of unread notifications of a receiver, up to `notificationsCountMax`. */
export function countUnread(db: Database, receiverId: string): Promise<number> {
  const unread = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.receiverId, receiverId), isNull(notifications.readAt), isShownTo(receiverId)))
    .limit(notificationsCountMax)
    .as('unread');
  return db.$count(unread);
}

/**
 * The events of notifications of a receiver, newest first: of each notification the newest 100 that may be shown.
 */
export function findEvents(db: Database, receiverId: string, ids: readonly string[]) {
  const events = db
    .select({
      actorId: notificationActors.actorId,
      subjectId: notificationActors.subjectId,
      createdAt: notificationActors.createdAt,
    })
    .from(notificationActors)
    .where(and(eq(notificationActors.notificationId, notifications.id), eventVisibleTo(receiverId)))
    .orderBy(sql`${notificationActors.createdAt} desc nulls last`, notificationActors.actorId)
    .limit(notificationsCountMax)
    .as('events');
  return db
    .select({
      notificationId: notifications.id,
      actorId: events.actorId,
      subjectId: events.subjectId,
    })
    .from(notifications)
    .crossJoinLateral(events)
    .where(inArray(notifications.id, [...ids]))
    .orderBy(desc(events.createdAt), events.actorId, desc(events.subjectId));
}

/** People by their ids, in no order. */
export function findPeople(db: Database, receiverId: string, ids: readonly string[]) {
  return db
    .select(authorColumns(receiverId))
    .from(users)
    .where(inArray(users.id, [...ids]));
}

/** The starts of comments by their ids, in no order. */
export function findQuotes(db: Database, ids: readonly string[]) {
  return db
    .select({ id: comments.id, text: sql<string>`left(${comments.text}, ${notificationQuoteMaxLength})` })
    .from(comments)
    .where(inArray(comments.id, [...ids]));
}

/**
 * Marks the unread notifications of a receiver up to a position as read. Those whose events were undone stay unread,
 * since the receiver could not read them.
 */
export async function markRead(db: Database, receiverId: string, upTo: Cursor, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.receiverId, receiverId),
        isNull(notifications.readAt),
        fromCursor(position, upTo),
        sql`(${notifications.type} = 'moderation' or ${hasEvents})`,
      ),
    );
}

/**
 * Deletes notifications that have not changed since a time, oldest first.
 * @param limit number of notifications
 */
export async function deleteOldNotifications(db: Database, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(lt(notifications.changedAt, before))
    .orderBy(notifications.changedAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db
    .delete(notifications)
    .where(inArray(notifications.id, old))
    .returning({ id: notifications.id });
  return rows.length;
}
