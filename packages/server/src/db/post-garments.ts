import { sql } from 'drizzle-orm';
import { type ExtraConfigColumn, index, text } from 'drizzle-orm/pg-core';
import { timestampColumn } from './columns.ts';

/**
 * What the items of posts are found by, in `post_items`. Only database triggers write it
 * (docs/decisions/2026-11-26-closet-bridge.md).
 */
export const postGarmentColumns = () => ({
  /** The subcategory, else the category. */
  garmentType: text('garment_type'),
  /** The name of the colour, in lower case. */
  garmentColor: text('garment_color'),
  /** When the post was created. */
  postedAt: timestampColumn('posted_at'),
});

type PostGarmentTable = Readonly<
  Record<keyof ReturnType<typeof postGarmentColumns> | 'postId', ExtraConfigColumn>
>;

/** The index of a type and a colour, newest posts first. */
export const postGarmentIndex = ({ garmentType, garmentColor, postedAt, postId }: PostGarmentTable) =>
  index('post_items_garment_index')
    .on(garmentType, garmentColor, postedAt.desc(), postId.desc())
    .where(sql`${garmentType} is not null and ${garmentColor} is not null`);
