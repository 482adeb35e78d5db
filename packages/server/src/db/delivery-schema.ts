import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAtColumn, timestampColumn } from './columns.ts';
import { notifications } from './notifications-schema.ts';
import { userColumn } from './schema.ts';

/** The browsers that receive push messages. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: text('id').primaryKey(),
    userId: userColumn('user_id'),
    /** The push service's address, normalized. A sender needs it and the server's key. */
    endpoint: text('endpoint').notNull().unique(),
    /** Key and secret of the browser, for which messages are encrypted (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAtColumn(),
    /** The first failure since a message was last accepted; null without one. */
    failingSince: timestampColumn('failing_since'),
  },
  (table) => [
    index('push_subscriptions_user_index').on(table.userId, table.createdAt),
    index('push_subscriptions_failing_index').on(table.failingSince),
  ],
);

/** Push messages that are not sent yet. A row is deleted when its message was accepted or given up. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    notificationId: text('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    /** When it may be sent; a server that sends it sets it to the end of its time for that. */
    dueAt: timestampColumn('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.notificationId, table.subscriptionId] }),
    index('push_deliveries_due_index').on(table.dueAt),
    index('push_deliveries_subscription_index').on(table.subscriptionId),
  ],
);

/** When each person may receive the next email. */
export const emailDigests = pgTable('email_digests', {
  userId: userColumn('user_id').primaryKey(),
  nextAt: timestampColumn('next_at').notNull(),
  /** Failures since an email was last accepted. */
  failures: integer('failures').notNull().default(0),
  /** Permanent refusals of the address since then; after several, no further email is sent to it. */
  refusals: integer('refusals').notNull().default(0),
  /** The address that was refused. */
  refusedAddress: text('refused_address'),
});
