import { useEffect } from 'react';
import { likesLearned, selectBrowserData } from '../store/browser-data.ts';
import { useAppStore } from '../store/store.ts';
import type { Viewer } from './use-viewer.ts';

/** Keeps in the browser what the profile says of the viewer's likes, so that the next visit shows them at once. */
export function useKeptLikes({ profile }: Viewer): void {
  const store = useAppStore();
  const likedPostIds = profile?.likedPostIds;
  useEffect(() => {
    if (likedPostIds === undefined) return;
    const kept = selectBrowserData(store.getState()).likedPostIds;
    if (kept.join() !== likedPostIds.join()) store.dispatch(likesLearned(likedPostIds));
  }, [likedPostIds, store]);
}
