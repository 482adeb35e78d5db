import type { Wear } from '@aura/domain/wears';
import { api } from '../api.ts';
import { callOf } from '../base-query.ts';
import { patchItem } from '../cache/items.ts';
import { type CachePatch, patchAfterSuccess } from '../cache/state.ts';
import type { ResponseOf } from '../contract/call.ts';
import { toOutfitWears, toWear } from '../contract/wear-mappers.ts';
import { type OutfitWearsWire, type WornItemWire, wearCalls } from '../contract/wears.ts';
import { patchOutfit } from './outfits.ts';

/** Days, `YYYY-MM-DD`, both included. */
export interface WearRange {
  readonly from: string;
  readonly to: string;
}

export interface NewWear {
  /** `YYYY-MM-DD` in the time zone of the device. */
  readonly date: string;
  /** Items of the own wardrobe. */
  readonly itemIds: readonly string[];
  /** The outfit that they are. */
  readonly outfitId?: string | undefined;
  /** An own post that shows them. */
  readonly postId?: string | undefined;
  /** A plan does not count until it is logged; by default false. */
  readonly planned?: boolean;
  /** The same for every attempt to log this wear. */
  readonly idempotencyKey?: string;
}

export interface AddedWear {
  readonly wear: Wear;
  /** False when the same was logged or planned for this day before. */
  readonly added: boolean;
  /** Whether the wear was a plan before, which it has replaced. */
  readonly wasPlanned: boolean;
}

/** Changes the cached ranges with a day. */
function patchRanges(
  isIncluded: (range: WearRange) => boolean,
  change: (wears: readonly Wear[]) => readonly Wear[],
): CachePatch {
  return (dispatch, getState) => {
    for (const range of wearsApi.util.selectCachedArgsForQuery(getState(), 'getWears')) {
      if (isIncluded(range)) dispatch(wearsApi.util.updateQueryData('getWears', range, change));
    }
  };
}

const putWear = (wear: Wear): CachePatch =>
  patchRanges(
    ({ from, to }) => from <= wear.date && wear.date <= to,
    (wears) =>
      [...wears.filter(({ id }) => id !== wear.id), wear].sort((a, b) => a.date.localeCompare(b.date)),
  );

const dropWear = (id: string): CachePatch =>
  patchRanges(
    () => true,
    (wears) => wears.filter((wear) => wear.id !== id),
  );

/** How often the items and the outfit of a wear were worn, after a change. */
interface ChangedWears {
  readonly items: readonly WornItemWire[];
  readonly outfit: OutfitWearsWire | null;
}

const patchWorn = ({ items, outfit }: ChangedWears): CachePatch[] => [
  ...items.map(({ id, wears: days, lastWorn: last }) =>
    patchItem(id, (item) => ({ ...item, worn: { days, last } })),
  ),
  ...(outfit === null ? [] : [patchOutfit(outfit.id, toOutfitWears(outfit))]),
];

/** Wears (docs/product.md section 7). Other tabs are informed by the live event of their items. */
export const wearsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The current user's wears and plans of a range of days, the earliest first. */
    getWears: build.query<readonly Wear[], WearRange>({
      query: (range) => callOf(wearCalls.getWears, range),
      transformResponse: ({ wears, outfits }: ResponseOf<typeof wearCalls.getWears>) =>
        wears.map((wear) => toWear(wear, outfits)),
      providesTags: ['Item'],
    }),
    /** The same outfit, or without one the same garments, are logged once per day. */
    addWear: build.mutation<AddedWear & ChangedWears, NewWear>({
      // May be sent when the page is left.
      query: ({ idempotencyKey, itemIds, ...wear }) =>
        callOf(wearCalls.addWear, { ...wear, itemIds: [...itemIds] }, { idempotencyKey, keepalive: true }),
      transformResponse: ({
        wear,
        outfits,
        added,
        wasPlanned,
        items,
        outfit,
      }: ResponseOf<typeof wearCalls.addWear>) => ({
        wear: toWear(wear, outfits),
        added,
        wasPlanned,
        items,
        outfit,
      }),
      onQueryStarted: patchAfterSuccess((added) => [putWear(added.wear), ...patchWorn(added)]),
    }),
    /** By the id of the wear. May be sent when the page is left. */
    deleteWear: build.mutation<ChangedWears, string>({
      query: (id) => callOf(wearCalls.deleteWear, { id }, { keepalive: true }),
      transformResponse: ({ items, outfit }: ResponseOf<typeof wearCalls.deleteWear>) => ({ items, outfit }),
      onQueryStarted: patchAfterSuccess((changed, id) => [dropWear(id), ...patchWorn(changed)]),
    }),
  }),
});

export const { useGetWearsQuery } = wearsApi;
