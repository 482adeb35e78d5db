import { itemCopy } from '../copy/items.ts';
import type { Item } from '../entities.ts';
import { detailFactNames } from '../item-facts.ts';
import type { OwnFacts } from '../own-facts.ts';
import { dateText } from './date-text.ts';
import { knownBrand, valueLabel } from './items.ts';
import { priceText } from './prices.ts';

interface KnownFact {
  readonly label: string;
  readonly text: string;
}

/** The text of a fact, with the labels of a list comma-joined; empty when it is unknown. */
export function factText(fact: string | readonly string[]): string {
  if (typeof fact === 'string') return fact;
  return fact.map(valueLabel).join(', ');
}

/** When an item was bought and what it cost; empty when both are unknown. */
function purchaseText(own: OwnFacts | null): string {
  const date = own?.purchaseDate ? dateText(own.purchaseDate) : '';
  const price = own?.price ? priceText(own.price) : '';
  return [date, price].filter(Boolean).join(', ');
}

/** The facts of an item that are known, with price and store, in the order in which screens list them. */
export function knownFacts(item: Item): readonly KnownFact[] {
  const names = [...detailFactNames, 'price', 'store'] as const;
  const facts = { ...item, brand: knownBrand(item.brand) };
  return [
    ...names.map((name) => ({ label: itemCopy[name], text: factText(facts[name]) })),
    { label: itemCopy.bought, text: purchaseText(item.own) },
  ].filter(({ text }) => text !== '');
}
