import * as z from 'zod/mini';
import { type Currency, currencies } from './vocabularies/currencies.ts';

/**
 * The facts of an item that only its owner sees (docs/product.md section 2, Wardrobe). They are apart from `itemFacts`,
 * so that no read for another person can contain them.
 */

const priceSchema = z.object({
  /** In minor units of the currency, such as cents. */
  amount: z.number(),
  currency: z.enum(currencies as [Currency, ...Currency[]]),
});

export const ownFactsSchema = z.object({
  /** Empty when there are none. */
  notes: z.string(),
  /** What the owner paid; null when unknown. */
  price: z.nullable(priceSchema),
  /** `YYYY-MM-DD`; empty when unknown. */
  purchaseDate: z.string(),
  /** Archived items are not part of the wardrobe's list until the filter shows them. */
  archived: z.boolean(),
});

export type Price = Readonly<z.infer<typeof priceSchema>>;
export type OwnFacts = Readonly<Omit<z.infer<typeof ownFactsSchema>, 'price'>> & {
  readonly price: Price | null;
};

/** The facts that are edited in a form; archiving is an action of its own. */
export type EditedOwnFacts = Omit<OwnFacts, 'archived'>;

/** Every fact unknown, not archived. */
export const unknownOwnFacts: OwnFacts = { notes: '', price: null, purchaseDate: '', archived: false };
