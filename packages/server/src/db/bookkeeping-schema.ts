import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAtColumn, timestampColumn } from './columns.ts';

/**
 * Erased accounts: tokens issued before the erasure are rejected. Only a hash of the provider's id is stored.
 */
export const erasedAccounts = pgTable('erased_accounts', {
  uidHash: text('uid_hash').primaryKey(),
  erasedAt: timestampColumn('erased_at').notNull(),
});

/**
 * One row per answered request with an `Idempotency-Key`. `answer` is null only in rows of earlier versions, which
 * inserted them before the work.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    uid: text('uid').notNull(),
    call: text('call').notNull(),
    key: text('key').notNull(),
    /** Hash of the request, so that a key cannot be reused for a different one. */
    fingerprint: text('fingerprint').notNull(),
    answer: jsonb('answer').$type<Record<string, unknown>>(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.call, table.key] }),
    index('idempotency_keys_age_index').on(table.createdAt),
  ],
);

/** A single row with the number of posts of users with public posts. Only database triggers write it. */
export const feedTotals = pgTable(
  'feed_totals',
  {
    one: boolean('one').primaryKey().default(true),
    publicPosts: integer('public_posts').notNull().default(0),
  },
  (table) => [check('feed_totals_one_check', sql`${table.one}`)],
);

/**
 * Rate limits that several servers count together. The table is unlogged: counts are not worth a write to the disk,
 * and a crash of the database may lose them.
 */
export const rateWindows = pgTable(
  'rate_windows',
  {
    /** Hash of the limit and the caller. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: timestampColumn('ends_at').notNull(),
  },
  (table) => [index('rate_windows_end_index').on(table.endsAt)],
);

/** When work that several servers share was last finished. */
export const periodicWork = pgTable('periodic_work', {
  name: text('name').primaryKey(),
  finishedAt: timestampColumn('finished_at').notNull(),
});
