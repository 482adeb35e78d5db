import { followMarked, selectBrowserData } from '../store/browser-data.ts';
import { useAppDispatch, useAppSelector } from '../store/store.ts';
import { followedNames } from './followed-names.ts';
import type { Viewer } from './use-viewer.ts';

/** Whom the viewer follows, and the mark for one more or less; kept in this browser only. */
export function useFollowMarks({ profile }: Viewer) {
  const dispatch = useAppDispatch();
  const { followed: marks } = useAppSelector(selectBrowserData);
  return {
    followed: followedNames(profile?.following ?? [], marks),
    setFollowed: (username: string, on: boolean) => void dispatch(followMarked({ key: username, on })),
  };
}
