import { useAddItemLikeMutation, useRemoveItemLikeMutation } from '@aura/api-client/endpoints/item-actions';
import type { Item } from '@aura/domain/entities';
import { useState } from 'react';
import type { CurrentUser } from '../../shared/use-current-user.ts';

/**
 * The current user's likes of items. A like changes when the server has confirmed it (docs/product.md section 4).
 * @returns a function that maps an item to the like props of its card
 */
export function useItemLikes({ email }: CurrentUser) {
  const [addLike] = useAddItemLikeMutation();
  const [removeLike] = useRemoveItemLikeMutation();
  const [busyIds, setBusyIds] = useState<readonly string[]>([]);

  const change = async (itemId: string, liked: boolean) => {
    setBusyIds((ids) => [...ids, itemId]);
    await (liked ? addLike : removeLike)({ email, itemId });
    setBusyIds((ids) => ids.filter((id) => id !== itemId));
  };
  return ({ id: itemId, liked: isLiked }: Item) => ({
    liked: isLiked,
    likeBusy: busyIds.includes(itemId),
    onLikedChange: (liked: boolean) => void change(itemId, liked),
  });
}
