import { itemsApi, useGetItemsQuery } from '@aura/api-client/endpoints/items';
import type { Post } from '@aura/domain/entities';
import { type StoreMatch, storeMatch } from '@aura/domain/rules/store-posts';
import { useEffect, useMemo } from 'react';
import { useAppDispatch } from '../../store/store.ts';

/** What tells which posts are from the favourite stores. */
export interface MatchedPosts {
  readonly match: StoreMatch;
  /** The posts whose items were read. */
  readonly posts: readonly Post[];
  /** Reads the items again after a failure, in which only the posts that matched before match; null without one. */
  readonly retry: (() => void) | null;
}

interface StoreItemsProps {
  readonly posts: readonly Post[];
  readonly favoriteStores: readonly string[];
  /** Called once the items of the posts have been read. */
  readonly onMatch: (matched: MatchedPosts) => void;
}

const options = { forceRefetch: true, subscribe: false } as const;

/** Loads the items of the loaded posts for the filters by store. Renders nothing. */
export default function StoreItems({ posts, favoriteStores, onMatch }: StoreItemsProps) {
  const dispatch = useAppDispatch();
  const ids = useMemo(() => [...new Set(posts.flatMap(({ itemIds }) => itemIds))], [posts]);
  // `data` is the last answer, also when the read of more items has failed.
  const { data, currentData, isError } = useGetItemsQuery(ids);
  const isRead = currentData !== undefined;
  useEffect(() => {
    if (!isRead && !isError) return;
    const retry = () => void dispatch(itemsApi.endpoints.getItems.initiate(ids, options));
    onMatch({ match: storeMatch(favoriteStores, data ?? []), posts, retry: isRead ? null : retry });
  }, [data, isRead, isError, ids, posts, favoriteStores, onMatch, dispatch]);
  return null;
}
