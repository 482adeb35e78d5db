import type { OutfitLayer } from '@aura/domain/outfits';
import type { Occasion } from '@aura/domain/vocabularies/occasions';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAtColumn, timestampColumn } from './columns.ts';
import { images, userColumn } from './schema.ts';

export const outfits = pgTable(
  'outfits',
  {
    id: text('id').primaryKey(),
    ownerId: userColumn('owner_id'),
    name: text('name').notNull(),
    occasions: text('occasions').array().$type<Occasion[]>().notNull(),
    /**
     * The garments, the lowest first. Their ids are no foreign keys, since a layer stays when its garment is deleted;
     * reads check which garments exist.
     */
    layers: jsonb('layers').$type<readonly OutfitLayer[]>().notNull(),
    /** Increases with every change. */
    version: integer('version').notNull().default(1),
    /** The image of all garments, made when it is first requested. */
    imageId: text('picture_id').references(() => images.id, { onDelete: 'set null' }),
    /** What the image was made from. */
    imageHash: text('picture_hash'),
    createdAt: createdAtColumn(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  (table) => [
    index('outfits_owner_index').on(table.ownerId, table.createdAt.desc(), table.id.desc()),
    index('outfits_picture_index').on(table.imageId),
  ],
);
