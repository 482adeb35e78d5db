import type { Item } from '../entities.ts';
import { type Category, categories } from '../vocabularies/categories.ts';
import { itemTypeLine } from './items.ts';

export const wardrobeSorts = ['newest', 'name', 'category'] as const;
export type WardrobeSort = (typeof wardrobeSorts)[number];

export interface CategoryCount {
  readonly category: Category;
  readonly count: number;
}

/** The distinct categories of the items with their counts, in the vocabulary's order. */
export function categoryCounts(items: readonly Pick<Item, 'category'>[]): CategoryCount[] {
  return categories
    .map((category) => ({ category, count: items.filter((item) => item.category === category).length }))
    .filter(({ count }) => count > 0);
}

/** The items of a category; all of them for null. */
export function filterByCategory<I extends Pick<Item, 'category'>>(
  items: readonly I[],
  category: Category | null,
): readonly I[] {
  return category === null ? items : items.filter((item) => item.category === category);
}

/** Removes case and accents from a text, so that "hermes" finds "Hermès". */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

type SearchedFacts = Pick<Item, 'name' | 'brand' | 'color'> & {
  readonly category: string;
  readonly subcategory: string;
};

/**
 * The facts of an item that a search looks at, as one plain text. They are followed by the same without punctuation, so
 * that "hm" finds "H&M" and "levis" finds "Levi's".
 */
export function searchedText(item: SearchedFacts): string {
  const { name, brand, color, category, subcategory } = item;
  const text = plainText([name, brand, color, category, subcategory].join(' '));
  return `${text} ${text.replace(/[^\p{L}\p{N}\s]/gu, '')}`;
}

/** Whether name, brand, colour and type of an item contain every word of the query. */
export function matchesItemSearch(item: SearchedFacts, query: string): boolean {
  const facts = searchedText(item);
  return plainText(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => facts.includes(word));
}

/** Sorts items; `newest` is the order of the server. */
export function sortItems(items: readonly Item[], sort: WardrobeSort): readonly Item[] {
  if (sort === 'newest') return items;
  const order = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  if (sort === 'name') return [...items].sort((a, b) => order.compare(a.name, b.name));
  const rank = (item: Item) => (item.category === '' ? categories.length : categories.indexOf(item.category));
  return [...items].sort((a, b) => rank(a) - rank(b) || order.compare(itemTypeLine(a), itemTypeLine(b)));
}

/** Whether a text of the URL is a sort order. */
export function isWardrobeSort(value: string): value is WardrobeSort {
  return (wardrobeSorts as readonly string[]).includes(value);
}
