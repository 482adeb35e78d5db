import type { Image, Item } from '../entities.ts';

/** How an item is shown (docs/product.md section 2, Cut-outs). */

export interface GarmentImage<T = Image> {
  readonly image: T | null;
  /** Whether the image has a transparent background. */
  readonly isCutout: boolean;
}

/** The image of a side of an item: the cut-out where there is one and its owner shows it, otherwise the photo. */
export function garmentImage<T = Image>(
  item: Readonly<Record<'front' | 'back' | 'frontCutout' | 'backCutout', T | null>> &
    Pick<Item, 'showsCutout'>,
  side: 'front' | 'back' = 'front',
): GarmentImage<T> {
  const cutout = side === 'front' ? item.frontCutout : item.backCutout;
  if (item.showsCutout && cutout) return { image: cutout, isCutout: true };
  return { image: item[side], isCutout: false };
}

/** Heights of garments as shares of the height of a card of 4:5. */
export const garmentHeights: Readonly<Record<string, number>> = {
  Tops: 0.6,
  Bottoms: 0.82,
  Dresses: 0.82,
  Outerwear: 0.64,
  Shoes: 0.36,
  Accessories: 0.4,
  Coats: 0.84,
  'Winter Coats': 0.84,
  Parkas: 0.84,
  'Trench Coats': 0.84,
  Jackets: 0.64,
  Blazers: 0.64,
  Shorts: 0.6,
  Skirts: 0.6,
  Boots: 0.5,
  Bags: 0.5,
  Hats: 0.3,
};
/** Of other garments. */
export const defaultGarmentHeight = 0.6;
/** Widest share of the card. */
const maxWidth = 0.84;
/** Aspect ratio of the cards of items, width to height. */
export const cardRatio = 4 / 5;

/**
 * The height of a cut-out as a share of its card's, by its kind, so that garments have one scale.
 * @param ratio width divided by height of the cut-out; null when unknown
 */
export function garmentHeight(
  { category, subcategory }: Pick<Item, 'category' | 'subcategory'>,
  ratio: number | null,
): number {
  const heightOf = (kind: string) => (Object.hasOwn(garmentHeights, kind) ? garmentHeights[kind] : undefined);
  const height = heightOf(subcategory) ?? heightOf(category) ?? defaultGarmentHeight;
  return ratio === null ? height : Math.min(height, (maxWidth * cardRatio) / ratio);
}
