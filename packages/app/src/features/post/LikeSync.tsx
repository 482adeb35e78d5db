import { useAddLikeMutation, useRemoveLikeMutation } from '@aura/api-client/endpoints/post-actions';
import { useGetProfileQuery } from '@aura/api-client/endpoints/profiles';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useMemo } from 'react';
import { useChangeSync } from '../../shared/use-change-sync.ts';
import { changeEnded, selectLocalState } from '../../store/local-state.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';

/** Sends the likes and unlikes of posts that were made without a connection. */
export function LikeSync() {
  const dispatch = useAppDispatch();
  const email = useAppSelector(selectIdentity)?.email ?? '';
  const { likeChanges: changes } = useAppSelector(selectLocalState);
  const hasChanges = Object.keys(changes).length > 0;
  const profile = useGetProfileQuery(hasChanges && email ? email : skipToken);
  const [addLike] = useAddLikeMutation();
  const [removeLike] = useRemoveLikeMutation();
  const likedPostIds = profile.isFetching ? undefined : profile.currentData?.likedPostIds;

  useChangeSync<boolean>({
    changes,
    isSynced: useMemo(
      () => likedPostIds && ((postId: string, on: boolean) => on === likedPostIds.includes(postId)),
      [likedPostIds],
    ),
    send: useCallback(
      async (postId: string, on: boolean) => {
        const { error } = await (on ? addLike : removeLike)({ email, postId });
        return error?.code;
      },
      [addLike, removeLike, email],
    ),
    remove: useCallback((key: string) => dispatch(changeEnded({ kind: 'likeChanges', key })), [dispatch]),
  });
  return null;
}
