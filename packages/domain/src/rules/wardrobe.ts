import type { Item } from '../entities.ts';
import { type Category, categories } from '../vocabularies/categories.ts';
import { type Season, seasons } from '../vocabularies/seasons.ts';
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
function filterByCategory<I extends Pick<Item, 'category'>>(
  items: readonly I[],
  category: Category | null,
): readonly I[] {
  return category === null ? items : items.filter((item) => item.category === category);
}

/** The distinct seasons of the items, in the vocabulary's order. */
export function seasonsOf(items: readonly Pick<Item, 'season'>[]): readonly Season[] {
  return seasons.filter((season) => items.some((item) => item.season.includes(season)));
}

/** The items of a season; all of them for null. */
function filterBySeason<I extends Pick<Item, 'season'>>(
  items: readonly I[],
  season: Season | null,
): readonly I[] {
  return season === null ? items : items.filter((item) => item.season.includes(season));
}

/** Removes case and accents from a text, so that "hermes" finds "Hermès". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The items whose name, brand, colour and type contain every word of the query. */
export function searchItems(items: readonly Item[], query: string): readonly Item[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const facts = plain([item.name, item.brand, item.color, item.category, item.subcategory].join(' '));
    return words.every((word) => facts.includes(word));
  });
}

/** Sorts items; `newest` is the order of the server. */
export function sortItems(items: readonly Item[], sort: WardrobeSort, locale = 'en'): readonly Item[] {
  if (sort === 'newest') return items;
  const order = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  if (sort === 'name') return [...items].sort((a, b) => order.compare(a.name, b.name));
  const rank = (item: Item) => (item.category === '' ? categories.length : categories.indexOf(item.category));
  return [...items].sort((a, b) => rank(a) - rank(b) || order.compare(itemTypeLine(a), itemTypeLine(b)));
}

/** The filters and the order of the wardrobe, as in the URL. */
export interface WardrobeChoice {
  /** Null: all categories. */
  readonly category: Category | null;
  /** Null: all seasons. */
  readonly season: Season | null;
  readonly query: string;
  readonly sort: WardrobeSort;
}

/** The items that the wardrobe shows: filtered by category, season and query, in the chosen order. */
export function wardrobeView(items: readonly Item[], choice: WardrobeChoice): readonly Item[] {
  const filtered = filterBySeason(filterByCategory(items, choice.category), choice.season);
  return sortItems(searchItems(filtered, choice.query), choice.sort);
}

/** Whether a text of the URL is a sort order. */
export function isWardrobeSort(value: string): value is WardrobeSort {
  return (wardrobeSorts as readonly string[]).includes(value);
}
