import { useFollowMutation, useUnfollowMutation } from '@aura/api-client/endpoints/follows';
import { useGetProfileQuery } from '@aura/api-client/endpoints/profiles';
import { includesUser } from '@aura/domain/rules/follows';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useMemo } from 'react';
import { useChangeSync } from '../../shared/use-change-sync.ts';
import { changeEnded, selectLocalState } from '../../store/local-state.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';

/** Sends the follows and unfollows made in this browser, also those that earlier versions stored. */
export function FollowSync() {
  const dispatch = useAppDispatch();
  const email = useAppSelector(selectIdentity)?.email ?? '';
  const { followed: changes } = useAppSelector(selectLocalState);
  const hasChanges = Object.keys(changes).length > 0;
  const profile = useGetProfileQuery(hasChanges && email ? email : skipToken);
  const [follow] = useFollowMutation();
  const [unfollow] = useUnfollowMutation();
  const following = profile.isFetching ? undefined : profile.currentData?.following;

  useChangeSync<boolean>({
    changes,
    isSynced: useMemo(
      () => following && ((username: string, on: boolean) => on === includesUser(following, username)),
      [following],
    ),
    send: useCallback(
      async (username: string, on: boolean) => {
        const { error } = await (on ? follow : unfollow)({ username });
        return error?.code;
      },
      [follow, unfollow],
    ),
    remove: useCallback((key: string) => dispatch(changeEnded({ kind: 'followed', key })), [dispatch]),
  });
  return null;
}
