import { useGetAllUserItemsQuery, useGetItemsQuery } from '@aura/api-client/endpoints/items';
import { useGetProfileQuery } from '@aura/api-client/endpoints/profiles';
import { useGetFavoritesQuery } from '@aura/api-client/endpoints/wishlist';
import type { Item } from '@aura/domain/entities';
import type { WardrobeTab } from '@aura/domain/limits';
import { skipToken } from '@reduxjs/toolkit/query';

/** One list: its items, undefined while they load. */
interface WardrobeListState {
  readonly items: readonly Item[] | undefined;
  readonly failed: boolean;
}

interface Answer<T> {
  readonly data?: T | undefined;
  readonly isError: boolean;
}

const failedWithout = <T>({ data, isError }: Answer<T>): boolean => isError && data === undefined;

/**
 * The viewer's own, liked and wished items. The liked ones are fetched once their tab is open.
 * @param hiddenIds items that the person just took out, whose call is still under way
 */
export function useWardrobeLists(email: string, tab: WardrobeTab, hiddenIds: ReadonlySet<string>) {
  const own = useGetAllUserItemsQuery(email);
  const profile = useGetProfileQuery(email);
  const wishes = useGetFavoritesQuery(email);
  const likedIds = profile.data?.likedItemIds;
  const liked = useGetItemsQuery(tab === 'likedItems' && likedIds ? likedIds : skipToken);

  const isVisible = (id: string) => !hiddenIds.has(id);
  const likedItems = liked.data?.filter(({ id }) => isVisible(id) && likedIds?.includes(id));
  const wishedItems = wishes.data?.map(({ item }) => item).filter(({ id }) => isVisible(id));
  const lists: Record<WardrobeTab, WardrobeListState> = {
    myItems: { items: own.data, failed: failedWithout(own) },
    likedItems: { items: likedItems, failed: failedWithout(profile) || failedWithout(liked) },
    wishlist: { items: wishedItems, failed: failedWithout(wishes) },
  };
  return {
    list: lists[tab],
    counts: {
      myItems: own.data?.length,
      likedItems: likedItems?.length ?? likedIds?.filter(isVisible).length,
      wishlist: wishedItems?.length,
    },
  };
}
