import { itemFacts, type ListFactName, type ListFactValue } from '../item-facts.ts';
import type { Price } from '../own-facts.ts';
import { parsePrice } from '../rules/prices.ts';
import { brandColors } from '../vocabularies/brands.ts';
import { type Category, categories, subcategories } from '../vocabularies/categories.ts';
import { denotedColors } from '../vocabularies/color-families.ts';
import { colors } from '../vocabularies/colors.ts';
import { type Currency, currencies, isCurrency } from '../vocabularies/currencies.ts';
import { searchSynonyms } from '../vocabularies/search-synonyms.ts';
import { csvListValues } from './csv-names.ts';

/** Values of cells as people write them in spreadsheets. Each reader returns null for a value that it cannot read. */

const offeredColors = [...colors, ...Object.values(brandColors).flat()].map(({ name }) => name);

const singular = (word: string) => word.replace(/(?<=[sxz]|sh|ch)es$|(?<!s)s$/, '');

/** A word without case, accents, hyphens and the plural. */
const normalized = (text: string): string =>
  singular(
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[\s_-]+/g, ' ')
      .trim(),
  );

const isSame = (one: string, other: string): boolean => {
  const a = normalized(one);
  const b = normalized(other);
  if (a === b) return true;
  return searchSynonyms.some((words) => {
    const forms = words.map(normalized);
    return forms.includes(a) && forms.includes(b);
  });
};

const otherCategoryNames = new Map<string, Category>([
  ['shirt', 'Tops'],
  ['knitwear', 'Tops'],
  ['trouser', 'Bottoms'],
  ['jacket', 'Outerwear'],
  ['coat', 'Outerwear'],
  ['footwear', 'Shoes'],
  ['jumpsuit', 'Dresses'],
  ['accessory', 'Accessories'],
  ['accessorie', 'Accessories'],
]);

interface GarmentType {
  readonly category: Category;
  readonly subcategory: string;
}

/** Finds the type that a text names, in one category or in all. */
function findType(text: string, within: readonly Category[]): GarmentType | null {
  const match = within.flatMap((category) => {
    const found = subcategories[category].find((name) => normalized(name) === normalized(text));
    return found ? [{ category, subcategory: found }] : [];
  });
  const similar = within.flatMap((category) => {
    const found = subcategories[category].find((name) => isSame(name, text));
    return found ? [{ category, subcategory: found }] : [];
  });
  return match[0] ?? similar[0] ?? null;
}

/**
 * The type of a garment by its two cells. A type in the cell of the category is accepted; a subcategory that is not in
 * the vocabulary stays as it is written.
 */
export function readType(category: string, subcategory: string): GarmentType | null {
  if (category === '') return findType(subcategory, categories);
  const own =
    categories.find((name) => normalized(name) === normalized(category)) ??
    otherCategoryNames.get(normalized(category));
  const named = findType(category, categories);
  if (!own) return named;
  return { category: own, subcategory: findType(subcategory, [own])?.subcategory ?? subcategory };
}

/** The sign of a currency in texts of the app, such as `A$`; its code when it has none. */
function signOf(currency: Currency): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

const signs = new Map<string, Currency>([
  ...currencies.map((currency): [string, Currency] => [signOf(currency), currency]),
  ['US$', 'USD'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['₺', 'TRY'],
  ['₴', 'UAH'],
]);

/** The currency of a code or sign; null when it is none. */
export function readCurrency(text: string): Currency | null {
  const code = text.trim().toUpperCase();
  return isCurrency(code) ? code : (signs.get(text.trim()) ?? null);
}

/** A price with its own sign or code, such as `€49.90` and `49,90 EUR`, or in a given currency. */
export function readPrice(text: string, currency: Currency): Price | null | 'unreadable' | 'tooLarge' {
  const [, before = '', amount = '', after = ''] = /^\s*(\D*?)\s*(\d.*?)\s*([^\d\s.,]*)\s*$/.exec(text) ?? [];
  if (text.trim() === '') return null;
  const mark = before || after;
  const own = mark === '' ? currency : readCurrency(mark);
  if (own === null || amount === '' || (before !== '' && after !== '')) return 'unreadable';
  const parsed = parsePrice(amount, own);
  if ('price' in parsed) return parsed.price;
  return parsed.problem === 'tooLarge' ? 'tooLarge' : 'unreadable';
}

function dayOf(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : text;
}

/**
 * A day as `YYYY-MM-DD`. Accepts year first, and the day first with points. With slashes, day and month can be told
 * apart only when one is above 12 or both are equal; otherwise the day is unreadable.
 */
export function readDay(text: string): string | null {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  if (year && month && day) return dayOf(year, month, day);
  const [, first = '', mark, second = '', last = ''] =
    /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  if (mark === undefined) return null;
  if (mark === '.' || Number(first) > 12 || first === second) return dayOf(last, second, first);
  return Number(second) > 12 ? dayOf(last, first, second) : null;
}

/** The values of a list with commas, semicolons or slashes, in the order of its vocabulary. */
export function readList(name: ListFactName, text: string): readonly ListFactValue[] | null {
  const values: readonly ListFactValue[] = itemFacts[name].values;
  const otherWords: ReadonlyMap<string, readonly ListFactValue[]> = csvListValues[name];
  const words = text
    .split(/[;,/|&+]/)
    .map(normalized)
    .filter(Boolean);
  const found = words.map(
    (word) => otherWords.get(word) ?? values.filter((value) => normalized(value) === word),
  );
  if (found.some((one) => one.length === 0)) return null;
  return values.filter((value) => found.some((one) => one.includes(value)));
}

/** Whether an item is archived; an empty cell says no. */
export function readYesNo(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (['yes', 'y', 'true', '1', 'x'].includes(word)) return true;
  return ['', 'no', 'n', 'false', '0'].includes(word) ? false : null;
}

/** The offered colour that a text names, whatever its case and spelling; otherwise the text. */
export function readColor(text: string): string {
  const [name] = denotedColors(text);
  return offeredColors.find((offered) => offered.toLowerCase() === name) ?? text;
}

/** The value of a vocabulary that a text names, whatever its case; otherwise the text. */
export const asKnownValue = (text: string, values: readonly string[]): string =>
  values.find((value) => value.toLowerCase() === text.toLowerCase()) ?? text;
