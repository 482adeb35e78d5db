import { followedUsernames } from '@aura/domain/rules/follows';
import { changeMade, selectLocalState } from '../store/local-state.ts';
import { useAppDispatch, useAppSelector } from '../store/store.ts';
import type { CurrentUser } from './use-current-user.ts';

/**
 * The usernames that the current user follows, and a setter. A change is shown immediately and stored in this
 * browser; `FollowSync` sends it to the server (docs/product.md section 2).
 */
export function useFollows({ profile }: CurrentUser) {
  const dispatch = useAppDispatch();
  const { followed: localChanges } = useAppSelector(selectLocalState);
  return {
    followed: followedUsernames(profile?.following ?? [], localChanges),
    /** Changes made in this browser that the server may not have yet. */
    localChanges,
    setFollowed: (username: string, on: boolean) =>
      void dispatch(changeMade({ kind: 'followed', key: username, value: on })),
  };
}
