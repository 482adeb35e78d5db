import type { wishlistCalls } from '@aura/api-client/contract/wishlist';
import { done, type Rules, requirePerson } from './calls.ts';
import { visibleItem } from './items.ts';
import { seesItem } from './visibility.ts';
import { itemWire } from './wires.ts';

export const wishlistRules: Rules<keyof typeof wishlistCalls> = {
  addFavorite: (scene, { itemID, source }) => {
    const { state } = scene;
    const { id: personId } = requirePerson(scene);
    const { id: itemId } = visibleItem(scene, itemID);
    const isWished = state.favorites.some((wish) => wish.personId === personId && wish.itemId === itemId);
    if (!isWished) state.favorites.push({ personId, itemId, source, createdAt: state.now() });
    return done;
  },

  removeFavorite: (scene, { itemID }) => {
    const { id } = requirePerson(scene);
    const { state } = scene;
    state.favorites = state.favorites.filter((wish) => wish.personId !== id || wish.itemId !== itemID);
    return done;
  },

  getFavorites: ({ state, viewer }) => {
    const own = state.favorites.filter(({ personId }) => personId === viewer?.id);
    const favorites = own
      .sort((a, b) => b.createdAt - a.createdAt)
      .flatMap(({ itemId, source, createdAt }) => {
        const item = state.items.get(itemId);
        if (item === undefined || !seesItem(state, viewer, item)) return [];
        const addedToWishlistAt = new Date(createdAt).toISOString();
        return [{ item: itemWire(state, viewer, item), addedToWishlistAt, source }];
      });
    return { ...done, favorites };
  },
};
