import type { Item, ItemFacts } from '../entities.ts';
import type { OutfitSlot } from '../vocabularies/outfit-slots.ts';
import { slotOf } from './outfit-slots.ts';
import { isArchived } from './wardrobe-facets.ts';

/** What a garment is in a suggestion: its slot, or a dress, which takes the place of top and bottom. */
export type GarmentKind = OutfitSlot | 'dress';

/** The kind of a garment; null for one without a category. */
export function kindOf(item: Pick<ItemFacts, 'category' | 'subcategory'>): GarmentKind | null {
  if (item.category === '') return null;
  return item.category === 'Dresses' ? 'dress' : slotOf(item);
}

const inPlaceOf: Readonly<Partial<Record<GarmentKind, readonly GarmentKind[]>>> = {
  dress: ['top', 'bottom'],
  top: ['dress'],
  bottom: ['dress'],
};

/** Whether an outfit can have garments of both kinds. */
export function canBeWornWith(kind: GarmentKind, other: GarmentKind): boolean {
  return kind !== other && !inPlaceOf[kind]?.includes(other);
}

/** Whether kinds are a whole outfit: a dress, or top and bottom, with shoes, and none twice. */
export function isWholeOutfit(kinds: readonly GarmentKind[]): boolean {
  const canBeWorn = kinds.every((kind, index) =>
    kinds.slice(0, index).every((other) => canBeWornWith(kind, other)),
  );
  const isDressed = kinds.includes('dress') || (kinds.includes('top') && kinds.includes('bottom'));
  return canBeWorn && isDressed && kinds.includes('shoes');
}

/** The garments that may be suggested: own ones with a category that are not archived. */
export function suggestibleItems(items: readonly Item[]): readonly Item[] {
  return items.filter((item) => item.isOwner && kindOf(item) !== null && !isArchived(item));
}

/** What an outfit cannot be without. */
export type MissingKind = 'top' | 'bottom' | 'shoes';

/** The kinds of garments without which nothing can be suggested; empty when there are enough. */
export function missingKinds(items: readonly Item[]): readonly MissingKind[] {
  const kinds = new Set(suggestibleItems(items).map(kindOf));
  const body = kinds.has('dress') ? [] : (['top', 'bottom'] as const).filter((kind) => !kinds.has(kind));
  return kinds.has('shoes') ? body : [...body, 'shoes'];
}
