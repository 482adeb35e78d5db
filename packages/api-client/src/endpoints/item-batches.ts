import type { Item, ItemFacts } from '@aura/domain/entities';
import { api } from '../api.ts';
import { callOf, rootOf } from '../base-query.ts';
import { patchItem } from '../cache/items.ts';
import { patchAfterSuccess } from '../cache/state.ts';
import type { ResponseOf } from '../contract/call.ts';
import { itemBatchCalls } from '../contract/item-batches.ts';
import { toItem } from '../contract/item-mappers.ts';
import { removeItem } from './item-actions.ts';

interface ItemRefs {
  /** The current user's. */
  readonly email: string;
  /** At most `itemBatchMax`. */
  readonly itemIds: readonly string[];
}

/** The facts that several items can be given at once. */
type ItemChanges = Partial<Omit<ItemFacts, 'name'>> & { readonly archived?: boolean };

interface ItemsUpdate extends ItemRefs {
  readonly changes: ItemChanges;
}

/** An answer that names the items that could not be changed, because they no longer exist. */
interface UpdatedItems {
  readonly items: readonly Item[];
  readonly failedIds: readonly string[];
}

interface DeletedItems {
  readonly deletedIds: readonly string[];
  readonly failedIds: readonly string[];
}

const missing = (ids: readonly string[] = []) => ids.map((id) => ({ type: 'Item' as const, id }));

/** Mutations of several items. Caches change only after the call has succeeded. */
export const itemBatchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateItems: build.mutation<UpdatedItems, ItemsUpdate>({
      query: ({ email, itemIds, changes }) =>
        callOf(itemBatchCalls.updateItems, { email, itemIds: [...itemIds], changes }),
      transformResponse: (wire: ResponseOf<typeof itemBatchCalls.updateItems>, meta) => ({
        items: wire.items.map((item) => toItem(item, rootOf(meta))),
        failedIds: wire.failedIds,
      }),
      invalidatesTags: (answer) => missing(answer?.failedIds),
      onQueryStarted: patchAfterSuccess(({ items }) => items.map((item) => patchItem(item.id, () => item))),
    }),
    deleteItems: build.mutation<DeletedItems, ItemRefs>({
      query: ({ email, itemIds }) => callOf(itemBatchCalls.deleteItems, { email, itemIds: [...itemIds] }),
      transformResponse: ({ deletedIds, failedIds }: ResponseOf<typeof itemBatchCalls.deleteItems>) => ({
        deletedIds,
        failedIds,
      }),
      invalidatesTags: (answer) => missing(answer?.failedIds),
      onQueryStarted: patchAfterSuccess(({ deletedIds }, { email }) =>
        deletedIds.flatMap((itemId) => removeItem({ email, itemId })),
      ),
    }),
  }),
});
