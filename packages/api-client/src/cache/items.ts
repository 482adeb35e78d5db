import type { Item } from '@aura/domain/entities';
import { itemsApi } from '../endpoints/items.ts';
import type { likesApi } from '../endpoints/likes.ts';
import type { searchApi } from '../endpoints/search.ts';
import { wardrobeApi } from '../endpoints/wardrobe.ts';
import { wishlistApi } from '../endpoints/wishlist.ts';
import { addedItems, changedItems, countWrite } from './current-read.ts';
import { type CachePatch, readsOf } from './state.ts';

/** Updates every cached read of items after a call has succeeded. */

const { updateQueryData } = itemsApi.util;
/** The query of liked items is loaded on demand, and is known here by name only. */
const { updateQueryData: updateLikedItems, selectCachedArgsForQuery: selectLikedItems } =
  itemsApi.util as unknown as (typeof likesApi)['util'];

/** The query of search results, which is loaded on demand too. */
const { updateQueryData: updateSearch } = itemsApi.util as unknown as (typeof searchApi)['util'];

type ListChange = (items: readonly Item[]) => readonly Item[];

const isLikedItems = (name: string): boolean => name === 'getLikedItems';

function changeLikedItems(email: string, change: ListChange): CachePatch {
  return (dispatch, getState) => {
    if (!selectLikedItems(getState(), 'getLikedItems').includes(email)) return;
    dispatch(
      updateLikedItems('getLikedItems', email, (list) => ({
        ...list,
        pages: list.pages.map((page) => ({ ...page, items: change(page.items) })),
      })),
    );
  };
}

function changeSearch(query: Parameters<typeof updateSearch<'search'>>[1], change: ListChange): CachePatch {
  return (dispatch) => {
    dispatch(
      updateSearch('search', query, (list) => {
        const pages = list.pages.map((page) => ({ ...page, items: change(page.items) }));
        const countOf = (all: typeof list.pages) => all.flatMap(({ items }) => items).length;
        const removed = countOf(list.pages) - countOf(pages);
        return { ...list, pages: pages.map((page) => ({ ...page, total: page.total - removed })) };
      }),
    );
  };
}

function changeWardrobe(email: string, change: ListChange): CachePatch {
  return (dispatch) => {
    dispatch(
      wardrobeApi.util.updateQueryData('getAllUserItems', email, (wardrobe) => ({
        ...wardrobe,
        items: change(wardrobe.items),
      })),
    );
  };
}

/** Removes an item from the cached list of what the current user likes. */
export function dropLikedItem(email: string, id: string): CachePatch {
  return changeLikedItems(email, (items) => items.filter((item) => item.id !== id));
}

/** Changes every cached list that contains the item. */
function changeLists(id: string, change: ListChange): CachePatch {
  return (dispatch, getState) => {
    countWrite(changedItems);
    for (const { endpointName, originalArgs } of readsOf(getState(), 'Item', id)) {
      if (endpointName === 'getItems' || endpointName === 'getPostItems') {
        dispatch(updateQueryData(endpointName, originalArgs, change));
      }
      if (endpointName === 'getAllUserItems') dispatch(changeWardrobe(originalArgs, change));
      if (endpointName === 'search') dispatch(changeSearch(originalArgs, change));
      if (isLikedItems(endpointName)) dispatch(changeLikedItems(originalArgs, change));
    }
  };
}

/** Changes one item wherever it is cached, the wishlist included. */
export function patchItem(id: string, change: (item: Item) => Item): CachePatch {
  const changeOne = (item: Item) => (item.id === id ? change(item) : item);
  return (dispatch, getState) => {
    dispatch(changeLists(id, (items) => items.map(changeOne)));
    for (const { endpointName, originalArgs } of readsOf(getState(), 'Item', id)) {
      if (endpointName === 'getItem') dispatch(updateQueryData('getItem', originalArgs, changeOne));
      if (endpointName === 'getFavorites') {
        dispatch(
          wishlistApi.util.updateQueryData('getFavorites', originalArgs, (entries) =>
            entries.map((entry) => ({ ...entry, item: changeOne(entry.item) })),
          ),
        );
      }
    }
  };
}

/** Removes an item from every cached list and the wishlist. */
export function dropItem(id: string): CachePatch {
  return (dispatch, getState) => {
    dispatch(changeLists(id, (items) => items.filter((item) => item.id !== id)));
    for (const { endpointName, originalArgs } of readsOf(getState(), 'Item', id)) {
      if (endpointName === 'getFavorites') {
        dispatch(
          wishlistApi.util.updateQueryData('getFavorites', originalArgs, (entries) =>
            entries.filter(({ item }) => item.id !== id),
          ),
        );
      }
    }
  };
}

/**
 * Inserts a new item at the start of the current user's cached wardrobe. When the upload was sent again, since its response
 * was lost, the wardrobe may have been read with it meanwhile.
 */
export function prependItem(email: string, item: Item): CachePatch {
  return (dispatch) => {
    countWrite(addedItems);
    dispatch(changeWardrobe(email, (items) => [item, ...items.filter(({ id }) => id !== item.id)]));
  };
}
