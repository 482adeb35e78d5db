import { useGetFavoritesQuery } from '@aura/api-client/endpoints/wishlist';
import type { WishlistEntry, WishlistSource } from '@aura/domain/entities';
import { isWished } from '@aura/domain/rules/wishlist';
import { skipToken } from '@reduxjs/toolkit/query';
import { selectBrowserData, wishMarked } from '../store/browser-data.ts';
import { useAppDispatch, useAppSelector } from '../store/store.ts';

const none: readonly WishlistEntry[] = [];

/**
 * The viewer's wishlist. A wish holds on this device at once; `WishSync` brings it to the server
 * (docs/product.md section 4).
 * @param email the viewer's
 */
export function useWishlist(email: string) {
  const dispatch = useAppDispatch();
  const { wishes } = useAppSelector(selectBrowserData);
  const { data: entries, isError } = useGetFavoritesQuery(email || skipToken);

  return {
    /** What the server says; undefined while it loads. */
    entries,
    failed: isError && entries === undefined,
    /** What was done here and the server may not know yet. */
    wishes,
    isWished: (itemId: string) => isWished(entries ?? none, wishes, itemId),
    setWished: (itemId: string, on: boolean, source: WishlistSource) =>
      dispatch(wishMarked({ itemId, on, source, addedAt: new Date().toISOString() })),
  };
}
