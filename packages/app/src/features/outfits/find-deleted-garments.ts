import { wardrobeApi } from '@aura/api-client/endpoints/wardrobe';
import { wishlistApi } from '@aura/api-client/endpoints/wishlist';
import { isInWishlist } from '@aura/domain/rules/wishlist';
import { selectLocalState } from '../../store/local-state.ts';
import { selectIdentity } from '../../store/session.ts';
import type { AppStore } from '../../store/store.ts';

const { getAllUserItems } = wardrobeApi.endpoints;
const { getFavorites } = wishlistApi.endpoints;
const options = { subscribe: false, forceRefetch: true } as const;

/**
 * Reads the current user's garments again to find those that were deleted elsewhere.
 * @returns the ids that are neither in the wardrobe nor on the wishlist; none when these cannot be read
 */
export async function findDeletedGarments(
  { dispatch, getState }: AppStore,
  itemIds: readonly string[],
): Promise<readonly string[]> {
  const email = selectIdentity(getState())?.email ?? '';
  const [own, wished] = await Promise.all([
    dispatch(getAllUserItems.initiate(email, options)),
    dispatch(getFavorites.initiate(email, options)),
  ]);
  if (!own.isSuccess || !wished.isSuccess) return [];
  const ownIds = new Set(own.data.items.map(({ id }) => id));
  const { wishes } = selectLocalState(getState());
  return itemIds.filter((id) => !ownIds.has(id) && !isInWishlist(wished.data, wishes, id));
}
