import { profilesApi } from '@aura/api-client/endpoints/profiles';
import { wardrobeApi } from '@aura/api-client/endpoints/wardrobe';
import { wishlistApi } from '@aura/api-client/endpoints/wishlist';
import { selectIdentity } from '../../store/session.ts';
import type { AppStore } from '../../store/store.ts';

/** Unused data is cached for longer than the wardrobe takes to render. */
const unused = { subscribe: false };

/** Reads the first page of the wardrobe and the counts of its tabs, so that the first render has them. */
export async function readWardrobe({ getState, dispatch }: AppStore): Promise<void> {
  const email = selectIdentity(getState())?.email;
  if (email === undefined) return;
  await Promise.allSettled([
    dispatch(wardrobeApi.endpoints.getAllUserItems.initiate(email, unused)),
    dispatch(wishlistApi.endpoints.getFavorites.initiate(email, unused)),
    dispatch(profilesApi.endpoints.getProfile.initiate(email, unused)),
  ]);
}
