import type { Item } from '@aura/domain/entities';
import { itemsApi } from '../endpoints/items.ts';
import { wishlistApi } from '../endpoints/wishlist.ts';
import { type CachePatch, readsOf } from './state.ts';

/** Updates every cached read of items after a call has succeeded. */

const { updateQueryData } = itemsApi.util;

type ListChange = (items: readonly Item[]) => readonly Item[];

/** Changes every cached list that contains the item. */
function changeLists(id: string, change: ListChange): CachePatch {
  return (dispatch, getState) => {
    for (const { endpointName, originalArgs } of readsOf(getState(), 'Item', id)) {
      if (
        endpointName === 'getAllUserItems' ||
        endpointName === 'getItems' ||
        endpointName === 'getPostItems'
      ) {
        dispatch(updateQueryData(endpointName, originalArgs, change));
      }
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

/** Inserts a new item at the start of the current user's cached wardrobe. */
export function prependItem(email: string, item: Item): CachePatch {
  return (dispatch) => {
    dispatch(updateQueryData('getAllUserItems', email, (items) => [item, ...items]));
  };
}
