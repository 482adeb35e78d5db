import { itemsApi } from '@aura/api-client/endpoints/items';
import { loadedOutfits, outfitsApi } from '@aura/api-client/endpoints/outfits';
import { wishlistApi } from '@aura/api-client/endpoints/wishlist';
import type { Outfit } from '@aura/domain/outfits';
import type { ImportData } from '@aura/domain/own-data/import-data';
import { findDuplicates, type KnownData, outfitKey } from '@aura/domain/own-data/import-duplicates';
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
 * Reads what the account has of an import already.
 * @throws ApiError
 */
export async function readKnown(dispatch: AppDispatch, email: string, data: ImportData): Promise<KnownData> {
  const fresh = { forceRefetch: true, subscribe: false } as const;
  const wardrobe = await dispatch(itemsApi.endpoints.getAllUserItems.initiate(email, fresh)).unwrap();
  const wishlist = await dispatch(wishlistApi.endpoints.getFavorites.initiate(email, fresh)).unwrap();
  const outfits = await readOutfits(dispatch);
  return {
    duplicates: findDuplicates(data.items, wardrobe),
    outfits: new Map(outfits.map((outfit) => [outfitKey(outfit), outfit.id])),
    wishlist: new Set(wishlist.map(({ item }) => item.id)),
  };
}
