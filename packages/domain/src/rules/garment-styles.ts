import type { ItemFacts } from '../entities.ts';
import type { styles } from '../vocabularies/styles.ts';

/** How formal garments are, and which styles go together (docs/decisions/2026-11-25-outfit-suggestions.md). */

/** From 0, for sport and at home, to 4, for the evening; null for styles that fit every occasion. */
const styleFormality: Readonly<Record<(typeof styles)[number], number | null>> = {
  Athleisure: 0,
  Beach: 0,
  Loungewear: 0,
  Sporty: 0.5,
  Outdoor: 0.5,
  Casual: 1,
  Festival: 1,
  Grunge: 1,
  Punk: 1,
  Streetwear: 1,
  Workwear: 1.5,
  Cottagecore: 1.5,
  Bohemian: 1.5,
  Gothic: 2,
  'Avant-Garde': 2,
  Preppy: 2,
  'Smart Casual': 2.5,
  Romantic: 2.5,
  'Business Casual': 3,
  Business: 3.5,
  Elegant: 3.5,
  Evening: 4,
  Formal: 4,
  Classic: null,
  Minimalist: null,
  Modern: null,
  Retro: null,
  Vintage: null,
};

/** The formality of subcategories that have one of their own. */
const typeFormality = new Map<string, number>([
  ['Hoodies', 0.5],
  ['T-Shirts', 1],
  ['Tank Tops', 0.5],
  ['Crop Tops', 1],
  ['Dress Shirts', 3],
  ['Blouses', 2.5],
  ['Sweatpants', 0],
  ['Joggers', 0],
  ['Leggings', 0.5],
  ['Shorts', 0.5],
  ['Jeans', 1.5],
  ['Chinos', 2],
  ['Dress Pants', 3.5],
  ['Formal', 4],
  ['Cocktail', 3.5],
  ['Evening Gowns', 4],
  ['Sundresses', 1],
  ['Casual', 1],
  ['Denim Jackets', 1],
  ['Leather Jackets', 1.5],
  ['Blazers', 3],
  ['Parkas', 1],
  ['Trench Coats', 2.5],
  ['Sneakers', 1],
  ['Athletic Shoes', 0],
  ['Sandals', 1],
  ['Loafers', 2.5],
  ['Dress Shoes', 3.5],
  ['Heels', 3.5],
]);

type StyledFacts = Pick<ItemFacts, 'style' | 'subcategory'>;

const hasStyle = (style: string): style is (typeof styles)[number] => Object.hasOwn(styleFormality, style);

/** The formality of a garment from 0 to 4: the mean of its style's and its type's; null when neither has one. */
export function formalityOf({ style, subcategory }: StyledFacts): number | null {
  const values = [hasStyle(style) ? styleFormality[style] : null, typeFormality.get(subcategory) ?? null];
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** How well garments go together that are this far apart in formality, 0 to 1. */
export function matchFormality(a: number | null, b: number | null): number {
  if (a === null || b === null) return 0.8;
  return Math.max(0, 1 - Math.max(0, Math.abs(a - b) - 0.75) / 2.25);
}
