import type { DecisionTexts } from '@aura/domain/rules/moderation';
import { notificationSwitches } from '@aura/domain/rules/notifications';
import type { NotificationType } from '@aura/domain/vocabularies/notification-types';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { notificationActors, notifications } from '../../db/notifications-schema.ts';
import { posts, users } from '../../db/schema.ts';
import { timestamp } from '../../db/timestamp.ts';
import { hasUsernameAmong } from '../profiles/usernames.repository.ts';
import { postVisibleTo, unblocked } from '../visibility/visibility.repository.ts';

/** Something that a person did and that others are notified of. */
export interface NotifiedEvent {
  readonly type: Exclude<NotificationType, 'moderation'>;
  readonly actorId: string;
  /** Null for follows. */
  readonly postId: string | null;
  /** Null for likes, follows and mentions in a caption. */
  readonly commentId: string | null;
  readonly now: Date;
}

const receivers = alias(users, 'receivers');
const actors = alias(users, 'actors');

function isSwitchedOn(type: NotificationType): SQL {
  const name = notificationSwitches[type];
  if (name === null) return sql`true`;
  return sql`coalesce((${receivers.notificationSettings}->>${name})::boolean, true)`;
}

function canSeePost(postId: string | null): SQL {
  if (postId === null) return sql`true`;
  return sql`exists (select 1 from ${posts} join ${users} on ${users.id} = ${posts.ownerId}
    where ${posts.id} = ${postId} and ${postVisibleTo(receivers.id)})`;
}

/** Whether a row of `notifications` has an event that was not undone. A decision of moderators has none. */
export const hasEvents = sql`exists (select 1 from ${notificationActors}
  where ${notificationActors.notificationId} = ${notifications.id} and not ${notificationActors.withdrawn})`;

/**
 * Adds an event to the unread notification of its group, or creates one, for each receiver who has the type switched
 * on, who did not do it themselves, and who may see the post; nothing crosses a block. A like does not make a
 * notification due again that was pushed or sent by email, unless all likes of it were undone.
 * @returns ids of the users who are notified
 */
export async function insertEvent(
  db: Database,
  { type, actorId, postId, commentId, now }: NotifiedEvent,
  receiverIds: readonly string[],
): Promise<string[]> {
  if (receiverIds.length === 0) return [];
  const time = timestamp(now);
  const groupKey = type === 'post' ? actorId : (postId ?? '');
  const isNewPost = type === 'post';
  const subjectId = (isNewPost ? postId : commentId) ?? '';
  const candidates = receiverIds.map((receiverId) => ({
    receiver_id: receiverId,
    id: newId('notification'),
  }));
  const due = (column: string) =>
    type === 'like'
      ? sql`case when ${hasEvents} then notifications.${sql.identifier(column)} end`
      : sql`null`;
  const { rows } = await db.execute<{ receiver_id: string }>(sql`
    with allowed as (
      select candidates.* from json_to_recordset(${JSON.stringify(candidates)}::json)
        as candidates(receiver_id text, id text)
      join ${users} as ${sql.identifier('receivers')} on ${receivers.id} = candidates.receiver_id
      join ${users} as ${sql.identifier('actors')} on ${actors.id} = ${actorId}
      where ${receivers.id} <> ${actorId} and ${receivers.erasedAt} is null and ${isSwitchedOn(type)}
        and ${unblocked(receivers.id, actors.id)} and ${canSeePost(postId)}),
    grouped as (
      insert into notifications (id, receiver_id, type, group_key, post_id, changed_at)
      select id, receiver_id, ${type}, ${groupKey}, ${isNewPost ? null : postId}::text, ${time} from allowed
      on conflict (receiver_id, type, group_key) where read_at is null and type <> 'moderation'
      do update set changed_at = greatest(notifications.changed_at, excluded.changed_at), pushed_at = ${due('pushed_at')},
        emailed_at = ${due('emailed_at')}
      returning id, receiver_id),
    added as (
      insert into notification_actors (notification_id, actor_id, subject_id, created_at)
      select id, ${actorId}, ${subjectId}, ${time} from grouped on conflict do nothing)
    select receiver_id from grouped`);
  return rows.map((row) => row.receiver_id);
}

/** A like or follow, which is remembered when it is undone. */
interface UndoableEvent {
  readonly type: 'like' | 'follow';
  readonly actorId: string;
  readonly of: { readonly postId: string } | { readonly receiverId: string };
}

/**
 * Hides an event that was undone, or shows it again without notifying a second time.
 * @returns ids of the users who were notified of it; empty when none was
 */
export async function setWithdrawn(
  db: Database,
  { type, actorId, of }: UndoableEvent,
  withdrawn: boolean,
): Promise<string[]> {
  const isOf =
    'postId' in of ? eq(notifications.postId, of.postId) : eq(notifications.receiverId, of.receiverId);
  const { rows } = await db.execute<{ receiver_id: string }>(sql`
    update notification_actors set withdrawn = ${withdrawn} from ${notifications}
    where ${notifications.id} = notification_id and ${isOf} and ${notifications.type} = ${type}
      and actor_id = ${actorId} returning receiver_id`);
  return rows.map((row) => row.receiver_id);
}

/**
 * Removes events, and the notifications that then have none. The caller must be in a transaction.
 * @param isRemoved a condition on `notification_actors` joined with `notifications`
 * @returns ids of the users who were notified of them
 */
async function deleteEvents(db: Database, isRemoved: SQL): Promise<string[]> {
  // Locked first, so that no actor is added to a notification that is deleted.
  const groups = await db
    .select({ id: notifications.id, receiverId: notifications.receiverId })
    .from(notifications)
    .where(
      sql`${notifications.id} in (select notification_id from ${notificationActors}
        join ${notifications} on ${notifications.id} = notification_id where ${isRemoved})`,
    )
    .orderBy(notifications.id)
    .for('update');
  const ids = groups.map(({ id }) => id);
  if (ids.length === 0) return [];
  await db.execute(sql`delete from ${notificationActors} using ${notifications}
    where ${notifications.id} = notification_id and notification_id in ${ids} and ${isRemoved}`);
  await db.execute(sql`delete from ${notifications} where id in ${ids} and type <> 'moderation'
    and not exists (select 1 from ${notificationActors} where notification_id = ${notifications.id})`);
  return [...new Set(groups.map(({ receiverId }) => receiverId))];
}

/**
 * Removes what people were notified of about a comment. The caller must be in a transaction.
 * @returns ids of the users who were notified of it
 */
export function deleteCommentEvents(
  db: Database,
  { authorId, postId, id }: { readonly authorId: string; readonly postId: string; readonly id: string },
): Promise<string[]> {
  const isType = inArray(notifications.type, ['comment', 'reply', 'mention']);
  return deleteEvents(
    db,
    sql`${eq(notifications.postId, postId)} and ${isType} and actor_id = ${authorId} and subject_id = ${id}`,
  );
}

/** Removes what a user and others were notified of about each other. The caller must be in a transaction. */
export async function deleteEventsBetween(
  db: Database,
  userId: string,
  others: readonly string[],
): Promise<void> {
  if (others.length === 0) return;
  await deleteEvents(
    db,
    sql`((actor_id = ${userId} and receiver_id in ${others})
      or (receiver_id = ${userId} and actor_id in ${others}))`,
  );
}

/** Inserts the notification of a moderator's decision. */
export async function insertDecision(
  db: Database,
  row: { receiverId: string; postId: string | null; decision: DecisionTexts; now: Date },
): Promise<void> {
  const { now: changedAt, ...values } = row;
  await db
    .insert(notifications)
    .values({ ...values, id: newId('notification'), type: 'moderation', changedAt });
}

/** The ids of people by their usernames, in no order. */
export async function findIdsByUsername(db: Database, usernames: readonly string[]): Promise<string[]> {
  if (usernames.length === 0) return [];
  const rows = await db.select({ id: users.id }).from(users).where(hasUsernameAmong(usernames));
  return rows.map(({ id }) => id);
}
