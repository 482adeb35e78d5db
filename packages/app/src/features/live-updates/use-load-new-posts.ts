import { api } from '@aura/api-client/api';
import { loadedPosts } from '@aura/api-client/endpoints/loaded-pages';
import { FILTERED, postsApi, wholeFeed } from '@aura/api-client/endpoints/posts';
import { feedCopy } from '@aura/domain/copy/feed';
import { peopleFilterOf } from '@aura/domain/rules/feed-filters';
import { focusPageHeading } from '@aura/ui/foundations/focus-page-heading';
import { useToast } from '@aura/ui/primitives/Toast';
import { useCallback, useMemo, useState } from 'react';
import { liveStateOf } from '../../shared/live-state.ts';
import { readNewestPage } from '../../shared/read-newest-page.ts';
import { useIsMounted } from '../../shared/use-is-mounted.ts';
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
  const loaded = useMemo(() => loadedPosts(data?.pages ?? []), [data]);
  const loadedIds = useMemo(() => new Set(loaded.map(({ id }) => id)), [loaded]);
  const [busy, setBusy] = useState(false);
  const [loadedCount, setLoadedCount] = useState(0);

  const isMounted = useIsMounted();
  const { show } = useToast();

  const load = useCallback(
    async (count: number) => {
      setBusy(true);
      // The same number is announced again only when the text was removed before.
      setLoadedCount(0);
      const isLoaded = await readNewestPage((options) =>
        dispatch(getPosts.initiate({ ...wholeFeed, filter }, options)),
      );
      setBusy(false);
      if (!isMounted()) return;
      if (!isLoaded) {
        show({ tone: 'alert', text: feedCopy.error });
        return;
      }
      if (filter === null) {
        liveStateOf(store).update({ newPostIds: [] });
        // The new posts of filtered feeds are no longer offered there.
        dispatch(api.util.invalidateTags([{ type: 'Post', id: FILTERED }]));
      }
      setLoadedCount(count);
      // The pressed button unmounts.
      focusPageHeading();
      dispatch(feedStarted());
    },
    [dispatch, store, filter, isMounted, show],
  );
  return {
    loadedIds,
    /** The time of the oldest loaded post; empty when none is loaded. */
    oldestAt: loaded.at(-1)?.createdAt ?? '',
    load,
    busy,
    loadedCount,
  };
}
