import type { Category } from './categories.ts';

const letterSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'] as const;

/** Clothing numbers: even ones, women's 0 to 26 and waists 28 to 44. */
const numericSizes = [
  '0',
  '2',
  '4',
  '6',
  '8',
  '10',
  '12',
  '14',
  '16',
  '18',
  '20',
  '22',
  '24',
  '26',
  '28',
  '30',
  '32',
  '34',
  '36',
  '38',
  '40',
  '42',
  '44',
] as const;

/** With their system, so that the shoe size 38 differs from the trouser size 38. */
const shoeSizes = [
  'EU 35',
  'EU 36',
  'EU 37',
  'EU 38',
  'EU 39',
  'EU 40',
  'EU 41',
  'EU 42',
  'EU 43',
  'EU 44',
  'EU 45',
  'EU 46',
  'US 5',
  'US 6',
  'US 7',
  'US 8',
  'US 9',
  'US 10',
  'US 11',
  'US 12',
  'US 13',
] as const;

const generalSizes = ['One Size', 'Free Size'] as const;

/** Every size, for validation and search. */
export const sizes = [...letterSizes, ...numericSizes, ...shoeSizes, ...generalSizes] as const;

export type Size = (typeof sizes)[number];

const clothing = [...letterSizes, ...numericSizes, ...generalSizes] as const;

const byCategory: Record<Category, readonly Size[]> = {
  Tops: clothing,
  Bottoms: clothing,
  Dresses: clothing,
  Outerwear: clothing,
  Shoes: [...shoeSizes, ...generalSizes],
  Accessories: [...generalSizes, ...letterSizes],
};

/** The sizes that apply to a category, most likely first; all of them when none is chosen. */
export function sizesFor(category: Category | ''): readonly Size[] {
  return category === '' ? sizes : byCategory[category];
}
