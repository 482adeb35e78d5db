import type { useGetPostsInfiniteQuery } from '@aura/api-client/endpoints/posts';
import { useEffect, useState } from 'react';
import { nextPageStep } from './feed-position.ts';

/** A search for more posts after the loaded ones. */
interface PageSearch {
  /** Identifies the filters and the post at which it started. */
  readonly key: string;
  /** Number of pages that were loaded when it started. */
  readonly startPageCount: number;
  /** Number of pages that were loaded at the last request; null before the first one. */
  readonly requestedAt: number | null;
  /** Whether the user started it with Next; the first post that it finds is then shown. */
  readonly byUser: boolean;
}

interface NextPageOptions {
  readonly query: Pick<
    ReturnType<typeof useGetPostsInfiniteQuery>,
    'hasNextPage' | 'isFetching' | 'isError' | 'fetchNextPage'
  >;
  readonly pageCount: number;
  /** A new key starts a new search. */
  readonly searchKey: string;
  readonly isNearEnd: boolean;
}

/**
 * Loads further pages of the feed: in the background near the end of the loaded posts (docs/product.md section 2, Feed
 * and post), and when the user presses Next at the end.
 */
export function useNextPage({ query, pageCount, searchKey, isNearEnd }: NextPageOptions) {
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const newSearch: PageSearch = {
    key: searchKey,
    startPageCount: pageCount,
    requestedAt: null,
    byUser: false,
  };
  const [search, setSearch] = useState(newSearch);
  if (search.key !== searchKey) setSearch(newSearch);

  const step = nextPageStep({
    isNearEnd,
    hasNextPage,
    isFetching,
    isError,
    wasRequested: search.requestedAt === pageCount,
    searchedPages: pageCount - search.startPageCount,
  });
  useEffect(() => {
    if (step !== 'fetch') return;
    setSearch((before) => (before.key === searchKey ? { ...before, requestedAt: pageCount } : before));
    void fetchNextPage();
  }, [step, searchKey, pageCount, fetchNextPage]);

  const loadMore = () => {
    setSearch({ key: searchKey, startPageCount: pageCount, requestedAt: pageCount, byUser: true });
    if (!isFetching) void fetchNextPage();
  };
  return {
    step,
    byUser: search.byUser,
    /** Undefined once all pages are loaded. */
    loadMore: hasNextPage ? loadMore : undefined,
    loadingMore: search.byUser && (isFetching || step === 'fetch'),
  };
}
