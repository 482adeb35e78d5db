import { useAddLikeMutation, useRemoveLikeMutation } from '@aura/api-client/endpoints/post-actions';
import { commonCopy } from '@aura/domain/copy/common';
import type { Post } from '@aura/domain/entities';
import { useToast } from '@aura/ui/primitives/Toast';
import type { CurrentUser } from '../../shared/use-current-user.ts';
import { changeMade, selectLocalState } from '../../store/local-state.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';

export interface PostLike {
  readonly liked: boolean;
  /** With the current user's change, which the server may not have yet. */
  readonly likeCount: number;
  readonly likeBusy: boolean;
  readonly onLikedChange: (liked: boolean) => void;
}

/**
 * The current user's like of a post. It changes when the server has confirmed it; a failure is only logged
 * (docs/product.md sections 2 and 4). Without a connection it changes at once and is stored in this browser; `LikeSync`
 * sends it later.
 */
export function usePostLike(
  { id: postId, liked, likeCount }: Pick<Post, 'id' | 'liked' | 'likeCount'>,
  { email }: CurrentUser,
): PostLike {
  const dispatch = useAppDispatch();
  const { show } = useToast();
  const { likeChanges } = useAppSelector(selectLocalState);
  const waiting = likeChanges[postId];
  const [addLike, adding] = useAddLikeMutation();
  const [removeLike, removing] = useRemoveLikeMutation();
  const isShownLiked = waiting ?? liked;
  return {
    liked: isShownLiked,
    likeCount: likeCount + Number(isShownLiked) - Number(liked),
    // A pending like of another post does not disable this one.
    likeBusy: [adding, removing].some((call) => call.isLoading && call.originalArgs?.postId === postId),
    onLikedChange: (on) => {
      if (navigator.onLine && waiting === undefined) {
        void (on ? addLike : removeLike)({ email, postId });
        return;
      }
      dispatch(changeMade({ kind: 'likeChanges', key: postId, value: on }));
      if (!navigator.onLine) show({ tone: 'status', text: commonCopy.waitingForConnection });
    },
  };
}
