import type { State } from './state.ts';

/** The days on which an item was worn, and the last of them. */
export function wornOf(state: State, itemId: string): { wears: number; lastWorn: string | null } {
  const days = [...state.wears.values()]
    .filter(({ planned, itemIds }) => !planned && itemIds.includes(itemId))
    .map(({ date }) => date)
    .sort();
  return { wears: new Set(days).size, lastWorn: days.at(-1) ?? null };
}

/** Removes a deleted item from the wears, and those that have no other one. */
export function removeWornItem(state: State, itemId: string): void {
  for (const wear of [...state.wears.values()]) {
    const itemIds = wear.itemIds.filter((id) => id !== itemId);
    if (itemIds.length === 0) state.wears.delete(wear.id);
    else state.wears.set(wear.id, { ...wear, itemIds });
  }
}
