import { useAddItemLikeMutation, useRemoveItemLikeMutation } from '@aura/api-client/endpoints/item-actions';
import type { Item, WishlistSource } from '@aura/domain/entities';
import type { Viewer } from './use-viewer.ts';
import { useWishlist } from './use-wishlist.ts';

/**
 * Likes and wishes of items. A like shows once the server agreed; a wish at once (docs/product.md section 4).
 * @param source where a wish is made
 */
export function useItemMarks({ email, profile }: Viewer, source: WishlistSource) {
  const { isWished, setWished } = useWishlist(email);
  const [addLike, adding] = useAddItemLikeMutation();
  const [removeLike, removing] = useRemoveItemLikeMutation();

  const isLikeBusy = (itemId: string) =>
    [adding, removing].some(({ isLoading, originalArgs }) => isLoading && originalArgs?.itemId === itemId);

  return {
    isWished,
    setWished: (itemId: string, on: boolean) => setWished(itemId, on, source),
    likeOf: ({ id }: Item) => ({
      liked: profile?.likedItemIds.includes(id) ?? false,
      likeBusy: isLikeBusy(id),
      onLikedChange: (liked: boolean) => void (liked ? addLike : removeLike)({ email, itemId: id }),
    }),
  };
}
