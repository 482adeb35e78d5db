import { useAddItemLikeMutation, useRemoveItemLikeMutation } from '@aura/api-client/endpoints/item-actions';
import type { Item } from '@aura/domain/entities';
import type { CurrentUser } from '../../shared/use-current-user.ts';

/**
 * The current user's likes of items. A like changes when the server has confirmed it (docs/product.md section 4).
 * @returns a function that maps an item to the like props of its card
 */
export function useItemLikes({ email }: CurrentUser) {
  const [addLike, adding] = useAddItemLikeMutation();
  const [removeLike, removing] = useRemoveItemLikeMutation();

  return ({ id: itemId, liked: isLiked }: Item) => ({
    liked: isLiked,
    likeBusy: [adding, removing].some((call) => call.isLoading && call.originalArgs?.itemId === itemId),
    onLikedChange: (liked: boolean) => void (liked ? addLike : removeLike)({ email, itemId }),
  });
}
