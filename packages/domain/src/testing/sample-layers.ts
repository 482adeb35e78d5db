import type { ShownLayer } from '../outfits.ts';
import type { Category } from '../vocabularies/categories.ts';
import { sampleItem } from './sample-items.ts';

type Garment = NonNullable<ShownLayer['item']>;

/** A garment of a type with a cut-out that has a size. */
export function sampleGarment(id: string, category: Category, subcategory = '', width = 800): Garment {
  const front = { src: `/${id}.jpg`, width, height: 1000, thumbhash: null, palette: [] };
  const frontCutout = { ...front, src: `/${id}.webp` };
  return sampleItem(id, { name: id, category, subcategory, front, frontCutout });
}

/** A garment of which there is no cut-out. */
export const withoutCutout = (item: Garment): Garment => ({ ...item, frontCutout: null });

/** A layer in the middle of the canvas. */
export function sampleLayer(item: Garment, rest: Partial<ShownLayer> = {}): ShownLayer {
  const place = { x: 50, y: 50, scale: 40, rotation: 0, mirrored: false, locked: false };
  return { itemId: item.id, item, ...place, ...rest };
}
