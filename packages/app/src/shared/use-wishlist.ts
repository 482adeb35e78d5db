import { useGetFavoritesQuery } from '@aura/api-client/endpoints/wishlist';
import type { WishlistEntry, WishlistSource } from '@aura/domain/entities';
import { isInWishlist } from '@aura/domain/rules/wishlist';
import { skipToken } from '@reduxjs/toolkit/query';
import { changeMade, selectLocalState } from '../store/local-state.ts';
import { useAppDispatch, useAppSelector } from '../store/store.ts';

const none: readonly WishlistEntry[] = [];

/**
 * The wishlist of a user. A change is shown immediately and stored in this browser; `WishlistSync` sends it
 * to the server (docs/product.md section 4).
 */
export function useWishlist(email: string) {
  const dispatch = useAppDispatch();
  const { wishes: localChanges } = useAppSelector(selectLocalState);
  const { data: entries, isError, refetch } = useGetFavoritesQuery(email || skipToken);
  const setInWishlist = (key: string, on: boolean, source: WishlistSource) => {
    const value = { on, source, addedAt: new Date().toISOString() };
    dispatch(changeMade({ kind: 'wishes', key, value }));
  };

  return {
    /** The entries that the server last returned; undefined while they load. */
    entries,
    failed: isError && entries === undefined,
    refetch,
    /** Changes made in this browser that the server may not have yet, by item id. */
    localChanges,
    isInWishlist: (itemId: string) => isInWishlist(entries ?? none, localChanges, itemId),
    add: (itemId: string, source: WishlistSource) => setInWishlist(itemId, true, source),
    remove: (itemId: string, source: WishlistSource) => setInWishlist(itemId, false, source),
  };
}
