import type { Wear } from '../wears.ts';
import { addMonths, monthOf } from './days.ts';

/** The number of months that an item's page shows. */
const shownMonths = 12;

/** A month and the number of its days on which an item was worn. */
export interface WearMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly days: number;
}

/**
 * The days of the last twelve months, from the first of the earliest month to today.
 * @param today `YYYY-MM-DD`
 */
export const wearMonthsRange = (today: string) => ({
  from: `${addMonths(monthOf(today), 1 - shownMonths)}-01`,
  to: today,
});

/** On how many days of the last twelve months an item was worn, the earliest month first. Plans do not count. */
export function wearMonths(wears: readonly Wear[], itemId: string, today: string): readonly WearMonth[] {
  const own = wears.filter(({ planned, itemIds }) => !planned && itemIds.includes(itemId));
  const days = [...new Set(own.map(({ date }) => date))];
  return Array.from({ length: shownMonths }, (_, index) => {
    const month = addMonths(monthOf(today), index + 1 - shownMonths);
    return { month, days: days.filter((day) => monthOf(day) === month).length };
  });
}
