import { useLikeCommentMutation, useUnlikeCommentMutation } from '@aura/api-client/endpoints/comments';
import { useAddLikeMutation, useRemoveLikeMutation } from '@aura/api-client/endpoints/post-actions';
import { toApiError } from '@aura/api-client/errors';
import { useCallback } from 'react';
import type { CommentLike, LocalState } from '../../store/local-state.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';
import { useLikeSync } from './use-like-sync.ts';

const selectPostLikes = ({ likeChanges }: LocalState) => likeChanges;
const selectCommentLikes = ({ commentLikes }: LocalState) => commentLikes;

/** Sends the likes and unlikes of posts and comments that were made without a connection. */
export function LikeSync() {
  const email = useAppSelector(selectIdentity)?.email ?? '';
  const [addLike] = useAddLikeMutation();
  const [removeLike] = useRemoveLikeMutation();
  const [likeComment] = useLikeCommentMutation();
  const [unlikeComment] = useUnlikeCommentMutation();

  useLikeSync<boolean>({
    kind: 'likeChanges',
    selectChanges: selectPostLikes,
    send: useCallback(
      async (postId: string, liked: boolean) => {
        const { error } = await (liked ? addLike : removeLike)({ email, postId });
        return error && toApiError(error).code;
      },
      [addLike, removeLike, email],
    ),
  });
  useLikeSync<CommentLike>({
    kind: 'commentLikes',
    selectChanges: selectCommentLikes,
    send: useCallback(
      async (commentId: string, { postId, liked }: CommentLike) => {
        const { error } = await (liked ? likeComment : unlikeComment)({ postId, commentId });
        return error && toApiError(error).code;
      },
      [likeComment, unlikeComment],
    ),
  });
  return null;
}
