import type { Pattern } from './core/pattern.ts';

/** A garment as named in the data. */
export interface Piece {
  /** A subcategory of the vocabulary. */
  readonly subcategory: string;
  /** #rrggbb. */
  readonly color: string;
  readonly pattern: Pattern;
}

/** The shapes of worn clothes; several subcategories share one. */
const WORN_SHAPES = {
  'T-Shirts': 'tee',
  'Crop Tops': 'crop',
  'Dress Shirts': 'shirt',
  Blouses: 'shirt',
  'Tank Tops': 'tank',
  Hoodies: 'hoodie',
  Sweaters: 'sweater',
  'Polo Shirts': 'polo',
  Cardigans: 'cardigan',
  Jackets: 'bomber',
  'Light Jackets': 'bomber',
  Coats: 'overcoat',
  Blazers: 'blazer',
  'Winter Coats': 'puffer',
  Parkas: 'parka',
  'Denim Jackets': 'trucker',
  'Leather Jackets': 'biker',
  'Trench Coats': 'trench',
  Vests: 'vest',
  Jeans: 'jeans',
  Pants: 'trousers',
  Chinos: 'chinos',
  'Dress Pants': 'trousers',
  Sweatpants: 'joggers',
  Joggers: 'joggers',
  Capris: 'capris',
  Shorts: 'shorts',
  Skirts: 'skirt',
  Leggings: 'leggings',
  Casual: 'wrap dress',
  Midi: 'wrap dress',
  Maxi: 'maxi dress',
  Sundresses: 'sundress',
  Formal: 'gown',
  'Evening Gowns': 'gown',
  Cocktail: 'fitted dress',
  Mini: 'mini dress',
  Sneakers: 'sneakers',
  'Athletic Shoes': 'sneakers',
  'Casual Shoes': 'sneakers',
  'Dress Shoes': 'oxfords',
  Loafers: 'loafers',
  Flats: 'flats',
  Boots: 'boots',
  Heels: 'heels',
  Sandals: 'sandals',
  Bags: 'bag',
  Hats: 'hat',
  Belts: 'belt',
  Jewelry: 'necklace',
  Scarves: 'scarf',
  Watches: 'watch',
  Sunglasses: 'sunglasses',
  Ties: 'tie',
  'Hair Accessories': 'hair clip',
} as const;

export type WornShape = (typeof WORN_SHAPES)[keyof typeof WORN_SHAPES];

const SHAPES: Readonly<Record<string, WornShape>> = WORN_SHAPES;

/** The worn shape of a subcategory; undefined when there is no drawing. */
export const wornShape = (subcategory: string): WornShape | undefined => SHAPES[subcategory];

export const TOPS = ['tee', 'crop', 'shirt', 'tank', 'hoodie', 'sweater', 'polo'] as const;
export const OUTER = [
  'cardigan',
  'bomber',
  'overcoat',
  'blazer',
  'puffer',
  'parka',
  'trucker',
  'biker',
  'trench',
  'vest',
] as const;
export const BOTTOMS = [
  'jeans',
  'trousers',
  'chinos',
  'joggers',
  'capris',
  'shorts',
  'skirt',
  'leggings',
] as const;
export const DRESSES = [
  'wrap dress',
  'maxi dress',
  'sundress',
  'gown',
  'fitted dress',
  'mini dress',
] as const;
export const SHOES = ['sneakers', 'oxfords', 'loafers', 'flats', 'boots', 'heels', 'sandals'] as const;

export type TopShape = (typeof TOPS)[number];
export type OuterShape = (typeof OUTER)[number];
export type BottomShape = (typeof BOTTOMS)[number];
export type DressShape = (typeof DRESSES)[number];
export type ShoeShape = (typeof SHOES)[number];

/** A piece with its worn shape. */
export interface Worn<Shape extends WornShape = WornShape> extends Piece {
  readonly shape: Shape;
}
