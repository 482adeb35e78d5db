import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampColumn } from './columns.ts';
import { userColumn } from './schema.ts';

/** Every tag in use. Only database triggers write it (docs/decisions/2026-11-24-search.md). */
export const tags = pgTable(
  'tags',
  {
    /** With its `#`, in lower case. */
    tag: text('tag').primaryKey(),
    /** Number of posts with the tag by users whose posts are public. */
    publicPosts: integer('public_posts').notNull().default(0),
  },
  (table) => [
    index('tags_prefix_index').on(table.tag.op('text_pattern_ops')),
    index('tags_similarity_index').using('gin', sql`${table.tag} gin_trgm_ops`),
  ],
);

/** The tags of posts, those of the caption included, in the order of a tag's page. */
export const postTags = pgTable(
  'post_tags',
  {
    /** Without a foreign key: a trigger of `posts` deletes the rows, after those that lock the counts of posts. */
    postId: text('post_id').notNull(),
    tag: text('tag').notNull(),
    ownerId: userColumn('owner_id'),
    /** As in `posts`. */
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.tag] }),
    index('post_tags_newest_index').on(table.tag, table.createdAt.desc(), table.postId.desc()),
    index('post_tags_owner_index').on(table.ownerId, table.tag),
  ],
);
