import { useLocation, useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { useAppDispatch } from '../store/store.ts';
import { feedMovedTo } from '../store/visit.ts';

/** Returns a function that opens the feed at a post just shared, also when others share posts meanwhile. */
export function useShowSharedPost(): (postId: string) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (postId) => {
    dispatch(feedMovedTo({ postId, index: 0 }));
    // On the feed, navigating to it is pressing Home again: it would load the newest posts and show the first.
    if (pathname !== paths.home) void navigate(paths.home);
  };
}
