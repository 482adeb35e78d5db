import { useAddItemLikeMutation, useRemoveItemLikeMutation } from '@aura/api-client/endpoints/item-actions';
import {
  useAddFavoriteMutation,
  useGetFavoritesQuery,
  useRemoveFavoriteMutation,
} from '@aura/api-client/endpoints/wishlist';
import type { Item, WishlistSource } from '@aura/domain/entities';
import { skipToken } from '@reduxjs/toolkit/query';
import { selectBrowserData, wishMarked } from '../store/browser-data.ts';
import { useAppDispatch, useAppSelector } from '../store/store.ts';
import type { Viewer } from './use-viewer.ts';

/**
 * Likes and wishes of items. A like shows once the server agreed; a wish shows at once and holds locally even when
 * its call fails (docs/product.md section 4).
 * @param source where a wish is made
 */
export function useItemMarks({ email, profile }: Viewer, source: WishlistSource) {
  const dispatch = useAppDispatch();
  const { wished } = useAppSelector(selectBrowserData);
  const { data: favorites = [] } = useGetFavoritesQuery(email || skipToken);
  const [addLike, adding] = useAddItemLikeMutation();
  const [removeLike, removing] = useRemoveItemLikeMutation();
  const [addFavorite] = useAddFavoriteMutation();
  const [removeFavorite] = useRemoveFavoriteMutation();

  const isWished = (itemId: string) => wished[itemId] ?? favorites.some(({ item }) => item.id === itemId);
  const isLikeBusy = (itemId: string) =>
    [adding, removing].some(({ isLoading, originalArgs }) => isLoading && originalArgs?.itemId === itemId);

  return {
    isWished,
    setWished(itemId: string, on: boolean) {
      if (isWished(itemId) === on) return;
      dispatch(wishMarked({ key: itemId, on }));
      void (on ? addFavorite({ email, itemId, source }) : removeFavorite({ email, itemId }));
    },
    likeOf: ({ id }: Item) => ({
      liked: profile?.likedItemIds.includes(id) ?? false,
      likeBusy: isLikeBusy(id),
      onLikedChange: (liked: boolean) => void (liked ? addLike : removeLike)({ email, itemId: id }),
    }),
  };
}
