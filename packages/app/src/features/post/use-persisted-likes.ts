import { useEffect } from 'react';
import type { CurrentUser } from '../../shared/use-current-user.ts';
import { likedPostsReceived, selectLocalState } from '../../store/local-state.ts';
import { useAppStore } from '../../store/store.ts';

/** Persists the liked posts of the profile, so that the next visit shows them before the profile has loaded. */
export function usePersistedLikes({ profile }: CurrentUser): void {
  const store = useAppStore();
  const likedPostIds = profile?.likedPostIds;
  useEffect(() => {
    if (likedPostIds === undefined) return;
    const persisted = selectLocalState(store.getState()).likedPostIds;
    if (persisted.join() !== likedPostIds.join()) store.dispatch(likedPostsReceived(likedPostIds));
  }, [likedPostIds, store]);
}
