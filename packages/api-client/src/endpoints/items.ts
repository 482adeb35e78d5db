import type { Item } from '@aura/domain/entities';
import { itemReadConcurrency } from '@aura/domain/limits/wardrobe';
import { api, postItems } from '../api.ts';
import { callOf, rootOf } from '../base-query.ts';
import type { ResponseOf } from '../contract/call.ts';
import { toItem } from '../contract/item-mappers.ts';
import { itemCalls } from '../contract/items.ts';
import { toApiError } from '../errors.ts';

/** Queries of items (docs/product.md section 7); the wardrobe is in `wardrobe.ts`. */
const itemReads = api.injectEndpoints({
  endpoints: (build) => ({
    getItem: build.query<Item, string>({
      query: (id) => callOf(itemCalls.getItem, { id }),
      transformResponse: (wire: ResponseOf<typeof itemCalls.getItem>, meta) =>
        toItem(wire.item, rootOf(meta)),
      providesTags: (_item, _error, id) => [{ type: 'Item', id }],
    }),
    /** The items of a post. */
    getPostItems: build.query<readonly Item[], string>({
      query: (postId) => callOf(itemCalls.getPostItems, { postId }),
      transformResponse: ({ items }: ResponseOf<typeof itemCalls.getPostItems>, meta) =>
        items.map((item) => toItem(item, rootOf(meta))),
      providesTags: (items = [], _error, postId) => [
        postItems(postId),
        ...items.map(({ id }) => ({ type: 'Item' as const, id })),
      ],
    }),
  }),
});

export const itemsApi = itemReads.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Several items in the order of the ids, requested with limited concurrency. Items that cannot be read
     * are omitted.
     */
    getItems: build.query<readonly Item[], readonly string[]>({
      queryFn: async (ids, { dispatch }) => {
        const { getItem } = itemReads.endpoints;
        // Loaded when it is needed, since most pages read no items one by one.
        const { default: pLimit } = await import('p-limit');
        const limit = pLimit(itemReadConcurrency);
        const answers = await Promise.all(
          ids.map((id) => limit(async () => dispatch(getItem.initiate(id, { subscribe: false })))),
        );
        const items = answers.flatMap(({ data }) => data ?? []);
        const failures = answers.flatMap(({ error }) => (error ? toApiError(error) : []));
        const failure = failures.find(({ status }) => status !== 404);
        return items.length === 0 && failure ? { error: failure } : { data: items };
      },
      providesTags: (items = []) => items.map(({ id }) => ({ type: 'Item' as const, id })),
    }),
  }),
});

export const { useGetItemQuery, useGetItemsQuery, useGetPostItemsQuery } = itemsApi;
