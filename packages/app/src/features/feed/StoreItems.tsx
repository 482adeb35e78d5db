import { useGetItemsQuery } from '@aura/api-client/endpoints/items';
import type { Post } from '@aura/domain/entities';
import { type StoreMatch, storeMatch } from '@aura/domain/rules/store-posts';
import { useEffect } from 'react';

interface StoreItemsProps {
  readonly posts: readonly Post[];
  readonly favoriteStores: readonly string[];
  /** Hears by what posts can be told, once their garments are there. */
  readonly onMatch: (match: StoreMatch) => void;
}

/** Fetches the garments of the loaded posts, whose stores a filter asks for. It draws nothing. */
export default function StoreItems({ posts, favoriteStores, onMatch }: StoreItemsProps) {
  const { currentData: items, isError } = useGetItemsQuery([
    ...new Set(posts.flatMap(({ itemIds }) => itemIds)),
  ]);
  useEffect(() => {
    if (items || isError) onMatch(storeMatch(favoriteStores, items ?? []));
  }, [items, isError, favoriteStores, onMatch]);
  return null;
}
