import { useAddLikeMutation, useRemoveLikeMutation } from '@aura/api-client/endpoints/post-actions';
import type { CurrentUser } from '../../shared/use-current-user.ts';
import { selectLocalState } from '../../store/local-state.ts';
import { useAppSelector } from '../../store/store.ts';

export interface PostLike {
  readonly liked: boolean;
  readonly likeBusy: boolean;
  readonly onLikedChange: (liked: boolean) => void;
}

/**
 * The current user's like of a post: from the profile, or from the persisted copy until the profile has
 * loaded. It changes when the server has confirmed it; a failure is only logged (docs/product.md sections 4
 * and 8).
 */
export function usePostLike(postId: string, { email, profile }: CurrentUser): PostLike {
  const { likedPostIds } = useAppSelector(selectLocalState);
  const [addLike, adding] = useAddLikeMutation();
  const [removeLike, removing] = useRemoveLikeMutation();
  return {
    liked: (profile?.likedPostIds ?? likedPostIds).includes(postId),
    // A pending like of another post does not disable this one.
    likeBusy: [adding, removing].some((call) => call.isLoading && call.originalArgs?.postId === postId),
    onLikedChange: (liked) => void (liked ? addLike : removeLike)({ email, postId }),
  };
}
