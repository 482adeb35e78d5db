import type { Outfit, OutfitFacts } from '@aura/domain/outfits';
import { api, LIST, WITH_ITEM } from '../api.ts';
import { callOf, rootOf } from '../base-query.ts';
import { type ApiState, type CachePatch, patchAfterSuccess } from '../cache/state.ts';
import type { ResponseOf } from '../contract/call.ts';
import { toOutfit } from '../contract/outfit-mappers.ts';
import { outfitCalls } from '../contract/outfits.ts';
import { toApiError } from '../errors.ts';
import { distinct } from './loaded-pages.ts';
import { type After, pagesByNext } from './next-pages.ts';
import { sendDeletion } from './send-deletion.ts';

export interface OutfitsPage {
  /** Newest first. */
  readonly outfits: readonly Outfit[];
  /** The number of all outfits. */
  readonly total: number;
  /** Where the next page begins; null after the last one. */
  readonly next: string | null;
}

export interface NewOutfit extends OutfitFacts {
  /** The same for every attempt to save this outfit. */
  readonly idempotencyKey?: string;
}

export interface OutfitUpdate extends OutfitFacts {
  readonly id: string;
  /** The version that was changed. */
  readonly version: number;
}

const requestOf = ({ name, occasions, layers }: OutfitFacts) => ({
  name,
  occasions: [...occasions],
  layers: [...layers],
});

/** Changes the loaded pages of the list. */
function patchPages(change: (page: OutfitsPage, index: number) => OutfitsPage): CachePatch {
  return (dispatch) => {
    dispatch(
      outfitsApi.util.updateQueryData('getOutfits', undefined, ({ pages, pageParams }) => ({
        pages: pages.map(change),
        pageParams,
      })),
    );
  };
}

/** The distinct outfits of the loaded pages. */
export function loadedOutfits(pages: readonly OutfitsPage[]): Outfit[] {
  return distinct(pages.flatMap(({ outfits }) => outfits));
}

const loadedPages = (state: ApiState): readonly OutfitsPage[] =>
  outfitsApi.endpoints.getOutfits.select(undefined)(state).data?.pages ?? [];

/**
 * Puts a new outfit at the start of the list. The answer may be that to an earlier attempt: the list may have been read with
 * the outfit meanwhile, or has it on a page that is not loaded.
 */
function addToList(outfit: Outfit): CachePatch {
  return (dispatch, getState) => {
    const pages = loadedPages(getState());
    const loaded = loadedOutfits(pages);
    if (loaded.some(({ id }) => id === outfit.id)) return void dispatch(replaceOutfit(outfit));
    const oldest = loaded.at(-1);
    if (pages.at(-1)?.next && oldest && outfit.createdAt < oldest.createdAt) return;
    dispatch(
      patchPages((page, index) => ({
        ...page,
        outfits: index === 0 ? [outfit, ...page.outfits] : page.outfits,
        total: page.total + 1,
      })),
    );
  };
}

/** Replaces an outfit in the list and where it is open. */
function replaceOutfit(outfit: Outfit): CachePatch {
  return (dispatch) => {
    dispatch(outfitsApi.util.upsertQueryData('getOutfit', outfit.id, outfit));
    dispatch(
      patchPages((page) => ({
        ...page,
        outfits: page.outfits.map((one) => (one.id === outfit.id ? outfit : one)),
      })),
    );
  };
}

/** Changes an outfit in the list and where it is open. */
export function patchOutfit(id: string, change: Partial<Outfit>): CachePatch {
  return (dispatch) => {
    dispatch(outfitsApi.util.updateQueryData('getOutfit', id, (outfit) => ({ ...outfit, ...change })));
    dispatch(
      patchPages((page) => ({
        ...page,
        outfits: page.outfits.map((one) => (one.id === id ? { ...one, ...change } : one)),
      })),
    );
  };
}

/** Removes an outfit from the list, unless the list has been read without it. */
function dropOutfit(id: string): CachePatch {
  return (dispatch, getState) => {
    if (!loadedOutfits(loadedPages(getState())).some((outfit) => outfit.id === id)) return;
    dispatch(
      patchPages((page) => ({
        ...page,
        outfits: page.outfits.filter((outfit) => outfit.id !== id),
        total: Math.max(0, page.total - 1),
      })),
    );
  };
}

/** Changes of outfits change the lists of those with one item. */
const withItem = [{ type: 'Outfit' as const, id: WITH_ITEM }];

/** Outfits (docs/product.md section 7). */
export const outfitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The current user's outfits in pages, newest first. */
    getOutfits: build.infiniteQuery<OutfitsPage, void, After>({
      infiniteQueryOptions: pagesByNext,
      query: ({ pageParam }) => callOf(outfitCalls.getOutfits, { after: pageParam }),
      transformResponse: (
        { outfits, total, next }: ResponseOf<typeof outfitCalls.getOutfits>,
        meta,
      ): OutfitsPage => ({ outfits: outfits.map((wire) => toOutfit(wire, rootOf(meta))), total, next }),
      // Read again when another tab has changed them.
      providesTags: [{ type: 'Outfit', id: LIST }],
    }),
    getOutfit: build.query<Outfit, string>({
      query: (id) => callOf(outfitCalls.getOutfit, { id }),
      transformResponse: (wire: ResponseOf<typeof outfitCalls.getOutfit>, meta) =>
        toOutfit(wire.outfit, rootOf(meta)),
      // One that was deleted in another tab or on another device leaves the list.
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const code = await queryFulfilled.then(() => null).catch(({ error }) => toApiError(error).code);
        if (code === 'NOT_FOUND') dispatch(dropOutfit(id));
      },
    }),
    addOutfit: build.mutation<Outfit, NewOutfit>({
      query: ({ idempotencyKey, ...facts }) =>
        callOf(outfitCalls.addOutfit, requestOf(facts), { idempotencyKey }),
      transformResponse: (wire: ResponseOf<typeof outfitCalls.addOutfit>, meta) =>
        toOutfit(wire.outfit, rootOf(meta)),
      invalidatesTags: withItem,
      onQueryStarted: patchAfterSuccess((outfit) => [addToList(outfit)]),
    }),
    updateOutfit: build.mutation<Outfit, OutfitUpdate>({
      query: ({ id, version, ...facts }) =>
        callOf(outfitCalls.updateOutfit, { id, version, ...requestOf(facts) }),
      transformResponse: (wire: ResponseOf<typeof outfitCalls.updateOutfit>, meta) =>
        toOutfit(wire.outfit, rootOf(meta)),
      invalidatesTags: withItem,
      onQueryStarted: patchAfterSuccess((outfit) => [replaceOutfit(outfit)]),
    }),
    deleteOutfit: build.mutation<null, string>({
      // May be sent when the page is left.
      queryFn: (id, _api, _options, send) =>
        sendDeletion(send, outfitCalls.deleteOutfit, { id }, { keepalive: true }),
      invalidatesTags: withItem,
      onQueryStarted: patchAfterSuccess((_data, id) => [dropOutfit(id)]),
    }),
  }),
});

export const { useGetOutfitsInfiniteQuery, useGetOutfitQuery } = outfitsApi;
