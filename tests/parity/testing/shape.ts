/**
 * Structure that two responses must share: equal keys, types, list lengths, numbers, booleans and empty
 * strings. Other strings may differ, since ids and URLs do.
 */
export type Shape = string | number | boolean | null | readonly Shape[] | { readonly [key: string]: Shape };

/** Lists whose order is undefined for entries with equal timestamps. */
const computedFromPixels = ['thumbhash', 'palette', 'confidence'];

/** Lists without a defined order for entries with equal timestamps. */
const unorderedLists = ['followers', 'following'];

function entryShape(key: string, value: unknown, lists: 'whole' | 'first'): Shape {
  if (computedFromPixels.includes(key)) return 'computed';
  const shape = shapeOf(value, lists);
  if (!unorderedLists.includes(key) || !Array.isArray(shape)) return shape;
  return shape.map((entry) => JSON.stringify(entry)).sort();
}

/**
 * Reduces a response to its structure.
 * @param lists `whole` compares all entries of a list; `first` only the first one, for lists of random length
 */
export function shapeOf(value: unknown, lists: 'whole' | 'first' = 'whole'): Shape {
  if (Array.isArray(value)) {
    return (lists === 'first' ? value.slice(0, 1) : value).map((entry) => shapeOf(entry, lists));
  }
  if (value instanceof Blob) return `bytes of ${value.type}`;
  if (typeof value === 'string') return value === '' ? 'empty text' : 'text';
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  return Object.fromEntries(
    Object.entries(Object(value))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, entryShape(key, entry, lists)]),
  );
}
