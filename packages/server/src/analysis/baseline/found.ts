import type { Category } from '@aura/domain/vocabularies/categories';
import type { FoundGarment } from '../analyzer.ts';
import { nameOfColor } from './color-names.ts';
import type { Lab } from './lab.ts';

const nouns: Record<Category | '', string> = {
  Tops: 'top',
  Bottoms: 'bottoms',
  Dresses: 'dress',
  Outerwear: 'outerwear',
  Shoes: 'shoes',
  Accessories: 'accessory',
  '': 'garment',
};

/**
 * A garment known by its kind and colour alone; everything else stays empty.
 * @param category empty when its shape does not tell
 */
export function garmentOf(category: Category | '', color: Lab): FoundGarment {
  const name = nameOfColor(color);
  return {
    category,
    subcategory: '',
    brand: '',
    description: `${name} ${nouns[category]}`,
    color: name,
    material: '',
    style: '',
    confidence: null,
    box: null,
  };
}
