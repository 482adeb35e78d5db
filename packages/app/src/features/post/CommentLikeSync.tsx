import { useLikeCommentMutation, useUnlikeCommentMutation } from '@aura/api-client/endpoints/comments';
import { toApiError } from '@aura/api-client/errors';
import { useCallback } from 'react';
import { useChangeSync } from '../../shared/use-change-sync.ts';
import { type CommentLike, changeEnded, selectLocalState } from '../../store/local-state.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/store.ts';

const kind = 'commentLikes';

/** A change is removed when the server has answered it. */
const isNeverSynced = () => false;

/** Sends the likes and unlikes of comments that were made without a connection, as `LikeSync` sends those of posts. */
export function CommentLikeSync() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { commentLikes: changes } = useAppSelector(selectLocalState);
  const [likeComment] = useLikeCommentMutation();
  const [unlikeComment] = useUnlikeCommentMutation();

  useChangeSync<CommentLike>({
    changes,
    isSynced: isNeverSynced,
    isSyncedBySend: true,
    send: useCallback(
      async (commentId: string, { postId, liked }: CommentLike) => {
        const { error } = await (liked ? likeComment : unlikeComment)({ postId, commentId });
        // One that was changed again meanwhile is sent too.
        const isCurrent = selectLocalState(store.getState()).commentLikes[commentId]?.liked === liked;
        if (!error && isCurrent) dispatch(changeEnded({ kind, key: commentId }));
        return error && toApiError(error).code;
      },
      [likeComment, unlikeComment, store, dispatch],
    ),
    remove: useCallback((key: string) => dispatch(changeEnded({ kind, key })), [dispatch]),
  });
  return null;
}
