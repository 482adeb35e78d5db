import type { Item } from '@aura/domain/entities';
import { matchesItemSearch } from '@aura/domain/rules/wardrobe';
import { useEffect, useState } from 'react';
import { useSettled } from '../../shared/use-settled.ts';

type SearchItems = (items: readonly Item[], query: string) => readonly Item[];

const searchByParts: SearchItems = (items, query) => items.filter((item) => matchesItemSearch(item, query));

/**
 * Returns the search of items. Its module, which the first view does not need, is loaded when the page is idle, or for the
 * first text. Until then, and if it fails to load, the search finds no typos and synonyms.
 * @param query text of the search field
 */
export function useItemSearch(query: string): SearchItems {
  const [search, setSearch] = useState<SearchItems>(() => searchByParts);
  const isWanted = useSettled() || query !== '';
  useEffect(() => {
    if (!isWanted) return;
    import('@aura/domain/rules/item-search').then(
      ({ searchItems }) => setSearch(() => searchItems),
      () => undefined,
    );
  }, [isWanted]);
  return search;
}
