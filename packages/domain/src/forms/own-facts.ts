import { ownFactsCopy } from '../copy/own-facts.ts';
import type { Item } from '../entities.ts';
import { itemNotesMaxLength } from '../limits/wardrobe.ts';
import type { EditedOwnFacts, OwnFacts } from '../own-facts.ts';
import { parsePrice, priceInput } from '../rules/prices.ts';
import { characterCount } from '../utils/character-count.ts';
import { type Currency, currencies } from '../vocabularies/currencies.ts';

/** The owner's facts as form values. */
export interface OwnFactValues {
  readonly notes: string;
  /** As typed. */
  readonly price: string;
  readonly currency: Currency;
  /** `YYYY-MM-DD`, or empty; null when only a part of it is typed. */
  readonly purchaseDate: string | null;
}

/** The currency that a new price starts with: that of the newest item with a price, else the first one offered. */
export function usualCurrency(items: readonly Pick<Item, 'own'>[]): Currency {
  const priced = items.find(({ own }) => own?.price);
  return priced?.own?.price?.currency ?? currencies[0] ?? 'EUR';
}

/**
 * The form filled from stored facts.
 * @param currency used when the price is unknown
 */
export function ownFactValuesOf({ notes, price, purchaseDate }: OwnFacts, currency: Currency): OwnFactValues {
  return {
    notes,
    price: price ? priceInput(price) : '',
    currency: price?.currency ?? currency,
    purchaseDate,
  };
}

/**
 * The message of each value that cannot be saved; empty when all can.
 * @param lastDay the last possible day of the purchase, `YYYY-MM-DD`
 */
export function ownFactProblems(
  { notes, price, currency, purchaseDate }: OwnFactValues,
  lastDay: string,
): Partial<Record<'price' | 'purchaseDate' | 'notes', string>> {
  const parsed = parsePrice(price, currency);
  return {
    ...('problem' in parsed && { price: ownFactsCopy.priceProblems[parsed.problem] }),
    ...(purchaseDate === null && { purchaseDate: ownFactsCopy.dateIncomplete }),
    ...(purchaseDate !== null && purchaseDate > lastDay && { purchaseDate: ownFactsCopy.dateInFuture }),
    ...(characterCount(notes.trim()) > itemNotesMaxLength && { notes: ownFactsCopy.notesTooLong }),
  };
}

/** The facts to store, from values without problems. */
export function savedOwnFacts(values: OwnFactValues): EditedOwnFacts {
  const parsed = parsePrice(values.price, values.currency);
  const price = 'price' in parsed ? parsed.price : null;
  return { notes: values.notes.trim(), price, purchaseDate: values.purchaseDate ?? '' };
}
