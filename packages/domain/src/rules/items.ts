import { itemCopy, valueLabels } from '../copy/items.ts';
import type { ItemFacts } from '../entities.ts';
import { otherBrand } from '../vocabularies/other-brand.ts';

/** The type line of a card: subcategory, else category, else Item (docs/product.md section 2). */
export function itemTypeLine(item: Pick<ItemFacts, 'category' | 'subcategory'>): string {
  return item.subcategory || item.category || itemCopy.item;
}

/** The brand to show; empty when it is unknown. "Other" without a custom brand says nothing. */
export function knownBrand(brand: string): string {
  return brand === otherBrand ? '' : brand;
}

const labels = new Map<string, string>(Object.values(valueLabels).flatMap((one) => Object.entries(one)));

/** The label of a value of any fact: the values of lists have one, other values are their own. */
export function valueLabel(value: string): string {
  return labels.get(value) ?? value;
}

/** Colour and brand, as far as they are known. */
export function colorAndBrand(item: Pick<ItemFacts, 'color' | 'brand'>): string {
  return [item.color, knownBrand(item.brand)].filter((fact) => fact !== '').join(' · ');
}

/** The item's own name; empty when it has none. */
export function ownName(item: Pick<ItemFacts, 'name'>): string {
  return item.name === itemCopy.unnamed ? '' : item.name;
}

type CardFacts = Pick<ItemFacts, 'name' | 'category' | 'subcategory' | 'color' | 'brand'>;

/** The two lines of a card: the name or else the type, and what is known of type, colour and brand. */
export function cardLines(item: CardFacts): { readonly heading: string; readonly facts: string } {
  const name = ownName(item);
  if (name === '') return { heading: itemTypeLine(item), facts: colorAndBrand(item) };
  return { heading: name, facts: [itemTypeLine(item), colorAndBrand(item)].filter(Boolean).join(' · ') };
}

/** The name of an item in sentences and accessible names: its own name, else type, colour and brand. */
export function itemTitle(item: CardFacts): string {
  const facts = [itemTypeLine(item), item.color, knownBrand(item.brand)];
  return ownName(item) || facts.filter((fact) => fact !== '').join(', ');
}
