import { PATTERNS, type Pattern } from '../illustrations/core/pattern.ts';

/** A garment of the demo world; empty facts are unknown. */
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
  readonly price?: string;
  readonly store?: string;
  /** Which images there are. */
  readonly images: 'both' | 'front' | 'none';
}

/** The garments of one person by their key. */
export type Wardrobe = ReadonlyMap<string, Garment>;

const isPattern = (text: string): text is Pattern => PATTERNS.some((pattern) => pattern === text);

/**
 * Reads a wardrobe from a table, one garment a line:
 * key | name | category/subcategory | colour | pattern | brand | size | material | style | notes.
 * A dash is an unknown fact. Notes: `front` or `none` for missing images, or `price @ store`.
 * @throws RangeError when a line cannot be read
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
  if (cells.length < 9 || !isPattern(pattern)) throw new RangeError(`cannot read: ${line}`);
  const [price, store] = notes.includes('@') ? notes.split('@').map((part) => part.trim()) : [];
  const images = notes === 'front' || notes === 'none' ? notes : 'both';
  const id = `item-${prefix}-${key}`;
  const detected = price && store ? { price, store } : {};
  const described = { category, subcategory, color, pattern, brand, size, material, style };
  return [key, { id, owner, name, ...described, ...detected, images }];
}
