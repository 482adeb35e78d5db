import type { Image, Item, ItemFacts } from '@aura/domain/entities';
import type { EditedOwnFacts, OwnFacts } from '@aura/domain/own-facts';
import { api, LIKED } from '../api.ts';
import { callOf, rootOf } from '../base-query.ts';
import { dropItem, dropLikedItem, patchItem, prependItem } from '../cache/items.ts';
import { unlinkItem } from '../cache/post-lists.ts';
import { patchOwnProfile } from '../cache/profiles.ts';
import { type CachePatch, patchAfterSuccess } from '../cache/state.ts';
import type { ResponseOf } from '../contract/call.ts';
import { cutoutCalls } from '../contract/cutouts.ts';
import { toItem } from '../contract/item-mappers.ts';
import { itemCalls } from '../contract/items.ts';
import { type LikeState, toLikeState } from '../contract/mappers.ts';
import { ownDataCalls } from '../contract/own-data.ts';
import { type UploadProgress, withProgress } from '../transport/upload.ts';
import { sendDeletion } from './send-deletion.ts';
import { wardrobeApi } from './wardrobe.ts';

export interface ItemRef {
  /** The current user's. */
  readonly email: string;
  readonly itemId: string;
}

export interface NewItem {
  readonly email: string;
  readonly facts: ItemFacts;
  readonly own?: OwnFacts;
  readonly front: Blob;
  readonly back: Blob;
  /** The same for every attempt to send this item. */
  readonly idempotencyKey?: string;
  readonly onProgress?: (progress: UploadProgress) => void;
}

export interface ItemUpdate extends ItemRef {
  readonly facts: ItemFacts;
  /** Undefined leaves the owner's facts unchanged. */
  readonly own?: EditedOwnFacts | undefined;
  /** Undefined leaves the stored image unchanged. */
  readonly front?: Blob | undefined;
  readonly back?: Blob | undefined;
  readonly onProgress?: (progress: UploadProgress) => void;
}

/** Whether an own item is shown by its cut-outs or by its photos. */
export interface CutoutChoice {
  readonly itemId: string;
  readonly shown: boolean;
}

/** A mask that the owner has drawn on a photo of an item. */
export interface CutoutEdit {
  readonly itemId: string;
  readonly side: 'front' | 'back';
  readonly photo: Pick<Image, 'src'>;
  /** White belongs to the garment. */
  readonly mask: Blob;
}

/** The id at the end of an image's address. */
const imageIdOf = ({ src }: Pick<Image, 'src'>) => src.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';

const changeLikedCount = (email: string, change: 1 | -1) =>
  patchOwnProfile(email, ({ likedItemCount }) => ({ likedItemCount: Math.max(0, likedItemCount + change) }));

function patchLike({ liked, likeCount }: LikeState, { email, itemId }: ItemRef) {
  return [
    patchItem(itemId, (item) => ({ ...item, liked, likeCount })),
    changeLikedCount(email, liked ? 1 : -1),
    ...(liked ? [] : [dropLikedItem(email, itemId)]),
  ];
}

function newItemCall(
  call: typeof itemCalls.addUserItem | typeof ownDataCalls.importItem,
  { email, facts: { name, ...facts }, own, front, back, idempotencyKey, onProgress }: NewItem,
) {
  const request = { userID: email, ...facts, own, itemName: name, frontImage: front, backImage: back };
  return callOf(call, request, { idempotencyKey, send: withProgress(onProgress) });
}

const toAddedItem = (
  wire: ResponseOf<typeof itemCalls.addUserItem>,
  meta: Parameters<typeof rootOf>[0],
): Item => toItem(wire.item, rootOf(meta));

/** Counts a liked item no longer, before it is deleted. */
function uncountLike({ email, itemId }: ItemRef): CachePatch {
  return (dispatch, getState) => {
    const own = wardrobeApi.endpoints.getAllUserItems.select(email)(getState()).data;
    if (own?.items.find(({ id }) => id === itemId)?.liked) dispatch(changeLikedCount(email, -1));
  };
}

/** Removes a deleted item from lists, posts and the number of liked items. */
export function removeItem(ref: ItemRef) {
  return [uncountLike(ref), dropItem(ref.itemId), unlinkItem(ref.itemId)];
}

/** Mutations of items. Caches change only after the call has succeeded. */
export const itemActionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    addUserItem: build.mutation<Item, NewItem>({
      query: (item) => newItemCall(itemCalls.addUserItem, item),
      transformResponse: toAddedItem,
      onQueryStarted: patchAfterSuccess((item, { email }) => [prependItem(email, item)]),
    }),
    importItem: build.mutation<Item, NewItem>({
      query: (item) => newItemCall(ownDataCalls.importItem, item),
      transformResponse: toAddedItem,
      onQueryStarted: patchAfterSuccess((item, { email }) => [prependItem(email, item)]),
    }),
    updateItem: build.mutation<Item, ItemUpdate>({
      query: ({ email, itemId, facts: { name, ...facts }, own, front, back, onProgress }) => {
        const images = { frontImage: front, backImage: back };
        const request = { itemId, email, ...facts, own, description: name, ...images };
        return callOf(itemCalls.updateItem, request, { send: withProgress(onProgress) });
      },
      transformResponse: (wire: ResponseOf<typeof itemCalls.updateItem>, meta) =>
        toItem(wire.item, rootOf(meta)),
      // The item no longer exists, so the lists that show it are stale.
      invalidatesTags: (_item, error, { itemId }) =>
        error?.code === 'NOT_FOUND' ? [{ type: 'Item', id: itemId }] : [],
      onQueryStarted: patchAfterSuccess((item, { itemId }) => [patchItem(itemId, () => item)]),
    }),
    showCutout: build.mutation<Item, CutoutChoice>({
      query: ({ itemId, shown }) => callOf(cutoutCalls.showCutout, { itemId, shown }),
      transformResponse: (wire: ResponseOf<typeof cutoutCalls.showCutout>, meta) =>
        toItem(wire.item, rootOf(meta)),
      onQueryStarted: patchAfterSuccess((item, { itemId }) => [patchItem(itemId, () => item)]),
    }),
    editCutout: build.mutation<Item, CutoutEdit>({
      query: ({ itemId, side, photo, mask }) =>
        callOf(cutoutCalls.editCutout, { itemId, side, photo: imageIdOf(photo), mask }),
      transformResponse: (wire: ResponseOf<typeof cutoutCalls.editCutout>, meta) =>
        toItem(wire.item, rootOf(meta)),
      onQueryStarted: patchAfterSuccess((item, { itemId }) => [patchItem(itemId, () => item)]),
    }),
    deleteItem: build.mutation<null, ItemRef>({
      queryFn: ({ email, itemId }, _api, _options, send) =>
        sendDeletion(send, itemCalls.deleteItem, { itemId, email }),
      onQueryStarted: patchAfterSuccess((_data, ref) => removeItem(ref)),
    }),
    addItemLike: build.mutation<LikeState, ItemRef>({
      query: ({ email, itemId }) => callOf(itemCalls.addItemLike, { userID: email, itemID: itemId }),
      transformResponse: toLikeState,
      invalidatesTags: (state) => (state ? [{ type: 'Item', id: LIKED }] : []),
      onQueryStarted: patchAfterSuccess(patchLike),
    }),
    removeItemLike: build.mutation<LikeState, ItemRef>({
      query: ({ email, itemId }) => callOf(itemCalls.removeItemLike, { userID: email, itemID: itemId }),
      transformResponse: toLikeState,
      onQueryStarted: patchAfterSuccess(patchLike),
    }),
  }),
});

export const { useAddItemLikeMutation, useRemoveItemLikeMutation } = itemActionsApi;
