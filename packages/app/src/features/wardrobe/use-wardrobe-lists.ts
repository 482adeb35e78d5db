import { useGetAllUserItemsQuery, useGetItemsQuery } from '@aura/api-client/endpoints/items';
import { useGetProfileQuery } from '@aura/api-client/endpoints/profiles';
import type { Item, WishlistEntry } from '@aura/domain/entities';
import type { WardrobeTab } from '@aura/domain/limits';
import { mergedWishlist, unsentWishes } from '@aura/domain/rules/wishlist';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useWishlist } from '../../viewer/use-wishlist.ts';

interface WardrobeListState {
  /** Undefined while they load. */
  readonly items: readonly Item[] | undefined;
  /** Items that belong to the list and did not come. */
  readonly unavailableIds?: readonly string[] | undefined;
  readonly failed: boolean;
}

interface Answer<T> {
  readonly data?: T | undefined;
  readonly isError: boolean;
}

const failedWithout = <T>({ data, isError }: Answer<T>): boolean => isError && data === undefined;

/** The wishlist as the person made it; undefined while it loads. */
function useMergedWishlist(email: string) {
  const { entries, wishes, failed } = useWishlist(email);
  const localIds = unsentWishes(entries ?? [], wishes).filter((id) => wishes[id]?.on);
  const local = useGetItemsQuery(localIds.length > 0 ? localIds : skipToken);
  const merged = entries && mergedWishlist(entries, wishes, local.currentData ?? []);
  return { entries: merged, failed };
}

/** Once they were asked for, ids are not asked for again because there are fewer of them. */
function useAskedIds(wanted: readonly string[] | undefined) {
  const [asked, setAsked] = useState(wanted);
  const before = new Set(asked);
  if (wanted === undefined || (asked && wanted.every((id) => before.has(id)))) return asked;
  setAsked(wanted);
  return wanted;
}

/** The liked ones, which are fetched one by one. */
function useLikedItems(ids: readonly string[] | undefined, isOpen: boolean) {
  const asked = useAskedIds(ids);
  const answer = useGetItemsQuery(isOpen && asked ? asked : skipToken);
  const wanted = new Set(ids);
  const items = answer.data?.filter(({ id }) => wanted.has(id));
  for (const { id } of items ?? []) wanted.delete(id);
  const unavailableIds = answer.isFetching || items === undefined ? [] : [...wanted];
  return { items, unavailableIds, failed: failedWithout(answer) };
}

/**
 * The viewer's own, liked and wished items. The liked ones are fetched once their tab is open.
 * @param hiddenIds items that the person just took out, whose call is still under way
 */
export function useWardrobeLists(email: string, tab: WardrobeTab, hiddenIds: ReadonlySet<string>) {
  const own = useGetAllUserItemsQuery(email);
  const profile = useGetProfileQuery(email);
  const wishlist = useMergedWishlist(email);
  const likedIds = profile.data?.likedItemIds.filter((id) => !hiddenIds.has(id));
  const liked = useLikedItems(likedIds, tab === 'likedItems');

  const lists: Record<WardrobeTab, WardrobeListState> = {
    myItems: { items: own.data, failed: failedWithout(own) },
    likedItems: { ...liked, failed: failedWithout(profile) || liked.failed },
    wishlist: { items: wishlist.entries?.map(({ item }) => item), failed: wishlist.failed },
  };
  return {
    list: lists[tab],
    /** When and where each item of the wishlist was kept. */
    wishes: new Map<string, WishlistEntry>(wishlist.entries?.map((entry) => [entry.item.id, entry])),
    counts: {
      myItems: own.data?.length,
      likedItems: likedIds?.length,
      wishlist: wishlist.entries?.length,
    },
  };
}
