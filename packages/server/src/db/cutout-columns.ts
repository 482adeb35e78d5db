import { boolean, integer, text } from 'drizzle-orm/pg-core';
import { timestampColumn } from './columns.ts';

/** Columns of the images, of cut-outs alone. */
export const cutoutColumns = {
  /** The place in the photo, in pixels; null for other images and for cut-outs from before. */
  left: integer('cutout_left'),
  top: integer('cutout_top'),
  /** Whether its mask is from the owner; no other cut-out replaces it until the photo is replaced. */
  hasOwnMask: boolean('has_own_mask').notNull().default(false),
};

/** Columns of the items. */
export const itemCutoutColumns = {
  cutoutShown: boolean('cutout_shown').notNull().default(true),
  /** `waiting`: its photos have not been cut out yet. */
  cutoutState: text('cutout_state', { enum: ['waiting', 'done'] })
    .notNull()
    .default('waiting'),
  /** The last time that a server has begun with it; another one may begin when it is long ago. */
  cutoutBegunAt: timestampColumn('cutout_begun_at'),
  cutoutAttempts: integer('cutout_attempts').notNull().default(0),
};
