import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAtColumn } from './columns.ts';
import { outfits } from './outfits-schema.ts';
import { items, posts, userColumn } from './schema.ts';

export const wears = pgTable(
  'wears',
  {
    id: text('id').primaryKey(),
    ownerId: userColumn('owner_id'),
    /** A day in the time zone of the owner. */
    date: date('date').notNull(),
    /** A plan does not count until it is logged. */
    planned: boolean('planned').notNull(),
    outfitId: text('outfit_id').references(() => outfits.id, { onDelete: 'set null' }),
    postId: text('post_id').references(() => posts.id, { onDelete: 'set null' }),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('wears_owner_index').on(table.ownerId, table.date),
    index('wears_outfit_index').on(table.outfitId),
    index('wears_post_index').on(table.postId),
  ],
);

/** The garments of a wear. A wear whose last garment is deleted is deleted with it. */
export const wearItems = pgTable(
  'wear_items',
  {
    wearId: text('wear_id')
      .notNull()
      .references(() => wears.id, { onDelete: 'cascade' }),
    itemId: text('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.wearId, table.itemId] }),
    index('wear_items_item_index').on(table.itemId),
  ],
);
