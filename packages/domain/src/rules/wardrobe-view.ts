import type { Item } from '../entities.ts';
import type { Category } from '../vocabularies/categories.ts';
import { categoryCounts, filterByCategory, sortItems, type WardrobeSort } from './wardrobe.ts';
import { type Facets, facetOptions, filterByFacets, isArchived } from './wardrobe-facets.ts';

/** The filters and the order of the wardrobe, as in the URL. */
export interface WardrobeChoice {
  /** Null: all categories. */
  readonly category: Category | null;
  readonly facets: Facets;
  /** Whether the archived items are shown instead of the others. */
  readonly archived: boolean;
  readonly query: string;
  readonly sort: WardrobeSort;
}

/**
 * What the wardrobe shows of a list: the items that match all filters, in the chosen order, the options of the filters
 * with their counts, and the number of archived items that match them.
 * @param searchItems of `item-search.ts`, which the app loads after the first view
 * @param today `YYYY-MM-DD`, for own items; null for a list that is not filtered by wear
 */
export function wardrobeView(
  items: readonly Item[],
  choice: WardrobeChoice,
  searchItems: (items: readonly Item[], query: string) => readonly Item[],
  today: string | null,
) {
  const { category, facets, archived, query, sort } = choice;
  const listed = items.filter((item) => isArchived(item) === archived);
  const find = (among: readonly Item[]) => searchItems(filterByCategory(among, category), query);
  const found = find(listed);
  const shown = filterByFacets(found, facets, today);
  return {
    items: sortItems(shown, sort),
    /** Items in all categories. */
    total: listed.length,
    categories: categoryCounts(listed),
    facets: facetOptions(found, facets, today),
    archivedCount: archived
      ? shown.length
      : filterByFacets(find(items.filter(isArchived)), facets, today).length,
  };
}
