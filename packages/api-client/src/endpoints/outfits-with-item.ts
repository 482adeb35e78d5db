import { itemOutfitsFirstCount } from '@aura/domain/limits/item-page';
import { outfitsPageSize } from '@aura/domain/limits/outfits';
import { api, LIST, WITH_ITEM } from '../api.ts';
import { callOf, rootOf } from '../base-query.ts';
import type { ResponseOf } from '../contract/call.ts';
import { toOutfit } from '../contract/outfit-mappers.ts';
import { outfitCalls } from '../contract/outfits.ts';
import { type After, pagesByNext } from './next-pages.ts';
import type { OutfitsPage } from './outfits.ts';

/** The query of the current user's outfits with an item, newest first (docs/product.md section 7). */
export const outfitsWithItemApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By the id of the item. The first page is a row of its page. */
    getOutfitsWithItem: build.infiniteQuery<OutfitsPage, string, After>({
      infiniteQueryOptions: pagesByNext,
      query: ({ queryArg: itemId, pageParam: after }) => {
        const limit = after === undefined ? itemOutfitsFirstCount : outfitsPageSize;
        return callOf(outfitCalls.getOutfits, { itemId, limit, after });
      },
      transformResponse: (
        { outfits, total, next }: ResponseOf<typeof outfitCalls.getOutfits>,
        meta,
      ): OutfitsPage => ({ outfits: outfits.map((wire) => toOutfit(wire, rootOf(meta))), total, next }),
      // Read again after a change here, and when another tab has changed outfits.
      providesTags: [
        { type: 'Outfit', id: WITH_ITEM },
        { type: 'Outfit', id: LIST },
      ],
    }),
  }),
});

export const { useGetOutfitsWithItemInfiniteQuery } = outfitsWithItemApi;
