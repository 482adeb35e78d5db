import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAtColumn, timestampColumn } from './columns.ts';

/** A token issued before its account was erased opens nothing any more; the id is kept only as a hash. */
export const erasedAccounts = pgTable('erased_accounts', {
  uidHash: text('uid_hash').primaryKey(),
  erasedAt: timestampColumn('erased_at').notNull(),
});

/** One row per request that carried an `Idempotency-Key`; without an answer it is still being worked on. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    uid: text('uid').notNull(),
    call: text('call').notNull(),
    key: text('key').notNull(),
    /** Hash of the request, so that a key cannot be used again for other content. */
    fingerprint: text('fingerprint').notNull(),
    answer: jsonb('answer').$type<Record<string, unknown>>(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.call, table.key] }),
    index('idempotency_keys_age_index').on(table.createdAt),
  ],
);

/** One row: how many posts people with public posts have. Only triggers of the database write it. */
export const feedTotals = pgTable(
  'feed_totals',
  {
    one: boolean('one').primaryKey().default(true),
    publicPosts: integer('public_posts').notNull().default(0),
  },
  (table) => [check('feed_totals_one_check', sql`${table.one}`)],
);
