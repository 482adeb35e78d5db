/** Splits a list into lists of at most `size` entries, in their order; an empty list has none. */
export function inBatches<Entry>(list: readonly Entry[], size: number): Entry[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, index) => list.slice(index * size, (index + 1) * size));
}
