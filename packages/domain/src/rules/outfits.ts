import { outfitsCopy } from '../copy/outfits.ts';
import { wearsCopy } from '../copy/wears.ts';
import { outfitNameMaxLength } from '../limits/outfits.ts';
import type { Outfit, ShownLayer } from '../outfits.ts';
import { characterCount, firstCharacters } from '../utils/character-count.ts';
import type { Occasion } from '../vocabularies/occasions.ts';
import type { OutfitSort } from '../vocabularies/outfit-sorts.ts';
import { utcFormat } from './date-text.ts';
import { addDays } from './days.ts';
import { itemTitle } from './items.ts';

/** The name of a garment of an outfit; of one that was deleted, that it was. */
export function layerTitle({ item }: Pick<ShownLayer, 'item'>): string {
  return item === null ? outfitsCopy.missing : itemTitle(item);
}

/** The alternative text of an outfit: its garments, the topmost first. */
export function outfitAlt(layers: readonly ShownLayer[]): string {
  return outfitsCopy.imageAlt(layers.flatMap(({ item }) => (item === null ? [] : itemTitle(item))).reverse());
}

/**
 * The line below the name of an outfit: for when it is planned, otherwise how often it was worn.
 * @param today `YYYY-MM-DD`
 */
export function outfitFact(
  { worn, plannedDays }: Pick<Outfit, 'worn' | 'plannedDays'>,
  today: string,
): string {
  const planned = plannedDays.find((day) => day >= today);
  if (planned !== undefined) return plannedFact(planned, today);
  return worn.days === 0 ? wearsCopy.notWornYet : outfitsCopy.worn(worn.days);
}

function plannedFact(day: string, today: string): string {
  if (day === today) return outfitsCopy.plannedToday;
  if (day === addDays(today, 1)) return outfitsCopy.plannedTomorrow;
  const isThisWeek = day < addDays(today, 7);
  const options = isThisWeek
    ? { weekday: 'long' as const }
    : { day: 'numeric' as const, month: 'short' as const };
  return outfitsCopy.planned(utcFormat(options).format(new Date(day)));
}

/** What an outfit consists of: the number of its garments, and its occasions. */
export function outfitContent({ layers, occasions }: Pick<Outfit, 'layers' | 'occasions'>): string {
  return outfitsCopy.content(layers.length, occasionNames(occasions));
}

function occasionNames(occasions: readonly Occasion[]): string {
  return occasions.map((occasion) => outfitsCopy.occasions[occasion]).join(', ');
}

/** Sorts outfits; `newest` is the order of the server. Those that were never worn follow those last worn. */
export function sortOutfits(outfits: readonly Outfit[], sort: OutfitSort): readonly Outfit[] {
  if (sort === 'newest') return outfits;
  if (sort === 'worn')
    return [...outfits].sort((a, b) => (b.worn.last ?? '').localeCompare(a.worn.last ?? ''));
  if (sort === 'changed') return [...outfits].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  const order = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return [...outfits].sort((a, b) => order.compare(a.name, b.name));
}

/** The name of a copy, not longer than a name may be. */
export function copyName(name: string): string {
  const copy = outfitsCopy.copyOf(name);
  const excess = characterCount(copy) - outfitNameMaxLength;
  if (excess <= 0) return copy;
  return outfitsCopy.copyOf(firstCharacters(name, characterCount(name) - excess).trim());
}
