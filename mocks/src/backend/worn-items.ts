import type { OutfitWearsWire } from '@aura/api-client/contract/wears';
import { outfitPlannedDaysMaxCount } from '@aura/domain/limits/wears';
import { earliestToday } from '@aura/domain/rules/wears';
import type { State } from './state.ts';

/** The days on which an item was worn, and the last of them. */
export function wornOf(state: State, itemId: string): { wears: number; lastWorn: string | null } {
  const days = [...state.wears.values()]
    .filter(({ planned, itemIds }) => !planned && itemIds.includes(itemId))
    .map(({ date }) => date)
    .sort();
  return { wears: new Set(days).size, lastWorn: days.at(-1) ?? null };
}

/** How often an outfit was worn, and the first days for which it is planned. */
export function outfitWearsOf(state: State, id: string): OutfitWearsWire {
  const wears = [...state.wears.values()].filter(({ outfitId }) => outfitId === id);
  const daysOf = (isPlan: boolean) =>
    wears
      .filter(({ planned }) => planned === isPlan)
      .map(({ date }) => date)
      .sort();
  const worn = daysOf(false);
  const ahead = daysOf(true).filter((day) => day >= earliestToday(state.now()));
  return {
    id,
    wears: new Set(worn).size,
    lastWorn: worn.at(-1) ?? null,
    plannedDays: ahead.slice(0, outfitPlannedDaysMaxCount),
  };
}

/** Removes a deleted item from the wears, and those that have no other one. */
export function removeWornItem(state: State, itemId: string): void {
  for (const wear of [...state.wears.values()]) {
    const itemIds = wear.itemIds.filter((id) => id !== itemId);
    if (itemIds.length === 0) state.wears.delete(wear.id);
    else state.wears.set(wear.id, { ...wear, itemIds });
  }
}
