import { useGetAllUserItemsQuery, useGetItemsQuery } from '@aura/api-client/endpoints/items';
import { useGetProfileQuery } from '@aura/api-client/endpoints/profiles';
import type { Item, WishlistEntry } from '@aura/domain/entities';
import type { WardrobeTab } from '@aura/domain/limits';
import { mergedWishlist, unsentWishes } from '@aura/domain/rules/wishlist';
import { skipToken } from '@reduxjs/toolkit/query';
import { useWishlist } from '../../viewer/use-wishlist.ts';

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

/** The wishlist as the person made it; undefined while it loads. */
function useMergedWishlist(email: string) {
  const { entries, wishes, failed } = useWishlist(email);
  const localIds = unsentWishes(entries ?? [], wishes).filter((id) => wishes[id]?.on);
  const local = useGetItemsQuery(localIds.length > 0 ? localIds : skipToken);
  const merged = entries && mergedWishlist(entries, wishes, local.currentData ?? []);
  return { entries: merged, failed };
}

/**
 * The viewer's own, liked and wished items. The liked ones are fetched once their tab is open.
 * @param hiddenIds items that the person just took out, whose call is still under way
 */
export function useWardrobeLists(email: string, tab: WardrobeTab, hiddenIds: ReadonlySet<string>) {
  const own = useGetAllUserItemsQuery(email);
  const profile = useGetProfileQuery(email);
  const wishlist = useMergedWishlist(email);
  const likedIds = profile.data?.likedItemIds;
  const liked = useGetItemsQuery(tab === 'likedItems' && likedIds ? likedIds : skipToken);

  const isVisible = (id: string) => !hiddenIds.has(id);
  const likedItems = liked.data?.filter(({ id }) => isVisible(id) && likedIds?.includes(id));
  const lists: Record<WardrobeTab, WardrobeListState> = {
    myItems: { items: own.data, failed: failedWithout(own) },
    likedItems: { items: likedItems, failed: failedWithout(profile) || failedWithout(liked) },
    wishlist: { items: wishlist.entries?.map(({ item }) => item), failed: wishlist.failed },
  };
  return {
    list: lists[tab],
    /** When and where each item of the wishlist was kept. */
    wishes: new Map<string, WishlistEntry>(wishlist.entries?.map((entry) => [entry.item.id, entry])),
    counts: {
      myItems: own.data?.length,
      likedItems: likedItems?.length ?? likedIds?.filter(isVisible).length,
      wishlist: wishlist.entries?.length,
    },
  };
}
