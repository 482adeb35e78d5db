import { useEffect } from 'react';

/** The part of an infinite query by which its pages are loaded. */
export interface PagedQuery {
  readonly currentData?: { readonly pages: readonly unknown[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

/**
 * Loads all further pages of a list, one after the other, until one fails.
 * @param isWanted false while the loaded pages are enough
 */
export function useAllPages(
  { currentData, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: PagedQuery,
  isWanted = true,
): void {
  const canLoad = isWanted && hasNextPage && !isFetching && !isFetchNextPageError;
  const pageCount = currentData?.pages.length ?? 0;
  useEffect(() => {
    // A fast page may arrive before its loading is rendered; the number of pages then says that it is there.
    if (canLoad && pageCount > 0) void fetchNextPage();
  }, [canLoad, pageCount, fetchNextPage]);
}
