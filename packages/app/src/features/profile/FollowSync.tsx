import { selectKnownFollows } from '@aura/api-client/cache/follow-states';
import { useFollowMutation, useUnfollowMutation } from '@aura/api-client/endpoints/follows';
import { useCallback } from 'react';
import { lockChange } from '../../shared/lock-change.ts';
import { useChangeSync } from '../../shared/use-change-sync.ts';
import { useRefusalMessage } from '../../shared/use-refusal-message.ts';
import { changeEnded, selectLocalState } from '../../store/local-state.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/store.ts';

/**
 * Sends the follows and unfollows made in this browser, also those that earlier versions stored, each from one tab. One
 * that the server has already changes nothing, and one that it refuses is undone with its reason.
 */
export function FollowSync() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { followed: changes } = useAppSelector(selectLocalState);
  const known = useAppSelector(selectKnownFollows);
  const [follow] = useFollowMutation();
  const [unfollow] = useUnfollowMutation();
  const codeOf = useRefusalMessage();

  useChangeSync<boolean>({
    changes,
    isSynced: useCallback((username: string, on: boolean) => known[username] === on, [known]),
    isSyncedBySend: true,
    send: useCallback(
      (username: string) =>
        lockChange('followed', username, async () => {
          // Another tab may have sent it, or the user may have changed it since it was queued.
          const on = selectLocalState(store.getState()).followed[username];
          if (on === undefined) return undefined;
          const { error } = await (on ? follow : unfollow)({ username });
          return codeOf(error);
        }),
      [follow, unfollow, codeOf, store],
    ),
    remove: useCallback((key: string) => dispatch(changeEnded({ kind: 'followed', key })), [dispatch]),
  });
  return null;
}
