import type { DecisionTexts } from '@aura/domain/rules/moderation';
import { notificationTypes } from '@aura/domain/vocabularies/notification-types';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAtColumn, timestampColumn } from './columns.ts';
import { posts, userColumn } from './schema.ts';

/**
 * Notifications of users. While it is unread, a notification collects what others do: the likes of one post are one
 * notification.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    receiverId: userColumn('receiver_id'),
    type: text('type', { enum: notificationTypes }).notNull(),
    /** What else the same notification groups by: the post's id, for new posts the author's id, or empty. */
    groupKey: text('group_key').notNull().default(''),
    /** The post that it leads to; null for follows and new posts. */
    postId: text('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    /** Of moderation only. */
    decision: jsonb('decision').$type<DecisionTexts>(),
    /** When the newest person was added; orders the list. */
    changedAt: timestampColumn('changed_at').notNull(),
    readAt: timestampColumn('read_at'),
    /** When it was pushed, or was found to be for no device; null while that is due. */
    pushedAt: timestampColumn('pushed_at'),
    /** When it was in an email, or was found to be for none; null while that is due. */
    emailedAt: timestampColumn('emailed_at'),
  },
  (table) => [
    index('notifications_receiver_index').on(table.receiverId, table.changedAt.desc(), table.id.desc()),
    index('notifications_unread_index').on(table.receiverId).where(sql`${table.readAt} is null`),
    uniqueIndex('notifications_group_unique')
      .on(table.receiverId, table.type, table.groupKey)
      .where(sql`${table.readAt} is null and ${table.type} <> 'moderation'`),
    index('notifications_changed_index').on(table.changedAt),
    index('notifications_unpushed_index').on(table.changedAt).where(sql`${table.pushedAt} is null`),
    index('notifications_email_due_index')
      .on(table.changedAt)
      .where(sql`${table.emailedAt} is null and ${table.readAt} is null`),
    index('notifications_post_index').on(table.postId),
  ],
);

/** The events of notifications: who did what, with one row for each event. */
export const notificationActors = pgTable(
  'notification_actors',
  {
    notificationId: text('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    actorId: userColumn('actor_id'),
    /**
     * The comment, or the new post; empty for likes, follows and mentions in a caption. It is no foreign key, since
     * deleting a post would delete a row for each follower. Reads check that it exists.
     */
    subjectId: text('subject_id').notNull().default(''),
    createdAt: createdAtColumn(),
    /** Of a like or follow that was undone. It is not shown, and doing it again shows this row instead of adding one. */
    withdrawn: boolean('withdrawn').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.notificationId, table.actorId, table.subjectId] }),
    index('notification_actors_newest_index').on(table.notificationId, table.createdAt.desc()),
    index('notification_actors_actor_index').on(table.actorId),
  ],
);

/** New posts of which not all followers have been notified yet. */
export const postAnnouncements = pgTable('post_announcements', {
  postId: text('post_id')
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
  /** The last follower who was notified, in the order of ids. */
  lastFollowerId: text('last_follower_id').notNull().default(''),
});
