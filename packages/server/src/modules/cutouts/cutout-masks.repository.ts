import type { PhotoSide } from '@aura/domain/rules/mask-strokes';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { images, items } from '../../db/schema.ts';
import { isInWardrobe } from '../items/items.repository.ts';

const photos = alias(images, 'photo');
const cutouts = alias(images, 'cutout');

/** The columns of a side. */
const columnsOf = {
  front: { photo: items.frontImageId, cutout: items.frontCutoutId },
  back: { photo: items.backImageId, cutout: items.backCutoutId },
} as const;

/** A photo with its cut-out. */
export interface OwnSide {
  readonly photo: { readonly id: string; readonly key: string; readonly width: number };
  readonly cutout: {
    readonly key: string;
    readonly width: number;
    readonly left: number | null;
    readonly top: number | null;
  } | null;
}

/** @returns undefined unless the item is in the wardrobe of the owner */
export async function findOwnSide(db: Database, itemId: string, side: PhotoSide, ownerId: string) {
  const [row] = await db
    .select({
      photo: { id: photos.id, key: photos.key, width: photos.width },
      cutout: { key: cutouts.key, width: cutouts.width, left: cutouts.left, top: cutouts.top },
    })
    .from(items)
    .leftJoin(photos, eq(photos.id, columnsOf[side].photo))
    .leftJoin(cutouts, eq(cutouts.id, columnsOf[side].cutout))
    .where(and(eq(items.id, itemId), isInWardrobe(ownerId)));
  return row;
}

interface Replacement {
  readonly itemId: string;
  readonly side: PhotoSide;
  readonly photoId: string;
  /** The new cut-out. */
  readonly id: string;
}

/**
 * Replaces the cut-out of a photo and shows the item by its cut-outs.
 * @returns the id of the one before; nothing is changed when the item no longer has the photo
 */
export async function replaceCutout(tx: Database, { itemId, side, photoId, id }: Replacement) {
  const [row] = await tx.select(columnsOf[side]).from(items).where(eq(items.id, itemId)).for('update');
  if (row?.photo !== photoId) return { isReplaced: false, previousId: null };
  const cutout = side === 'front' ? { frontCutoutId: id } : { backCutoutId: id };
  // A server that makes cut-outs of this item meanwhile does not store them; it begins again.
  await tx
    .update(items)
    .set({ ...cutout, cutoutShown: true, cutoutBegunAt: null })
    .where(eq(items.id, itemId));
  return { isReplaced: true, previousId: row.cutout };
}
