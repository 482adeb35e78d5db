import { eq } from 'drizzle-orm';
import { alias, type PgSelect } from 'drizzle-orm/pg-core';
import { images, items } from '../../db/schema.ts';

/** The columns with the ids of an item's images. */
export const itemImageIds = {
  front: items.frontImageId,
  back: items.backImageId,
  frontCutout: items.frontCutoutId,
  backCutout: items.backCutoutId,
};

/** The images of an item, as `joinItemImages` joins them. */
export const itemImages = {
  front: alias(images, 'front'),
  back: alias(images, 'back'),
  frontCutout: alias(images, 'front_cutout'),
  backCutout: alias(images, 'back_cutout'),
};

/** Joins the images of an item to a select that reads `items`. */
export function joinItemImages<Query extends PgSelect>(query: Query) {
  return query
    .leftJoin(itemImages.front, eq(itemImages.front.id, items.frontImageId))
    .leftJoin(itemImages.back, eq(itemImages.back.id, items.backImageId))
    .leftJoin(itemImages.frontCutout, eq(itemImages.frontCutout.id, items.frontCutoutId))
    .leftJoin(itemImages.backCutout, eq(itemImages.backCutout.id, items.backCutoutId));
}
