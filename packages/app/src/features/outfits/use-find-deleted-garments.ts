import { wardrobeApi } from '@aura/api-client/endpoints/wardrobe';
import { wishlistApi } from '@aura/api-client/endpoints/wishlist';
import { isInWishlist } from '@aura/domain/rules/wishlist';
import { useCallback } from 'react';
import { selectLocalState } from '../../store/local-state.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppStore } from '../../store/store.ts';

const { getAllUserItems } = wardrobeApi.endpoints;
const { getFavorites } = wishlistApi.endpoints;
const options = { subscribe: false, forceRefetch: true } as const;

/** Returns which garments are neither in the wardrobe nor on the wishlist; none when these cannot be read. */
export type FindDeletedGarments = (itemIds: readonly string[]) => Promise<readonly string[]>;

/** A function that reads the current user's garments again to find those that were deleted elsewhere. */
export function useFindDeletedGarments(): FindDeletedGarments {
  const { dispatch, getState } = useAppStore();
  return useCallback(
    async (itemIds) => {
      const email = selectIdentity(getState())?.email ?? '';
      const [own, wished] = await Promise.all([
        dispatch(getAllUserItems.initiate(email, options)),
        dispatch(getFavorites.initiate(email, options)),
      ]);
      if (!own.isSuccess || !wished.isSuccess) return [];
      const ownIds = new Set(own.data.items.map(({ id }) => id));
      const { wishes } = selectLocalState(getState());
      return itemIds.filter((id) => !ownIds.has(id) && !isInWishlist(wished.data, wishes, id));
    },
    [dispatch, getState],
  );
}
