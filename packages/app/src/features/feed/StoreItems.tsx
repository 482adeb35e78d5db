import { useGetItemsQuery } from '@aura/api-client/endpoints/items';
import type { Post } from '@aura/domain/entities';
import { type StoreMatch, storeMatch } from '@aura/domain/rules/store-posts';
import { useEffect } from 'react';

interface StoreItemsProps {
  readonly posts: readonly Post[];
  readonly favoriteStores: readonly string[];
  /** Called with the matcher for posts once their items have loaded. */
  readonly onMatch: (match: StoreMatch) => void;
}

/** Loads the items of the loaded posts for the filters by store. Renders nothing. */
export default function StoreItems({ posts, favoriteStores, onMatch }: StoreItemsProps) {
  const { currentData: items, isError } = useGetItemsQuery([
    ...new Set(posts.flatMap(({ itemIds }) => itemIds)),
  ]);
  useEffect(() => {
    if (items || isError) onMatch(storeMatch(favoriteStores, items ?? []));
  }, [items, isError, favoriteStores, onMatch]);
  return null;
}
