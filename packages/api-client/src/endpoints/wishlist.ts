import type { WishlistEntry, WishlistSource } from '@aura/domain/entities';
import { api, LIST } from '../api.ts';
import { callOf, rootOf } from '../base-query.ts';
import type { ResponseOf } from '../contract/call.ts';
import { toWishlistEntry } from '../contract/item-mappers.ts';
import { wishlistCalls } from '../contract/wishlist.ts';

export interface FavoriteRef {
  /** The current user's. */
  readonly email: string;
  readonly itemId: string;
}

export interface NewFavorite extends FavoriteRef {
  readonly source: WishlistSource;
}

/** The wishlist (docs/product.md sections 4 and 7). */
export const wishlistApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFavorites: build.query<readonly WishlistEntry[], string>({
      query: (email) => callOf(wishlistCalls.getFavorites, { email }),
      transformResponse: (wire: ResponseOf<typeof wishlistCalls.getFavorites>, meta) =>
        wire.favorites.map((favorite) => toWishlistEntry(favorite, rootOf(meta))),
      providesTags: (entries = []) => [
        { type: 'Wishlist', id: LIST },
        ...entries.map(({ item }) => ({ type: 'Item' as const, id: item.id })),
      ],
    }),
    addFavorite: build.mutation<null, NewFavorite>({
      query: ({ email, itemId, source }) =>
        callOf(wishlistCalls.addFavorite, { email, itemID: itemId, source }),
      transformResponse: () => null,
      invalidatesTags: (_result, error) => (error ? [] : [{ type: 'Wishlist', id: LIST }]),
    }),
    removeFavorite: build.mutation<null, FavoriteRef>({
      query: ({ email, itemId }) => callOf(wishlistCalls.removeFavorite, { email, itemID: itemId }),
      transformResponse: () => null,
      invalidatesTags: (_result, error) => (error ? [] : [{ type: 'Wishlist', id: LIST }]),
    }),
  }),
});

export const { useGetFavoritesQuery, useAddFavoriteMutation, useRemoveFavoriteMutation } = wishlistApi;
