import { loadedOutfits, type OutfitsPage } from '@aura/api-client/endpoints/outfits';
import { sortOutfits } from '@aura/domain/rules/outfits';
import { isOutfitSort, type OutfitSort } from '@aura/domain/vocabularies/outfit-sorts';
import { type PagedQuery, useAllPages } from '../../shared/use-all-pages.ts';
import { useQueryParams, withParam } from '../../shared/use-query-params.ts';

interface OutfitsQuery extends PagedQuery {
  readonly currentData?: { readonly pages: readonly OutfitsPage[] } | undefined;
}

/**
 * The outfits in the order of the address. The server has them newest first, in pages; for another order all pages are
 * loaded, of which there are at most 25.
 */
export function useSortedOutfits(query: OutfitsQuery) {
  const [params, changeParams] = useQueryParams();
  const value = params.get('sort') ?? '';
  const sort: OutfitSort = isOutfitSort(value) ? value : 'newest';
  const { currentData, hasNextPage } = query;
  useAllPages(query, sort !== 'newest');
  const isWhole = sort === 'newest' || (currentData !== undefined && !hasNextPage);
  return {
    sort,
    changeSort: (next: OutfitSort) =>
      changeParams((now) => withParam(now, 'sort', next === 'newest' ? null : next), { replace: true }),
    /** Whether all pages that the order needs are loaded. */
    isWhole,
    outfits: currentData && sortOutfits(loadedOutfits(currentData.pages), sort),
  };
}
