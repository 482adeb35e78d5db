import type { Item } from '../entities.ts';
import { monthsBefore } from './days.ts';

/** For how many months items were not worn, by the values of the filter. */
const notWornMonths = { '1 month': 1, '3 months': 3, '6 months': 6 };
const neverWorn = 'Never worn';

/** The values of the filter "Not worn". */
export const notWornValues: readonly string[] = [...Object.keys(notWornMonths), neverWorn];

/** The value that finds what the statistics list as not worn. */
export const notWornLong = '6 months';

type WornItem = Pick<Item, 'worn' | 'own'>;

/** The day since which an item is known not to have been worn; null when that is not known. */
export const restingSince = ({ worn, own }: WornItem) => worn?.last ?? (own?.purchaseDate || null);

/**
 * The values of the filter "Not worn" that an own item has.
 * @param today `YYYY-MM-DD`
 */
export function notWornValuesOf(today: string): (item: WornItem) => readonly string[] {
  const days = Object.entries(notWornMonths).map(
    ([value, months]) => [value, monthsBefore(today, months)] as const,
  );
  return (item) => {
    const since = restingSince(item);
    const spans = days.flatMap(([value, day]) => (since !== null && since < day ? value : []));
    return item.worn?.last ? spans : [...spans, neverWorn];
  };
}
