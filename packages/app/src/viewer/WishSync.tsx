import {
  useAddFavoriteMutation,
  useGetFavoritesQuery,
  useRemoveFavoriteMutation,
} from '@aura/api-client/endpoints/wishlist';
import { unsentWishes } from '@aura/domain/rules/wishlist';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef } from 'react';
import { selectBrowserData, wishSettled } from '../store/browser-data.ts';
import { selectIdentity } from '../store/session.ts';
import { useAppDispatch, useAppSelector } from '../store/store.ts';

/**
 * Brings wishes that were made on this device to the server, says nothing when that fails, and tries again when
 * the connection is back, another wish is made, or the app is opened again (docs/product.md section 8).
 */
export default function WishSync() {
  const dispatch = useAppDispatch();
  const email = useAppSelector(selectIdentity)?.email ?? '';
  const { wishes } = useAppSelector(selectBrowserData);
  const waiting = Object.keys(wishes).length > 0;
  const favorites = useGetFavoritesQuery(waiting && email ? email : skipToken);
  const [add] = useAddFavoriteMutation();
  const [remove] = useRemoveFavoriteMutation();
  const underWay = useRef(new Set<string>());
  const entries = favorites.isFetching ? undefined : favorites.currentData;

  useEffect(() => {
    if (entries === undefined) return;
    const send = async (itemId: string) => {
      const wish = wishes[itemId];
      if (wish === undefined || underWay.current.has(itemId)) return;
      underWay.current.add(itemId);
      const { error } = wish.on
        ? await add({ email, itemId, source: wish.source })
        : await remove({ email, itemId });
      underWay.current.delete(itemId);
      // An item that is gone can never be wished.
      if (error?.code === 'NOT_FOUND') dispatch(wishSettled(itemId));
    };
    const sendUnsent = () => {
      const unsent = new Set(unsentWishes(entries, wishes));
      for (const itemId of Object.keys(wishes)) {
        if (unsent.has(itemId)) void send(itemId);
        else dispatch(wishSettled(itemId));
      }
    };
    sendUnsent();
    window.addEventListener('online', sendUnsent);
    return () => window.removeEventListener('online', sendUnsent);
  }, [entries, wishes, email, add, remove, dispatch]);

  return null;
}
