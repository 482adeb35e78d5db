import { useGetAllUserItemsQuery, useGetItemsQuery } from '@aura/api-client/endpoints/items';
import { useGetProfileQuery } from '@aura/api-client/endpoints/profiles';
import type { Item, WishlistEntry } from '@aura/domain/entities';
import { isArchived } from '@aura/domain/rules/wardrobe-facets';
import { mergedWishlist, unsyncedWishlistIds } from '@aura/domain/rules/wishlist';
import type { ItemTab } from '@aura/domain/vocabularies/tabs';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useWishlist } from '../../shared/use-wishlist.ts';

interface WardrobeListState {
  /** Undefined while they load. */
  readonly items: readonly Item[] | undefined;
  /** Items of the list that could not be loaded. */
  readonly unavailableIds?: readonly string[] | undefined;
  readonly failed: boolean;
}

interface QueryResult<T> {
  readonly data?: T | undefined;
  readonly isError: boolean;
}

const hasFailed = <T>({ data, isError }: QueryResult<T>): boolean => isError && data === undefined;

/** The wishlist of the server with the local changes applied; undefined while it loads. */
function useMergedWishlist(email: string) {
  const { entries, localChanges, failed } = useWishlist(email);
  const addedIds = unsyncedWishlistIds(entries ?? [], localChanges).filter((id) => localChanges[id]?.on);
  const added = useGetItemsQuery(addedIds.length > 0 ? addedIds : skipToken);
  const merged = entries && mergedWishlist(entries, localChanges, added.currentData ?? []);
  return { entries: merged, failed };
}

/**
 * Returns a stable argument for a query by ids when ids are only removed, so that nothing is requested again.
 */
function useStableIds(ids: readonly string[] | undefined) {
  const [requested, setRequested] = useState(ids);
  const requestedIds = new Set(requested);
  if (ids === undefined || (requested && ids.every((id) => requestedIds.has(id)))) return requested;
  setRequested(ids);
  return ids;
}

/** The liked items, which are fetched one by one. */
function useLikedItems(ids: readonly string[] | undefined, isOpen: boolean) {
  const requestedIds = useStableIds(ids);
  const query = useGetItemsQuery(isOpen && requestedIds ? requestedIds : skipToken);
  const missingIds = new Set(ids);
  const items = query.data?.filter(({ id }) => missingIds.has(id));
  for (const { id } of items ?? []) missingIds.delete(id);
  const unavailableIds = query.isFetching || items === undefined ? [] : [...missingIds];
  return { items, unavailableIds, failed: hasFailed(query) };
}

/**
 * The current user's own items, liked items and wishlist. The liked items are fetched once their tab is open.
 * @param hiddenIds items whose removal is still pending
 */
export function useWardrobeLists(email: string, tab: ItemTab, hiddenIds: ReadonlySet<string>) {
  const own = useGetAllUserItemsQuery(email);
  const profile = useGetProfileQuery(email);
  const wishlist = useMergedWishlist(email);
  const likedIds = profile.data?.likedItemIds.filter((id) => !hiddenIds.has(id));
  const liked = useLikedItems(likedIds, tab === 'likedItems');

  const lists: Record<ItemTab, WardrobeListState> = {
    myItems: { items: own.data, failed: hasFailed(own) },
    likedItems: { ...liked, failed: hasFailed(profile) || liked.failed },
    wishlist: { items: wishlist.entries?.map(({ item }) => item), failed: wishlist.failed },
  };
  return {
    list: lists[tab],
    /** Wishlist entries by item id. */
    wishlistEntries: new Map<string, WishlistEntry>(wishlist.entries?.map((entry) => [entry.item.id, entry])),
    counts: {
      myItems: own.data?.filter((item) => !isArchived(item)).length,
      likedItems: likedIds?.length,
      wishlist: wishlist.entries?.length,
    },
  };
}
