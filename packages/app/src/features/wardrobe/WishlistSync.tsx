import {
  useAddFavoriteMutation,
  useGetFavoritesQuery,
  useRemoveFavoriteMutation,
} from '@aura/api-client/endpoints/wishlist';
import { unsyncedWishlistIds } from '@aura/domain/rules/wishlist';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef } from 'react';
import { selectLocalState, wishlistChangeSynced } from '../../store/local-state.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';

/**
 * Sends the wishlist changes made in this browser to the server. Failures are silent. A failed change is sent
 * again when the connection returns, with the next change, and at the next start (docs/product.md section 8).
 */
export default function WishlistSync() {
  const dispatch = useAppDispatch();
  const email = useAppSelector(selectIdentity)?.email ?? '';
  const { wishes: changes } = useAppSelector(selectLocalState);
  const hasChanges = Object.keys(changes).length > 0;
  const favorites = useGetFavoritesQuery(hasChanges && email ? email : skipToken);
  const [add] = useAddFavoriteMutation();
  const [remove] = useRemoveFavoriteMutation();
  const pendingIds = useRef(new Set<string>());
  const entries = favorites.isFetching ? undefined : favorites.currentData;

  useEffect(() => {
    if (entries === undefined) return;
    const send = async (itemId: string) => {
      const change = changes[itemId];
      if (change === undefined || pendingIds.current.has(itemId)) return;
      pendingIds.current.add(itemId);
      const { error } = change.on
        ? await add({ email, itemId, source: change.source })
        : await remove({ email, itemId });
      pendingIds.current.delete(itemId);
      // A deleted item can no longer be added.
      if (error?.code === 'NOT_FOUND') dispatch(wishlistChangeSynced(itemId));
    };
    const sendChanges = () => {
      const unsyncedIds = new Set(unsyncedWishlistIds(entries, changes));
      for (const itemId of Object.keys(changes)) {
        if (unsyncedIds.has(itemId)) void send(itemId);
        else dispatch(wishlistChangeSynced(itemId));
      }
    };
    sendChanges();
    window.addEventListener('online', sendChanges);
    return () => window.removeEventListener('online', sendChanges);
  }, [entries, changes, email, add, remove, dispatch]);

  return null;
}
