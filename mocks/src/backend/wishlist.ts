import type { wishlistCalls } from '@aura/api-client/contract/wishlist';
import { wishlistMaxCount } from '@aura/domain/limits/wardrobe';
import { wishlistProblems } from '@aura/domain/refusals';
import { BackendError } from './backend-error.ts';
import { type Resolvers, requireUser, success } from './calls.ts';
import { requireVisibleItem } from './items.ts';
import { canSeeItem } from './visibility.ts';
import { itemWire } from './wires.ts';

export const wishlistResolvers: Resolvers<keyof typeof wishlistCalls> = {
  addFavorite: (context, { itemID, source }) => {
    const { state } = context;
    const { id: userId } = requireUser(context);
    const { id: itemId } = requireVisibleItem(context, itemID);
    const own = state.wishlist.filter((entry) => entry.userId === userId);
    if (own.some((entry) => entry.itemId === itemId)) return success;
    if (own.length >= wishlistMaxCount) throw new BackendError('VALIDATION', wishlistProblems.tooMany);
    state.wishlist.push({ userId, itemId, source, createdAt: state.now() });
    return success;
  },

  removeFavorite: (context, { itemID }) => {
    const { id } = requireUser(context);
    const { state } = context;
    state.wishlist = state.wishlist.filter((entry) => entry.userId !== id || entry.itemId !== itemID);
    return success;
  },

  getFavorites: ({ state, viewer }) => {
    const ownEntries = state.wishlist.filter(({ userId }) => userId === viewer?.id);
    const favorites = ownEntries
      .sort((a, b) => b.createdAt - a.createdAt)
      .flatMap(({ itemId, source, createdAt }) => {
        const item = state.items.get(itemId);
        if (item === undefined || !canSeeItem(state, viewer, item)) return [];
        const addedToWishlistAt = new Date(createdAt).toISOString();
        return [{ item: itemWire(state, viewer, item), addedToWishlistAt, source }];
      });
    return { ...success, favorites };
  },
};
