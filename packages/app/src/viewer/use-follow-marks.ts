import { followMarked, selectBrowserData } from '../store/browser-data.ts';
import { useAppDispatch, useAppSelector } from '../store/store.ts';
import type { Viewer } from './use-viewer.ts';

/** Whom the viewer follows: the profile's list, with the marks made in this browser over it. */
export function useFollowMarks({ profile }: Viewer) {
  const dispatch = useAppDispatch();
  const { followed: marks } = useAppSelector(selectBrowserData);
  const names = new Set(profile?.following.map(({ username }) => username) ?? []);
  for (const [username, on] of Object.entries(marks)) {
    if (on) names.add(username);
    else names.delete(username);
  }
  return {
    followed: names as ReadonlySet<string>,
    setFollowed: (username: string, on: boolean) => void dispatch(followMarked({ key: username, on })),
  };
}
