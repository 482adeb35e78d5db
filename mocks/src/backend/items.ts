import type { ParsedRequestOf } from '@aura/api-client/contract/call';
import type { cutoutCalls } from '@aura/api-client/contract/cutouts';
import type { itemBatchCalls } from '@aura/api-client/contract/item-batches';
import type { itemCalls } from '@aura/api-client/contract/items';
import { cutoutEditorCopy } from '@aura/domain/copy/cutout-editor';
import { detailFactNames, unknownItemFacts } from '@aura/domain/item-facts';
import { wardrobeMaxCount, wardrobePageMaxSize } from '@aura/domain/limits/wardrobe';
import { unknownOwnFacts } from '@aura/domain/own-facts';
import { wardrobeProblems } from '@aura/domain/refusals';
import { pick } from '@aura/domain/utils/pick';
import { BackendError } from './backend-error.ts';
import { type CallContext, type Resolvers, requireUser, success } from './calls.ts';
import { readImageSize } from './image-size.ts';
import { storeImage } from './images.ts';
import { requireVisiblePost } from './posts.ts';
import { setLiked } from './set-liked.ts';
import { newestFirst, type State, type StoredItem } from './state.ts';
import { pageOf } from './time-cursor.ts';
import { canSeeItem } from './visibility.ts';
import { itemWire } from './wires.ts';
import { removeWornItem } from './worn-items.ts';

type NewItem = ParsedRequestOf<typeof itemCalls.addUserItem>;
type ChangedItem = ParsedRequestOf<typeof itemCalls.updateItem>;
type ItemCallName =
  | Exclude<keyof typeof itemCalls, 'getItemImage'>
  | keyof typeof itemBatchCalls
  | keyof typeof cutoutCalls
  | 'importItem';

/** @throws `NOT_FOUND` also for an item that the viewer may not see */
export function requireVisibleItem({ state, viewer }: CallContext, id: string): StoredItem {
  const item = state.items.get(id);
  if (item === undefined || !canSeeItem(state, viewer, item)) throw new BackendError('NOT_FOUND');
  return item;
}

/** @throws `FORBIDDEN` for another user's item, `NOT_FOUND` when the viewer may not see it */
export function requireOwnItem(context: CallContext, id: string): StoredItem {
  const user = requireUser(context);
  const item = requireVisibleItem(context, id);
  if (item.ownerId !== user.id) throw new BackendError('FORBIDDEN');
  return item;
}

/** The own items with these ids, and the ids of the others. */
function ownItems(context: CallContext, ids: readonly string[]) {
  const user = requireUser(context);
  const owned = ids
    .flatMap((id) => context.state.items.get(id) ?? [])
    .filter((item) => item.ownerId === user.id);
  return { owned, failedIds: ids.filter((id) => !owned.some((item) => item.id === id)) };
}

function removeItem(state: State, id: string): void {
  state.items.delete(id);
  state.wishlist = state.wishlist.filter((favorite) => favorite.itemId !== id);
  removeWornItem(state, id);
  for (const post of state.posts.values()) post.itemIds = post.itemIds.filter((other) => other !== id);
}

function withoutOmitted<Facts extends object>(facts: Facts): Partial<Facts> {
  const given = Object.entries(facts).filter(([, fact]) => fact !== undefined);
  return Object.fromEntries(given) as Partial<Facts>;
}

/** The facts in a request, without omitted fields. */
function factsOf(request: NewItem | ChangedItem): Partial<NewItem> {
  return withoutOmitted(pick(request, detailFactNames));
}

function setLike(context: CallContext, id: string, liked: boolean) {
  const user = requireUser(context);
  const { likedBy } = requireVisibleItem(context, id);
  return { ...success, ...setLiked(likedBy, user, liked, context.state.now()) };
}

/** Detected items belong to their post and are not part of the wardrobe. */
function wardrobeOf(state: State, userId: string | undefined): StoredItem[] {
  return [...state.items.values()].filter((item) => item.ownerId === userId && !item.isDetected);
}

async function addItem(context: CallContext, request: NewItem) {
  const { state } = context;
  const user = requireUser(context);
  const item: StoredItem = {
    id: state.newId('item'),
    ownerId: user.id,
    ...unknownItemFacts,
    ...factsOf(request),
    name: request.itemName,
    frontId: await storeImage(state, request.frontImage),
    backId: await storeImage(state, request.backImage),
    frontCutoutId: null,
    backCutoutId: null,
    cutoutShown: true,
    price: undefined,
    store: undefined,
    own: request.own ?? unknownOwnFacts,
    createdAt: state.now(),
    isDetected: false,
    likedBy: new Map(),
  };
  if (wardrobeOf(state, user.id).length >= wardrobeMaxCount)
    throw new BackendError('VALIDATION', wardrobeProblems.tooMany);
  state.items.set(item.id, item);
  return { ...success, item: itemWire(state, user, item) };
}

export const itemResolvers: Resolvers<ItemCallName> = {
  getItem: (context, { id }) => ({
    ...success,
    item: itemWire(context.state, context.viewer, requireVisibleItem(context, id)),
  }),

  getAllUserItems: ({ state, viewer }, { limit, after }) => {
    const wardrobe = newestFirst(wardrobeOf(state, viewer?.id));
    const wiresOf = (items: readonly StoredItem[]) => items.map((item) => itemWire(state, viewer, item));
    if (limit === undefined && after === undefined) return { ...success, items: wiresOf(wardrobe) };
    const request = { limit: limit ?? wardrobePageMaxSize, after };
    const { page, next } = pageOf(wardrobe, request, ({ createdAt, id }) => ({ at: createdAt, id }));
    return { ...success, items: wiresOf(page), next };
  },

  getPostItems: (context, { postId }) => {
    const { state, viewer } = context;
    const items = requireVisiblePost(context, postId).itemIds.flatMap((id) => state.items.get(id) ?? []);
    return { ...success, items: items.map((item) => itemWire(state, viewer, item)) };
  },

  addUserItem: addItem,

  importItem: addItem,

  updateItem: async (context, request) => {
    const { state, viewer } = context;
    const { itemId, description, frontImage, backImage } = request;
    const item = requireOwnItem(context, itemId);
    const frontId = frontImage ? await storeImage(state, frontImage) : item.frontId;
    const backId = backImage ? await storeImage(state, backImage) : item.backId;
    const archived = request.own?.archived ?? item.own.archived;
    const own = { ...item.own, ...request.own, archived };
    const frontCutoutId = frontImage ? null : item.frontCutoutId;
    const backCutoutId = backImage ? null : item.backCutoutId;
    const images = { frontId, backId, frontCutoutId, backCutoutId };
    const changed = { ...item, ...factsOf(request), name: description, own, ...images };
    state.items.set(itemId, changed);
    return { ...success, item: itemWire(state, viewer, changed) };
  },

  showCutout: (context, { itemId, shown }) => {
    const { state, viewer } = context;
    const changed = { ...requireOwnItem(context, itemId), cutoutShown: shown };
    state.items.set(itemId, changed);
    return { ...success, item: itemWire(state, viewer, changed) };
  },

  editCutout: async (context, { itemId, side, photo, mask }) => {
    const { state, viewer } = context;
    const item = requireOwnItem(context, itemId);
    const image = state.images.get((side === 'front' ? item.frontId : item.backId) ?? '');
    if (!image || image.id !== photo.split('.', 1)[0]) {
      throw new BackendError('VALIDATION', cutoutEditorCopy.photoChanged);
    }
    if (readImageSize(new Uint8Array(await mask.arrayBuffer())) === null) {
      throw new BackendError('UNSUPPORTED_MEDIA');
    }
    // Mocks do not process images: the cut-out is the whole photo.
    const cutout = { ...image, id: state.newId('image') };
    state.images.set(cutout.id, cutout);
    const made = side === 'front' ? { frontCutoutId: cutout.id } : { backCutoutId: cutout.id };
    const changed = { ...item, ...made, cutoutShown: true };
    state.items.set(itemId, changed);
    return { ...success, item: itemWire(state, viewer, changed) };
  },

  deleteItem: (context, { itemId }) => {
    removeItem(context.state, requireOwnItem(context, itemId).id);
    return success;
  },

  updateItems: (context, { itemIds, changes: { archived, ...facts } }) => {
    const { state, viewer } = context;
    const { owned, failedIds } = ownItems(context, itemIds);
    const changed = owned.map((item) => ({
      ...item,
      ...withoutOmitted(facts),
      own: { ...item.own, archived: archived ?? item.own.archived },
    }));
    for (const item of changed) state.items.set(item.id, item);
    return { ...success, items: changed.map((item) => itemWire(state, viewer, item)), failedIds };
  },

  deleteItems: (context, { itemIds }) => {
    const { owned, failedIds } = ownItems(context, itemIds);
    for (const { id } of owned) removeItem(context.state, id);
    return { ...success, deletedIds: owned.map(({ id }) => id), failedIds };
  },

  addItemLike: (context, { itemID }) => setLike(context, itemID, true),
  removeItemLike: (context, { itemID }) => setLike(context, itemID, false),
};
