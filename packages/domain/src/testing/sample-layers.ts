import type { ShownLayer } from '../outfits.ts';
import type { Category } from '../vocabularies/categories.ts';
import { sampleItem } from './sample-items.ts';

type Garment = NonNullable<ShownLayer['item']>;

/** A garment of a type whose photo has a size. */
export function sampleGarment(id: string, category: Category, subcategory = '', width = 800): Garment {
  const front = { src: `/${id}.jpg`, width, height: 1000, thumbhash: null, palette: [] };
  return sampleItem(id, { name: id, category, subcategory, front, showsCutout: false });
}

/** A layer in the middle of the canvas. */
export function sampleLayer(item: Garment, rest: Partial<ShownLayer> = {}): ShownLayer {
  const place = { x: 50, y: 50, scale: 40, rotation: 0, mirrored: false, locked: false };
  return { itemId: item.id, item, ...place, ...rest };
}
