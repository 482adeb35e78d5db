import { itemCopy, valueLabels } from '../copy/items.ts';
import type { ItemFacts } from '../entities.ts';

/** The type line of a card: subcategory, else category, else Item (docs/product.md section 2). */
export function itemTypeLine(item: Pick<ItemFacts, 'category' | 'subcategory'>): string {
  return item.subcategory || item.category || itemCopy.item;
}

/** Colour and brand, as far as they are known. */
export function colorAndBrand(item: Pick<ItemFacts, 'color' | 'brand'>): string {
  return [item.color, item.brand].filter((fact) => fact !== '').join(' · ');
}

/** The name of an item in sentences and accessible names: its own name, else type, colour and brand. */
export function itemTitle(
  item: Pick<ItemFacts, 'name' | 'category' | 'subcategory' | 'color' | 'brand'>,
): string {
  if (item.name !== '' && item.name !== itemCopy.unnamed) return item.name;
  return [itemTypeLine(item), item.color, item.brand].filter((fact) => fact !== '').join(', ');
}

/** The text of a fact, or "Unknown". */
export function factOrUnknown(fact: string): string {
  return fact === '' ? itemCopy.unknown : fact;
}

/** The text of a fact, with the labels of a list comma-joined, or "Unknown". */
export function factText(fact: string | readonly string[]): string {
  if (typeof fact === 'string') return factOrUnknown(fact);
  return factOrUnknown(fact.map((value) => valueLabels[value] ?? value).join(', '));
}
