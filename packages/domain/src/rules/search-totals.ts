import { searchTotalMax } from '../limits/feed.ts';
import { searchMatchesMax } from '../limits/search.ts';
import { type SearchType, searchTypes } from '../vocabularies/search-types.ts';

const maxima: Readonly<Record<SearchType, number>> = {
  people: searchMatchesMax,
  posts: searchTotalMax,
  tags: searchMatchesMax,
  items: Number.POSITIVE_INFINITY,
};

/**
 * The number of results of one or more types as text, with a plus sign when one of them is at its maximum, which means at
 * least as many.
 */
export function totalText(totals: Readonly<Partial<Record<SearchType, number>>>): string {
  const parts = searchTypes.map((type) => ({ total: totals[type] ?? 0, max: maxima[type] }));
  const sum = parts.reduce((all, { total }) => all + total, 0);
  return `${sum.toLocaleString('en')}${parts.some(({ total, max }) => total >= max) ? '+' : ''}`;
}
