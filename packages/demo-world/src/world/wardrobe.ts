import type { Season } from '@aura/domain/vocabularies/seasons';
import { PATTERNS, type Pattern } from '../illustrations/core/pattern.ts';

/** An item of the demo world; empty strings are unknown facts. */
export interface Garment {
  readonly id: string;
  readonly owner: string;
  readonly name: string;
  readonly category: string;
  readonly subcategory: string;
  /** A colour of the vocabulary. */
  readonly color: string;
  readonly pattern: Pattern;
  readonly brand: string;
  readonly size: string;
  readonly material: string;
  readonly style: string;
  readonly season?: readonly Season[];
  readonly price?: string;
  readonly store?: string;
  /** The images that exist. */
  readonly images: 'both' | 'front' | 'none';
}

/** The items of one user by their key. */
export type Wardrobe = ReadonlyMap<string, Garment>;

/** The seasons of the garment types that are not worn all year. */
const SEASONS: Readonly<Record<string, readonly Season[]>> = {
  'Winter Coats': ['winter'],
  Parkas: ['autumn', 'winter'],
  Coats: ['autumn', 'winter'],
  'Trench Coats': ['spring', 'autumn'],
  'Light Jackets': ['spring', 'autumn'],
  'Denim Jackets': ['spring', 'summer', 'autumn'],
  Sweaters: ['autumn', 'winter'],
  Cardigans: ['spring', 'autumn'],
  'Tank Tops': ['summer'],
  Shorts: ['summer'],
  Sundresses: ['summer'],
  Sandals: ['summer'],
  Boots: ['autumn', 'winter'],
  Scarves: ['autumn', 'winter'],
};

const isPattern = (text: string): text is Pattern => PATTERNS.some((pattern) => pattern === text);

/**
 * Parses a wardrobe from a table with one item per line: key | name | category/subcategory | colour | pattern
 * | brand | size | material | style | notes. A dash is an unknown fact. Notes: `front` or `none` for missing
 * images, or `price @ store`.
 * @throws RangeError for an invalid line
 */
export function wardrobe(owner: string, prefix: string, table: string): Wardrobe {
  const lines = table.split('\n').map((line) => line.trim());
  return new Map(lines.filter(Boolean).map((line) => readGarment(owner, prefix, line)));
}

function readGarment(owner: string, prefix: string, line: string): [string, Garment] {
  const cells = line.split('|').map((cell) => cell.trim());
  const [key = '', name = '', type = '', color = '', pattern = '', ...facts] = cells.map((c) =>
    c === '-' ? '' : c,
  );
  const [brand = '', size = '', material = '', style = '', notes = ''] = facts;
  const [category = '', subcategory = ''] = type.split('/');
  if (cells.length < 9 || !isPattern(pattern)) throw new RangeError(`invalid line: ${line}`);
  const [price, store] = notes.includes('@') ? notes.split('@').map((part) => part.trim()) : [];
  const images = notes === 'front' || notes === 'none' ? notes : 'both';
  const id = `item-${prefix}-${key}`;
  const detected = price && store ? { price, store } : {};
  const season = SEASONS[subcategory];
  const described = { category, subcategory, color, pattern, brand, size, material, style };
  return [key, { id, owner, name, ...described, ...(season && { season }), ...detected, images }];
}
