import { calendarCopy } from '../copy/calendar.ts';
import type { Item } from '../entities.ts';
import type { ShownLayer } from '../outfits.ts';
import type { Wear } from '../wears.ts';
import { utcFormat } from './date-text.ts';
import { addDays, addMonths, monthOf } from './days.ts';
import { itemTitle } from './items.ts';
import { newLayers } from './outfit-additions.ts';

/** Months are `YYYY-MM`, days `YYYY-MM-DD`; weekdays are 0 for Sunday to 6 for Saturday. */

/** What a calendar shows of a wear. */
export interface ShownWear {
  readonly wear: Wear;
  /** The outfit, or the garments in words. */
  readonly name: string;
  /** The lowest first. */
  readonly layers: readonly ShownLayer[];
}

/** The first and the last day of a month. */
export function monthRange(month: string): { readonly from: string; readonly to: string } {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
}

/** Whether a text is a month that a calendar can show. */
export const isMonth = (text: string) => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text);

const weekdayOf = (day: string) => new Date(day).getUTCDay();

/** The weeks of a month; null for the days of its neighbours. */
export function weeksOf(month: string, weekStart: number): readonly (readonly (string | null)[])[] {
  const { from, to } = monthRange(month);
  const blank = (weekdayOf(from) - weekStart + 7) % 7;
  const count = Number(to.slice(8));
  const days = Array.from({ length: Math.ceil((blank + count) / 7) * 7 }, (_, index) => {
    const day = index - blank;
    return day < 0 || day >= count ? null : addDays(from, day);
  });
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** The same day of another month, or its last one. */
function inMonth(day: string, months: number): string {
  const month = addMonths(monthOf(day), months);
  const last = monthRange(month).to;
  const same = `${month}-${day.slice(8)}`;
  return same > last ? last : same;
}

/** The day that a key leads to; null for other keys. */
export function dayOfKey(key: string, day: string, weekStart: number): string | null {
  const weekday = (weekdayOf(day) - weekStart + 7) % 7;
  const moves: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -weekday),
    End: () => addDays(day, 6 - weekday),
    PageUp: () => inMonth(day, -1),
    PageDown: () => inMonth(day, 1),
  };
  return moves[key]?.() ?? null;
}

interface WeekInfo {
  /** 1 for Monday to 7 for Sunday. */
  readonly firstDay: number;
}

/** The first day of the week of a locale; Monday where the browser does not know it. */
export function weekStartOf(locale: string): number {
  const known: Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo } = new Intl.Locale(locale);
  const info = known.getWeekInfo?.() ?? known.weekInfo;
  return (info?.firstDay ?? 1) % 7;
}

/** The garments of a wear in their places: those of the outfit, otherwise by their types. */
function layersOf({ itemIds, outfit }: Wear, items: ReadonlyMap<string, Item>): readonly ShownLayer[] {
  const worn = itemIds.flatMap((id) => items.get(id) ?? []);
  const saved = (outfit?.layers ?? []).flatMap((layer) => {
    const item = worn.find(({ id }) => id === layer.itemId);
    return item ? { ...layer, item } : [];
  });
  if (saved.length > 0) return saved;
  return newLayers(worn);
}

/** The wears of each day with their garments; items that are not in the wardrobe are left out. */
export function wearsByDay(
  wears: readonly Wear[],
  wardrobe: readonly Item[],
): ReadonlyMap<string, readonly ShownWear[]> {
  const items = new Map(wardrobe.map((item) => [item.id, item]));
  const shown = wears.map((wear) => {
    const layers = layersOf(wear, items);
    const garments = wear.itemIds.flatMap((id) => items.get(id) ?? []).map(itemTitle);
    return { wear, layers, name: wear.outfit?.name ?? garments.join(', ') };
  });
  const byDay = new Map<string, ShownWear[]>();
  for (const one of shown) byDay.set(one.wear.date, [...(byDay.get(one.wear.date) ?? []), one]);
  return byDay;
}

/** A day in words, such as "Monday 23 November 2026". */
export function dayText(day: string): string {
  return utcFormat({ dateStyle: 'full' }).format(new Date(day)).replace(',', '');
}

/** What a screen reader says of a day. */
export function dayLabel(day: string, today: string, wears: readonly ShownWear[]): string {
  const content = wears.map(({ wear, name }) =>
    wear.planned ? calendarCopy.plannedLabel(name) : calendarCopy.wornLabel(name),
  );
  return calendarCopy.dayLabel(dayText(day), day === today, content);
}
