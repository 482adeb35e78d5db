/**
 * What two answers must have in common: the same keys, the same types, lists of the same length, the same
 * numbers, truths and empty texts. Other texts may differ, since ids and addresses do.
 */
export type Shape = string | number | boolean | null | readonly Shape[] | { readonly [key: string]: Shape };

/** What only a look at the image can tell; the mocks do not look. */
const seen = ['thumbhash', 'palette', 'confidence'];

/** Lists whose order nobody promises among people who came at the same time. */
const unordered = ['followers', 'following'];

function entryShape(key: string, value: unknown, lists: 'whole' | 'first'): Shape {
  if (seen.includes(key)) return 'seen';
  const shape = shapeOf(value, lists);
  if (!unordered.includes(key) || !Array.isArray(shape)) return shape;
  return shape.map((entry) => JSON.stringify(entry)).sort();
}

/**
 * @param lists `whole`: every entry of a list counts. `first`: the first stands for all, where chance decides
 * how many there are
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
