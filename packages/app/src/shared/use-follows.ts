import { followChanged, selectLocalState } from '../store/local-state.ts';
import { useAppDispatch, useAppSelector } from '../store/store.ts';
import { followedUsernames } from './followed-usernames.ts';
import type { CurrentUser } from './use-current-user.ts';

/** The usernames that the current user follows, and a setter. Changes are stored in this browser only. */
export function useFollows({ profile }: CurrentUser) {
  const dispatch = useAppDispatch();
  const { followed: localChanges } = useAppSelector(selectLocalState);
  return {
    followed: followedUsernames(profile?.following ?? [], localChanges),
    setFollowed: (username: string, on: boolean) => void dispatch(followChanged({ key: username, on })),
  };
}
