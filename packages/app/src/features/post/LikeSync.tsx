import { useAddLikeMutation, useRemoveLikeMutation } from '@aura/api-client/endpoints/post-actions';
import { useCallback } from 'react';
import { useChangeSync } from '../../shared/use-change-sync.ts';
import { changeEnded, selectLocalState } from '../../store/local-state.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/store.ts';

const kind = 'likeChanges';

/** A change is removed when the server has answered it. */
const isNeverSynced = () => false;

/**
 * Sends the likes and unlikes of posts that were made without a connection. One that the server has already changes
 * nothing.
 */
export function LikeSync() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const email = useAppSelector(selectIdentity)?.email ?? '';
  const { likeChanges: changes } = useAppSelector(selectLocalState);
  const [addLike] = useAddLikeMutation();
  const [removeLike] = useRemoveLikeMutation();

  useChangeSync<boolean>({
    changes,
    isSynced: isNeverSynced,
    isSyncedBySend: true,
    send: useCallback(
      async (postId: string, on: boolean) => {
        const { error } = await (on ? addLike : removeLike)({ email, postId });
        // One that was changed again meanwhile is sent too.
        const isCurrent = selectLocalState(store.getState()).likeChanges[postId] === on;
        if (!error && isCurrent) dispatch(changeEnded({ kind, key: postId }));
        return error?.code;
      },
      [addLike, removeLike, email, store, dispatch],
    ),
    remove: useCallback((key: string) => dispatch(changeEnded({ kind, key })), [dispatch]),
  });
  return null;
}
