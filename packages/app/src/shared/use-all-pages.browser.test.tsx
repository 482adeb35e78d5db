import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type PagedQuery, useAllPages } from './use-all-pages.ts';

function start(isWanted?: boolean) {
  const fetchNextPage = vi.fn();
  const query = (pageCount: number, rest: Partial<PagedQuery> = {}): PagedQuery => ({
    currentData: pageCount === 0 ? undefined : { pages: Array.from({ length: pageCount }) },
    hasNextPage: pageCount > 0,
    isFetching: false,
    isFetchNextPageError: false,
    fetchNextPage,
    ...rest,
  });
  const { rerender } = renderHook((shown: PagedQuery) => useAllPages(shown, isWanted), {
    initialProps: query(0, { isFetching: true }),
  });
  return {
    fetchNextPage,
    show: (pageCount: number, rest?: Partial<PagedQuery>) => rerender(query(pageCount, rest)),
  };
}

it('when a page arrives before its loading is rendered, loads the next one', () => {
  const { fetchNextPage, show } = start();
  expect(fetchNextPage).not.toHaveBeenCalled();
  show(1);
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  show(2);
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
});

it('loads nothing while a page is loading, after a failure and after the last page', () => {
  const { fetchNextPage, show } = start();
  show(1, { isFetching: true });
  show(1, { isFetchNextPageError: true });
  show(1, { hasNextPage: false });
  expect(fetchNextPage).not.toHaveBeenCalled();
});

it('while the loaded pages are enough, loads nothing', () => {
  const { fetchNextPage, show } = start(false);
  show(1);
  expect(fetchNextPage).not.toHaveBeenCalled();
});
