import {
  useAddFavoriteMutation,
  useGetFavoritesQuery,
  useRemoveFavoriteMutation,
} from '@aura/api-client/endpoints/wishlist';
import { isListed, type LocalWishlistEntry } from '@aura/domain/rules/wishlist';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useMemo } from 'react';
import { lockChange } from '../../shared/lock-change.ts';
import { useChangeSync } from '../../shared/use-change-sync.ts';
import { useRefusalMessage } from '../../shared/use-refusal-message.ts';
import { changeEnded, selectLocalState } from '../../store/local-state.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/store.ts';

/**
 * Sends the wishlist changes made in this browser to the server, each from one tab. One that it refuses is undone with its
 * reason.
 */
export function WishlistSync() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const email = useAppSelector(selectIdentity)?.email ?? '';
  const { wishes: changes } = useAppSelector(selectLocalState);
  const hasChanges = Object.keys(changes).length > 0;
  const favorites = useGetFavoritesQuery(hasChanges && email ? email : skipToken);
  const [add] = useAddFavoriteMutation();
  const [remove] = useRemoveFavoriteMutation();
  const codeOf = useRefusalMessage();
  const entries = favorites.isFetching ? undefined : favorites.currentData;

  useChangeSync<LocalWishlistEntry>({
    changes,
    isSynced: useMemo(
      () => entries && ((itemId: string, { on }: LocalWishlistEntry) => on === isListed(entries, itemId)),
      [entries],
    ),
    send: useCallback(
      (itemId: string) =>
        lockChange('wishes', itemId, async () => {
          // Another tab may have sent it, or the user may have changed it since it was queued.
          const change = selectLocalState(store.getState()).wishes[itemId];
          if (change === undefined) return undefined;
          const { on, source } = change;
          const { error } = await (on ? add({ email, itemId, source }) : remove({ email, itemId }));
          return codeOf(error);
        }),
      [add, remove, email, codeOf, store],
    ),
    remove: useCallback((key: string) => dispatch(changeEnded({ kind: 'wishes', key })), [dispatch]),
  });
  return null;
}
