import { wardrobeFirstPageSize, wardrobePageMaxSize } from '@aura/domain/limits/wardrobe';
import { api, listTags } from '../api.ts';
import { answerOf, type Send } from '../base-query.ts';
import { addedItems, changedItems, currentRead } from '../cache/current-read.ts';
import type { ApiState, CachePatch } from '../cache/state.ts';
import { toItem } from '../contract/item-mappers.ts';
import { itemCalls } from '../contract/items.ts';
import type { PageAnswer, Wardrobe } from './whole-wardrobe.ts';

/** A page after the first one. */
interface FurtherPage {
  /** The current user's. */
  readonly email: string;
  readonly after: string;
}

interface PageRequest {
  readonly email: string;
  readonly limit: number;
  readonly after?: string | undefined;
}

async function readPage(send: Send, { email, limit, after }: PageRequest): Promise<PageAnswer> {
  // The page of the wardrobe sends the same address before the app has loaded.
  const request = { limit, userID: email, after };
  const { data, error, root } = await answerOf(send, itemCalls.getAllUserItems, request);
  if (error) return { error };
  return { data: { items: data.items.map((item) => toItem(item, root)), next: data.next ?? null } };
}

function cachedWardrobe(state: unknown, email: string): Wardrobe | undefined {
  return wardrobeApi.endpoints.getAllUserItems.select(email)(state as ApiState).data;
}

/** Appends a page to the cached wardrobe, unless the wardrobe was read again meanwhile. */
function appendPage({ email, after }: FurtherPage, page: Wardrobe): CachePatch {
  return (dispatch, getState) => {
    const wardrobe = cachedWardrobe(getState(), email);
    if (wardrobe?.next !== after) return;
    const ids = new Set(wardrobe.items.map(({ id }) => id));
    const items = [...wardrobe.items, ...page.items.filter(({ id }) => !ids.has(id))];
    dispatch(wardrobeApi.util.updateQueryData('getAllUserItems', email, () => ({ items, next: page.next })));
  };
}

/** The current user's wardrobe (docs/product.md section 7). */
export const wardrobeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The wardrobe by its owner's email. The first read returns the first page, to which `getWardrobePage` appends the
     * others; a forced one reads all of it, so that a list that is shown never becomes shorter.
     */
    getAllUserItems: build.query<Wardrobe, string>({
      queryFn: async (email, { getState, forced = false }, _options, send) => {
        if (!forced) {
          const read = () => readPage(send, { email, limit: wardrobeFirstPageSize });
          return currentRead(addedItems, () => currentRead(changedItems, read));
        }
        // Loaded when it is needed, as the first view of the wardrobe is not.
        const { readWhole } = await import('./whole-wardrobe.ts');
        return readWhole(
          (after) => readPage(send, { email, limit: wardrobePageMaxSize, after }),
          () => cachedWardrobe(getState(), email)?.items ?? [],
        );
      },
      providesTags: (wardrobe) => listTags('Item', wardrobe?.items.map(({ id }) => id) ?? []),
    }),
    /** Reads a further page of the wardrobe and appends it. An item that is changed meanwhile is not shown as it was. */
    getWardrobePage: build.query<null, FurtherPage>({
      keepUnusedDataFor: 0,
      queryFn: async (request, { dispatch }, _options, send) => {
        const read = () => readPage(send, { ...request, limit: wardrobePageMaxSize });
        const page = await currentRead(changedItems, read);
        if (page.error) return page;
        dispatch(appendPage(request, page.data));
        return { data: null };
      },
    }),
  }),
});

export const { useGetAllUserItemsQuery, useGetWardrobePageQuery } = wardrobeApi;
