import { itemsApi } from '@aura/api-client/endpoints/items';
import { loadedOutfits, outfitsApi } from '@aura/api-client/endpoints/outfits';
import { wishlistApi } from '@aura/api-client/endpoints/wishlist';
import type { Outfit } from '@aura/domain/outfits';
import type { AccountData } from '@aura/domain/own-data/import-duplicates';
import type { AppDispatch } from '../../store/store.ts';

async function readOutfits(dispatch: AppDispatch): Promise<readonly Outfit[]> {
  const { getOutfits } = outfitsApi.endpoints;
  const reading = dispatch(getOutfits.initiate(undefined, { forceRefetch: true }));
  try {
    let read = await reading;
    while (read.hasNextPage && !read.isError) {
      read = await dispatch(getOutfits.initiate(undefined, { direction: 'forward', subscribe: false }));
    }
    if (read.isError) throw read.error;
    return loadedOutfits(read.data?.pages ?? []);
  } finally {
    reading.unsubscribe();
  }
}

/**
 * Reads what an import is compared with.
 * @throws ApiError
 */
export async function readAccount(dispatch: AppDispatch, email: string): Promise<AccountData> {
  const fresh = { forceRefetch: true, subscribe: false } as const;
  const wardrobe = await dispatch(itemsApi.endpoints.getAllUserItems.initiate(email, fresh)).unwrap();
  const wishlist = await dispatch(wishlistApi.endpoints.getFavorites.initiate(email, fresh)).unwrap();
  const outfits = await readOutfits(dispatch);
  return { wardrobe, outfits, wishlist: new Set(wishlist.map(({ item }) => item.id)) };
}
