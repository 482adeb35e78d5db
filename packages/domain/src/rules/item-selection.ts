/** The ids of the selected items, and the one that a range starts at. */
export interface ItemSelection {
  readonly ids: ReadonlySet<string>;
  /** The item that was selected last; null before the first one. */
  readonly anchor: string | null;
}

export const emptySelection: ItemSelection = { ids: new Set(), anchor: null };

/** The ids between two of a list, both included; only the second one when the first is not in the list. */
function rangeOf(order: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : order.indexOf(from);
  const end = order.indexOf(to);
  if (start === -1 || end === -1) return [to];
  return order.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/**
 * Selects an item, or deselects a selected one. With `range`, everything between the item that was selected last and
 * this one is selected.
 * @param order the ids of the shown items in their order
 */
export function toggleSelected(
  { ids, anchor }: ItemSelection,
  id: string,
  range: boolean,
  order: readonly string[],
): ItemSelection {
  if (range) return { ids: new Set([...ids, ...rangeOf(order, anchor, id)]), anchor: id };
  const without = [...ids].filter((other) => other !== id);
  return ids.has(id) ? { ids: new Set(without), anchor: null } : { ids: new Set([...ids, id]), anchor: id };
}
