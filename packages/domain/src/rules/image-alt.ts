import { imageAltMaxItems } from '../limits/post.ts';

interface Garment {
  readonly category: string;
  readonly subcategory: string;
  readonly color: string;
}

/** Singular forms that do not follow from the plural. */
const singulars: Readonly<Record<string, string>> = {
  'T-Shirts': 'T-shirt',
  Sundresses: 'sundress',
  Scarves: 'scarf',
  Watches: 'watch',
};

/** Pairs and uncountable nouns: written without an article, as in the vocabulary. */
const uncounted: readonly string[] = ['Jewelry', 'Sunglasses', 'Hair Accessories'];

const isUncounted = ({ category, subcategory }: Garment) =>
  category === 'Shoes' ||
  (category === 'Bottoms' && subcategory !== 'Skirts') ||
  uncounted.includes(subcategory);

const garment = { noun: 'garment', counted: true };

/** The noun of each category, for items without a subcategory. */
const kinds: Readonly<Record<string, typeof garment>> = {
  Tops: { noun: 'top', counted: true },
  Bottoms: { noun: 'bottoms', counted: false },
  Dresses: { noun: 'dress', counted: true },
  Outerwear: { noun: 'outerwear', counted: false },
  Shoes: { noun: 'shoes', counted: false },
  Accessories: { noun: 'accessories', counted: false },
};

function kindOf(worn: Garment) {
  const { category, subcategory } = worn;
  if (subcategory === '') return kinds[category] ?? garment;
  const words = subcategory.toLowerCase();
  if (isUncounted(worn)) return { noun: words, counted: false };
  const singular = singulars[subcategory] ?? words.replace(/s$/, '');
  const isCut = category === 'Dresses' && !/dress|gown/.test(singular);
  return { noun: isCut ? `${singular} dress` : singular, counted: true };
}

/** A noun phrase such as "a camel trench coat" or "navy jeans". */
function phraseOf(worn: Garment): string {
  const { noun, counted } = kindOf(worn);
  const words = [worn.color.toLowerCase(), noun].filter((word) => word !== '').join(' ');
  if (!counted) return words;
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * Suggests an alternative text for an outfit photo from its detected garments, such as "Outfit with a camel
 * trench coat and navy jeans"; empty without garments. Each garment type occurs once, at most six in total
 * (docs/decisions/2026-11-22-alternative-texts.md).
 */
export function suggestedImageAlt(garments: readonly Garment[]): string {
  const phrases = [...new Set(garments.map(phraseOf))].slice(0, imageAltMaxItems);
  return phrases.length === 0 ? '' : `Outfit with ${list.format(phrases)}`;
}
