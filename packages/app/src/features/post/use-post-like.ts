import { useAddLikeMutation, useRemoveLikeMutation } from '@aura/api-client/endpoints/post-actions';
import type { Post } from '@aura/domain/entities';
import type { CurrentUser } from '../../shared/use-current-user.ts';
import { selectLocalState } from '../../store/local-state.ts';
import { useAppSelector } from '../../store/store.ts';
import { useLikeRequest, withLike } from './use-like-request.ts';

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
  const request = useLikeRequest();
  const { likeChanges } = useAppSelector(selectLocalState);
  const waiting = likeChanges[postId];
  const [addLike, adding] = useAddLikeMutation();
  const [removeLike, removing] = useRemoveLikeMutation();
  return {
    ...withLike({ liked, likeCount }, waiting ?? liked),
    // A pending like of another post does not disable this one.
    likeBusy: [adding, removing].some((call) => call.isLoading && call.originalArgs?.postId === postId),
    onLikedChange: (on) =>
      void request({
        isWaiting: waiting !== undefined,
        send: () => (on ? addLike : removeLike)({ email, postId }),
        change: { kind: 'likeChanges', key: postId, value: on },
      }),
  };
}
