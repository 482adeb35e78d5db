import type { Item } from '../entities.ts';
import { unknownItemFacts } from '../item-facts.ts';

/** An item of one's own wardrobe with some facts; the others are unknown. */
export function sampleItem(id: string, facts: Partial<Item> = {}): Item {
  return {
    ...unknownItemFacts,
    id,
    front: null,
    back: null,
    frontCutout: null,
    backCutout: null,
    showsCutout: true,
    likeCount: 0,
    liked: false,
    price: '',
    store: '',
    isOwner: true,
    own: null,
    ...facts,
  };
}

/** Items that differ in their names, categories and facts. */
export const sampleItems: readonly Item[] = [
  sampleItem('coat', {
    name: 'Trench 10',
    category: 'Outerwear',
    subcategory: 'Trench Coats',
    color: 'Honey',
  }),
  sampleItem('bag', { name: 'bag', category: 'Accessories', subcategory: 'Bags', brand: 'Hermès' }),
  sampleItem('shirt', { name: 'Trench 2', category: 'Tops', subcategory: 'Blouses', color: 'Ivory' }),
  sampleItem('tee', { name: 'Tee', category: 'Tops', subcategory: 'T-Shirts', color: 'White' }),
  sampleItem('mystery', { name: 'Änderung' }),
];
