import { integer, pgTable } from 'drizzle-orm/pg-core';
import { userColumn } from './schema.ts';

/** The followers and followed people of each user, counted by database triggers (docs/decisions/2026-11-26-follow-pages.md). */
export const followCounts = pgTable('follow_counts', {
  userId: userColumn('user_id').primaryKey(),
  followers: integer('followers').notNull().default(0),
  following: integer('following').notNull().default(0),
});
