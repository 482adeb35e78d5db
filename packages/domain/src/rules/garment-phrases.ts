import type { ItemFacts } from '../entities.ts';
import { itemTypeLine, ownName } from './items.ts';

/** Types whose singular is not their name without the s. */
const singulars: Readonly<Record<string, string>> = {
  Watches: 'watch',
  Scarves: 'scarf',
  Dresses: 'dress',
  Accessories: 'accessory',
  Hoodies: 'hoodie',
  Ties: 'tie',
};

/** Types that are named in the plural, such as pairs. */
const plurals: readonly string[] = [
  'Bottoms',
  'Jeans',
  'Pants',
  'Shorts',
  'Leggings',
  'Sweatpants',
  'Joggers',
  'Chinos',
  'Dress Pants',
  'Capris',
  'Sunglasses',
];

type NamedFacts = Pick<ItemFacts, 'name' | 'category' | 'subcategory' | 'color'>;

function typeNoun({ category, subcategory }: NamedFacts): string {
  const type = itemTypeLine({ category, subcategory });
  if (category === 'Shoes' || plurals.includes(type)) return type.toLowerCase();
  const noun = singulars[type] ?? type.replace(/s$/, '').toLowerCase();
  return category === 'Dresses' && !/dress|gown/.test(noun) ? `${noun} dress` : noun;
}

/** A garment within a sentence: its own name, quoted unless it begins with "The", else its colour and type. */
export function garmentPhrase(item: NamedFacts): string {
  const name = ownName(item);
  if (name.startsWith('The ')) return `the ${name.slice(4)}`;
  if (name !== '') return `“${name}”`;
  return ['the', item.color.toLowerCase(), typeNoun(item)].filter(Boolean).join(' ');
}
