import { wearsCopy } from '../copy/wears.ts';
import type { Item } from '../entities.ts';
import { wearPlanMaxDays, wearRangeMaxDays } from '../limits/wears.ts';
import type { Outfit } from '../outfits.ts';
import type { Price } from '../own-facts.ts';
import { utcFormat } from './date-text.ts';
import { addDays, daysBetween, utcDay } from './days.ts';

const hourMs = 3_600_000;

/** Whether a range of days is one that wears can be read of. */
export function isWearRange({ from, to }: { readonly from: string; readonly to: string }): boolean {
  const days = daysBetween(from, to);
  return days >= 0 && days < wearRangeMaxDays;
}

type DateProblem = 'inFuture' | 'planInPast' | 'planTooFar';

/**
 * The earliest day that is today anywhere, since the time zone of a person is unknown.
 * @param now milliseconds since 1970
 */
export const earliestToday = (now: number) => utcDay(now - 12 * hourMs);

/**
 * Why a wear cannot have a date. The time zone of the person is unknown, so a day is today as long as it is today
 * anywhere (UTC-12 to UTC+14).
 * @param now milliseconds since 1970
 */
export function wearDateProblem(
  { date, planned }: { readonly date: string; readonly planned: boolean },
  now: number,
): DateProblem | null {
  const last = utcDay(now + 14 * hourMs);
  if (!planned) return date > last ? 'inFuture' : null;
  if (date < earliestToday(now)) return 'planInPast';
  return date > addDays(last, wearPlanMaxDays) ? 'planTooFar' : null;
}

interface WornThings {
  readonly itemIds: readonly string[];
  readonly outfitId: string | null;
}

/** Whether two lists have the same garments in any order. */
export const hasSameItems = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Whether two wears of a day are the same: the same outfit, or without one the same garments in any order. */
export function isSameWear(one: WornThings, other: WornThings): boolean {
  if (one.outfitId !== null || other.outfitId !== null) return one.outfitId === other.outfitId;
  return hasSameItems(one.itemIds, other.itemIds);
}

/** What an item has cost per day on which it was worn; null when that is unknown. */
export function costPerWear({ own, worn }: Pick<Item, 'own' | 'worn'>): Price | null {
  if (!own?.price || worn === undefined || worn.days === 0) return null;
  return { ...own.price, amount: Math.round(own.price.amount / worn.days) };
}

/** A day as people write it beside today: "Today", "12 Nov", or "12 Nov 2024" in another year. */
export function wearDayText(day: string, today: string): string {
  if (day === today) return wearsCopy.today;
  if (day === addDays(today, -1)) return wearsCopy.yesterday;
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : ('numeric' as const);
  return utcFormat({ day: 'numeric', month: 'short', ...(year && { year }) }).format(new Date(day));
}

/** The garments of an outfit that can be logged: those of the own wardrobe. */
export function wearableIds({ layers }: Pick<Outfit, 'layers'>): string[] {
  return layers.flatMap(({ item }) => (item?.isOwner ? item.id : []));
}
