import { useGetItemsQuery } from '@aura/api-client/endpoints/items';
import { useGetProfileQuery } from '@aura/api-client/endpoints/profiles';
import type { Item, WishlistEntry } from '@aura/domain/entities';
import { isArchived } from '@aura/domain/rules/wardrobe-facets';
import { mergedWishlist, unsyncedWishlistIds } from '@aura/domain/rules/wishlist';
import type { ItemTab } from '@aura/domain/vocabularies/tabs';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredArrival } from '../../shared/use-deferred-arrival.ts';
import { useWardrobe } from '../../shared/use-wardrobe.ts';
import { useWishlist } from '../../shared/use-wishlist.ts';
import type { FurtherPages } from './further-pages.ts';

interface WardrobeListState {
  /** Undefined while they load. */
  readonly items: readonly Item[] | undefined;
  readonly failed: boolean;
  /** The further pages of the list, when some are not loaded. */
  readonly further?: FurtherPages | undefined;
}

/** The wishlist of the server with the local changes applied; undefined while it loads. */
function useMergedWishlist(email: string) {
  const { entries, localChanges, failed } = useWishlist(email);
  const addedIds = unsyncedWishlistIds(entries ?? [], localChanges).filter((id) => localChanges[id]?.on);
  const added = useGetItemsQuery(addedIds.length > 0 ? addedIds : skipToken);
  const merged = entries && mergedWishlist(entries, localChanges, added.currentData ?? []);
  return { entries: merged, failed };
}

/** The current user's own items and wishlist, and the number of liked items, which `LikedItemsTab` reads. */
export function useWardrobeLists(email: string, tab: ItemTab) {
  const own = useWardrobe(email);
  const profile = useGetProfileQuery(email);
  const wishlist = useMergedWishlist(email);
  const ownItems = useDeferredArrival(own.items);
  const lists: Readonly<Record<ItemTab, WardrobeListState | null>> = {
    myItems: {
      items: ownItems,
      failed: own.isError && own.items === undefined,
      further: own.whole ? undefined : { failed: own.isError, isFetching: own.isFetching, load: own.refetch },
    },
    likedItems: null,
    wishlist: { items: wishlist.entries?.map(({ item }) => item), failed: wishlist.failed },
  };
  return {
    list: lists[tab],
    /** Wishlist entries by item id. */
    wishlistEntries: new Map<string, WishlistEntry>(wishlist.entries?.map((entry) => [entry.item.id, entry])),
    counts: {
      myItems: own.whole?.filter((item) => !isArchived(item)).length,
      likedItems: profile.data?.likedItemCount,
      wishlist: wishlist.entries?.length,
    },
  };
}
