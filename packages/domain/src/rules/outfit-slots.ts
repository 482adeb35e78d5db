import type { ItemFacts } from '../entities.ts';
import type { ShownLayer } from '../outfits.ts';
import type { OutfitSlot } from '../vocabularies/outfit-slots.ts';

type TypeFacts = Pick<ItemFacts, 'category' | 'subcategory'>;

/** Subcategories of tops that are worn over another top. */
const outerTops: readonly string[] = ['Jackets', 'Coats', 'Blazers'];

/** The slot of a garment in templates; what is none of the other types is an extra. */
export function slotOf({ category, subcategory }: TypeFacts): OutfitSlot {
  if (category === 'Outerwear' || (category === 'Tops' && outerTops.includes(subcategory)))
    return 'outerwear';
  if (category === 'Tops') return 'top';
  if (category === 'Bottoms' || category === 'Dresses') return 'bottom';
  if (category === 'Shoes') return 'shoes';
  return subcategory === 'Bags' ? 'bag' : 'extra';
}

/** The garment of a layer; one that was deleted is of no category. */
export const shownItem = ({ item }: Pick<ShownLayer, 'item'>) =>
  item ?? { category: '' as const, subcategory: '' };
