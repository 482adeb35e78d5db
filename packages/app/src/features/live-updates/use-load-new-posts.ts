import { loadedPosts } from '@aura/api-client/endpoints/loaded-pages';
import { postsApi, wholeFeed } from '@aura/api-client/endpoints/posts';
import { peopleFilterOf } from '@aura/domain/rules/feed-filters';
import { focusPageHeading } from '@aura/ui/foundations/focus-page-heading';
import { useCallback, useMemo, useState } from 'react';
import { liveStateOf } from '../../shared/live-state.ts';
import { selectLocalState } from '../../store/local-state.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/store.ts';
import { feedStarted } from '../../store/visit.ts';

const { getPosts } = postsApi.endpoints;

/** Loads the newest page of the feed in place of the loaded ones, and shows its first post. */
export function useLoadNewPosts() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { feedFilters } = useAppSelector(selectLocalState);
  const filter = peopleFilterOf(feedFilters);
  const { data } = getPosts.useInfiniteQueryState({ ...wholeFeed, filter });
  const loadedIds = useMemo(() => new Set(loadedPosts(data?.pages ?? []).map(({ id }) => id)), [data]);
  const [busy, setBusy] = useState(false);
  const [loadedCount, setLoadedCount] = useState(0);

  const load = useCallback(
    async (count: number) => {
      setBusy(true);
      const options = { forceRefetch: true, refetchCachedPages: false, subscribe: false };
      const { isSuccess } = await dispatch(getPosts.initiate({ ...wholeFeed, filter }, options));
      setBusy(false);
      if (!isSuccess) return;
      liveStateOf(store).update({ newPostIds: [] });
      setLoadedCount(count);
      // The pressed button unmounts.
      focusPageHeading();
      dispatch(feedStarted());
    },
    [dispatch, store, filter],
  );
  return { loadedIds, load, busy, loadedCount };
}
