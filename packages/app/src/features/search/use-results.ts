import { useSearchInfiniteQuery } from '@aura/api-client/endpoints/search';
import type { SearchTerms } from '@aura/domain/rules/search-terms';
import type { SearchType } from '@aura/domain/vocabularies/search-types';
import { skipToken } from '@reduxjs/toolkit/query';

/** The search of one type; without a request when the text does not search it. */
function useTypeResults(type: SearchType, { text, types }: SearchTerms) {
  const isSearched = types.includes(type);
  const query = useSearchInfiniteQuery(isSearched ? { text, type } : skipToken);
  // While another text is searched, the results of the text before stay; when that fails, they do not.
  const pages = (isSearched && (query.isError ? query.currentData : query.data)?.pages) || [];
  return {
    ...query,
    isSearched,
    pages,
    total: pages[0]?.total ?? 0,
    /** Whether the results are those of the text before. */
    isOutdated:
      isSearched && query.isFetching && !query.isFetchingNextPage && query.currentData === undefined,
  };
}

export type TypeResults = ReturnType<typeof useTypeResults>;

/** The searches of all types, which run at the same time. */
export function useResults(terms: SearchTerms): Readonly<Record<SearchType, TypeResults>> {
  return {
    people: useTypeResults('people', terms),
    posts: useTypeResults('posts', terms),
    tags: useTypeResults('tags', terms),
    items: useTypeResults('items', terms),
  };
}
