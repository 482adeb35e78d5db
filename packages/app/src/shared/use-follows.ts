import { selectKnownFollows } from '@aura/api-client/cache/follow-states';
import { followedUsernames } from '@aura/domain/rules/followed-usernames';
import { useMemo } from 'react';
import { changeMade, selectLocalState } from '../store/local-state.ts';
import { useAppDispatch, useAppSelector } from '../store/store.ts';

/**
 * The usernames that the current user follows, of the people whom answers have named, and a setter. A change is shown
 * immediately and stored in this browser; `FollowSync` sends it to the server (docs/product.md section 2).
 */
export function useFollows() {
  const dispatch = useAppDispatch();
  const known = useAppSelector(selectKnownFollows);
  const { followed: localChanges } = useAppSelector(selectLocalState);
  return {
    followed: useMemo(() => followedUsernames(known, localChanges), [known, localChanges]),
    setFollowed: (username: string, on: boolean) =>
      void dispatch(changeMade({ kind: 'followed', key: username, value: on })),
  };
}
