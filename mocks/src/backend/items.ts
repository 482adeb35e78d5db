import type { itemCalls } from '@aura/api-client/contract/items';
import { done, type Rules, requirePerson, type Scene } from './calls.ts';
import { Failure } from './failure.ts';
import { storeImage } from './images.ts';
import { visiblePost } from './posts.ts';
import { newestFirst, type StoredItem } from './state.ts';
import { seesItem } from './visibility.ts';
import { itemWire } from './wires.ts';

type ItemCallName = Exclude<keyof typeof itemCalls, 'getItemImage'>;

/** @throws `NOT_FOUND` also for an item that the viewer may not see */
export function visibleItem({ state, viewer }: Scene, id: string): StoredItem {
  const item = state.items.get(id);
  if (item === undefined || !seesItem(state, viewer, item)) throw new Failure('NOT_FOUND');
  return item;
}

/** @throws `FORBIDDEN` for another's item, `NOT_FOUND` when the viewer does not even see it */
function ownItem(scene: Scene, id: string): StoredItem {
  const person = requirePerson(scene);
  const item = visibleItem(scene, id);
  if (item.ownerId !== person.id) throw new Failure('FORBIDDEN');
  return item;
}

type Facts = Pick<StoredItem, 'category' | 'subcategory' | 'brand' | 'size' | 'color' | 'material' | 'style'>;

function factsOf({ category, subcategory, brand, size, color, material, style }: Facts): Facts {
  return { category, subcategory, brand, size, color, material, style };
}

function setLike(scene: Scene, id: string, liked: boolean) {
  const person = requirePerson(scene);
  const { likedBy } = visibleItem(scene, id);
  if (!liked) likedBy.delete(person.id);
  else if (!likedBy.has(person.id)) likedBy.set(person.id, scene.state.now());
  return { ...done, liked, likes: likedBy.size };
}

export const itemRules: Rules<ItemCallName> = {
  getItem: (scene, { id }) => ({
    ...done,
    item: itemWire(scene.state, scene.viewer, visibleItem(scene, id)),
  }),

  getAllUserItems: ({ state, viewer }) => {
    // What the owner photographed: garments that the analysis found stay with their post.
    const wardrobe = newestFirst(state.items.values()).filter(
      ({ ownerId, isDetected }) => ownerId === viewer?.id && !isDetected,
    );
    return { ...done, items: wardrobe.map((item) => itemWire(state, viewer, item)) };
  },

  getPostItems: (scene, { postId }) => {
    const { state, viewer } = scene;
    const items = visiblePost(scene, postId).itemIds.flatMap((id) => state.items.get(id) ?? []);
    return { ...done, items: items.map((item) => itemWire(state, viewer, item)) };
  },

  addUserItem: async (scene, { itemName, frontImage, backImage, ...facts }) => {
    const { state } = scene;
    const person = requirePerson(scene);
    const item: StoredItem = {
      id: state.newId('item'),
      ownerId: person.id,
      name: itemName,
      ...factsOf(facts),
      frontId: await storeImage(state, frontImage),
      backId: await storeImage(state, backImage),
      price: undefined,
      store: undefined,
      createdAt: state.now(),
      isDetected: false,
      isPosted: false,
      likedBy: new Map(),
    };
    state.items.set(item.id, item);
    return { ...done, item: itemWire(state, person, item) };
  },

  updateItem: async (scene, { itemId, description, frontImage, backImage, ...facts }) => {
    const { state, viewer } = scene;
    const item = ownItem(scene, itemId);
    const frontId = frontImage ? await storeImage(state, frontImage) : item.frontId;
    const backId = backImage ? await storeImage(state, backImage) : item.backId;
    const changed = { ...item, ...factsOf(facts), name: description, frontId, backId };
    state.items.set(itemId, changed);
    return { ...done, item: itemWire(state, viewer, changed) };
  },

  deleteItem: (scene, { itemId }) => {
    const { state } = scene;
    const { id } = ownItem(scene, itemId);
    state.items.delete(id);
    state.favorites = state.favorites.filter((favorite) => favorite.itemId !== id);
    for (const post of state.posts.values()) post.itemIds = post.itemIds.filter((other) => other !== id);
    return done;
  },

  addItemLike: (scene, { itemID }) => setLike(scene, itemID, true),
  removeItemLike: (scene, { itemID }) => setLike(scene, itemID, false),
};
