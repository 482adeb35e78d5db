import { wishlistSources } from '@aura/domain/vocabularies/wishlist-sources';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAtColumn, timestampColumn } from './columns.ts';
import { comments, items, posts, userColumn } from './schema.ts';

/** What users like, and their wishlists. */

export const commentLikes = pgTable(
  'comment_likes',
  {
    commentId: text('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: userColumn('user_id'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_likes_user_index').on(table.userId),
  ],
);

export const postLikes = pgTable(
  'post_likes',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: userColumn('user_id'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('post_likes_newest_index').on(table.userId, table.createdAt.desc(), table.postId.desc()),
  ],
);

export const itemLikes = pgTable(
  'item_likes',
  {
    itemId: text('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    userId: userColumn('user_id'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.userId] }),
    index('item_likes_newest_index').on(table.userId, table.createdAt.desc(), table.itemId.desc()),
  ],
);

export const favorites = pgTable(
  'favorites',
  {
    userId: userColumn('user_id'),
    itemId: text('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    source: text('source', { enum: wishlistSources }).notNull(),
    addedAt: timestampColumn('added_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.itemId] }),
    index('favorites_item_index').on(table.itemId),
  ],
);
