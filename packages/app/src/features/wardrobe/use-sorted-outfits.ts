import { loadedOutfits, type OutfitsPage } from '@aura/api-client/endpoints/outfits';
import { sortOutfits } from '@aura/domain/rules/outfits';
import { isOutfitSort, type OutfitSort } from '@aura/domain/vocabularies/outfit-sorts';
import { useEffect } from 'react';
import { useQueryParams, withParam } from '../../shared/use-query-params.ts';

interface OutfitsQuery {
  readonly data?: { readonly pages: readonly OutfitsPage[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

/**
 * The outfits in the order of the address. The server has them newest first, in pages; for another order all pages are
 * loaded, of which there are at most 25.
 */
export function useSortedOutfits(query: OutfitsQuery) {
  const [params, changeParams] = useQueryParams();
  const value = params.get('sort') ?? '';
  const sort: OutfitSort = isOutfitSort(value) ? value : 'newest';
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const isWhole = sort === 'newest' || (data !== undefined && !hasNextPage);
  const loadsNext = data !== undefined && !isWhole && !isFetching && !isFetchNextPageError;
  const pageCount = data?.pages.length ?? 0;
  useEffect(() => {
    // A fast page may arrive before its loading is rendered; the number of pages then says that it is there.
    if (loadsNext && pageCount > 0) void fetchNextPage();
  }, [loadsNext, pageCount, fetchNextPage]);
  return {
    sort,
    changeSort: (next: OutfitSort) =>
      changeParams((now) => withParam(now, 'sort', next === 'newest' ? null : next), { replace: true }),
    /** Whether all pages that the order needs are loaded. */
    isWhole,
    outfits: data && sortOutfits(loadedOutfits(data.pages), sort),
  };
}
