import { loadedPosts } from '@aura/api-client/endpoints/loaded-pages';
import { postsApi, wholeFeed } from '@aura/api-client/endpoints/posts';
import { feedCopy } from '@aura/domain/copy/feed';
import { feedSearchPages } from '@aura/domain/limits/feed';
import { peopleFilterOf } from '@aura/domain/rules/feed-filters';
import type { PeopleFilter } from '@aura/domain/vocabularies/feed-filters';
import { focusPageHeading } from '@aura/ui/foundations/focus-page-heading';
import { useToast } from '@aura/ui/primitives/Toast';
import { useCallback, useMemo, useState } from 'react';
import { liveStateOf } from '../../shared/live-state.ts';
import { useIsMounted } from '../../shared/use-is-mounted.ts';
import { selectLocalState } from '../../store/local-state.ts';
import { type AppDispatch, useAppDispatch, useAppSelector, useAppStore } from '../../store/store.ts';
import { feedStarted } from '../../store/visit.ts';

const { getPosts } = postsApi.endpoints;

/**
 * Reads the newest page of the feed in place of the loaded ones. While a page loads, the cache starts no other read and
 * answers with that page; the newest one is read after it.
 */
async function readNewest(dispatch: AppDispatch, filter: PeopleFilter | null): Promise<boolean> {
  const options = { forceRefetch: true, refetchCachedPages: false, subscribe: false };
  // A search for posts that match the filters loads several pages one after the other.
  for (let left = feedSearchPages; left >= 0; left -= 1) {
    const read = dispatch(getPosts.initiate({ ...wholeFeed, filter }, options));
    const { requestId, isSuccess } = await read;
    if (requestId === read.requestId) return isSuccess;
  }
  return false;
}

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

  const isMounted = useIsMounted();
  const { show } = useToast();

  const load = useCallback(
    async (count: number) => {
      setBusy(true);
      const isLoaded = await readNewest(dispatch, filter);
      setBusy(false);
      if (!isMounted()) return;
      if (!isLoaded) {
        show({ tone: 'alert', text: feedCopy.error });
        return;
      }
      liveStateOf(store).update({ newPostIds: [] });
      setLoadedCount(count);
      // The pressed button unmounts.
      focusPageHeading();
      dispatch(feedStarted());
    },
    [dispatch, store, filter, isMounted, show],
  );
  return { loadedIds, load, busy, loadedCount };
}
