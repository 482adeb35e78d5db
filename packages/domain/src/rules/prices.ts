import { itemPriceMax } from '../limits/wardrobe.ts';
import type { Price } from '../own-facts.ts';
import { type Currency, currencyDecimals } from '../vocabularies/currencies.ts';

/** Why a text is not a price. */
type PriceProblem = 'notANumber' | 'tooManyDecimals' | 'tooLarge';

type ParsedPrice = { readonly price: Price | null } | { readonly problem: PriceProblem };

/**
 * Digits in groups of three, as in `1.234.567`, or in lakhs, as in `12,34,567`; a leading zero begins no group, as in
 * `0.500`.
 */
const grouped = /^[1-9](?:\d{0,2}(?<separator>[.,])\d{3}(?:\k<separator>\d{3})*|\d?(?:,\d{2})+,\d{3})$/;

/** Splits a number at its decimal separator: the last comma or point, unless it separates groups of digits. */
function splitDecimals(text: string): readonly [whole: string, decimals: string] {
  const point = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (point < 0 || grouped.test(text)) return [text, ''];
  return [text.slice(0, point), text.slice(point + 1)];
}

/**
 * Reads a price as people write it: with comma or point, with separated thousands, with spaces or without. An empty
 * text is an unknown price.
 */
export function parsePrice(text: string, currency: Currency): ParsedPrice {
  const compact = text.replace(/[\s'’]/g, '');
  if (compact === '') return { price: null };
  const decimals = currencyDecimals(currency);
  const [whole, written] = splitDecimals(compact);
  // Spreadsheets write two decimals in every currency.
  const fraction = decimals === 0 ? written.replace(/^00$/, '') : written;
  if (!(/^\d+$/.test(whole) || grouped.test(whole)) || !/^\d*$/.test(fraction)) {
    return { problem: 'notANumber' };
  }
  if (fraction.length > decimals) return { problem: 'tooManyDecimals' };
  const amount = Number(whole.replace(/\D/g, '') + fraction.padEnd(decimals, '0'));
  return amount > itemPriceMax ? { problem: 'tooLarge' } : { price: { amount, currency } };
}

/** The amount as a text of the price field, such as `49.90`. */
export function priceInput({ amount, currency }: Price): string {
  const decimals = currencyDecimals(currency);
  return (amount / 10 ** decimals).toFixed(decimals);
}

/** A price with its currency, such as `€49.90`. */
export function priceText({ amount, currency }: Price): string {
  const decimals = currencyDecimals(currency);
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount / 10 ** decimals);
}
