import { loadedOutfits, outfitsApi } from '@aura/api-client/endpoints/outfits';
import { wardrobeApi } from '@aura/api-client/endpoints/wardrobe';
import { wearsApi } from '@aura/api-client/endpoints/wears';
import { wishlistApi } from '@aura/api-client/endpoints/wishlist';
import { wearRangeMaxDays } from '@aura/domain/limits/wears';
import type { Outfit } from '@aura/domain/outfits';
import type { AccountData } from '@aura/domain/own-data/import-duplicates';
import { addDays } from '@aura/domain/rules/days';
import type { Wear } from '@aura/domain/wears';
import type { AppDispatch } from '../../../store/store.ts';

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

/** Reads the wears of days, in as few ranges as the server allows. */
async function readWears(dispatch: AppDispatch, days: readonly string[]): Promise<readonly Wear[]> {
  const wears: Wear[] = [];
  let readTo = '';
  for (const from of [...days].sort()) {
    if (from <= readTo) continue;
    readTo = addDays(from, wearRangeMaxDays - 1);
    const options = { forceRefetch: true, subscribe: false } as const;
    const reading = wearsApi.endpoints.getWears.initiate({ from, to: readTo }, options);
    wears.push(...(await dispatch(reading).unwrap()));
  }
  return wears;
}

/**
 * Reads what an import is compared with.
 * @param days the days on which the import has wears, `YYYY-MM-DD`
 * @throws ApiError
 */
export async function readAccount(
  dispatch: AppDispatch,
  email: string,
  days: readonly string[],
): Promise<AccountData> {
  const fresh = { forceRefetch: true, subscribe: false } as const;
  const wardrobe = await dispatch(wardrobeApi.endpoints.getAllUserItems.initiate(email, fresh)).unwrap();
  const wishlist = await dispatch(wishlistApi.endpoints.getFavorites.initiate(email, fresh)).unwrap();
  const outfits = await readOutfits(dispatch);
  const wears = await readWears(dispatch, days);
  return { wardrobe: wardrobe.items, outfits, wears, wishlist: new Set(wishlist.map(({ item }) => item.id)) };
}
