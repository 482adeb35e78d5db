import type { ApiEnvironment } from '@aura/api-client/base-query';
import { liveUpdatesApi } from '@aura/api-client/endpoints/live-updates';
import { retryBrokenImages } from '@aura/ui/foundations/broken-images';
import { useEffect, useRef } from 'react';
import { liveStateOf } from '../../shared/live-state.ts';
import { useUserWithProfile } from '../../shared/use-user-with-profile.ts';
import { type AppStore, useAppStore } from '../../store/store.ts';
import { leadConnection } from './lead-connection.ts';
import { leaveGonePosts, receiveEvent } from './receive-event.ts';
import { renewImagesInTime } from './renew-images.ts';
import { joinTabs } from './share-between-tabs.ts';
import { useShownPosts } from './use-shown-posts.ts';

const { renewImages } = liveUpdatesApi.endpoints;

/** The environment of the calls, which the store passes to its thunks. */
const environmentOf = (store: AppStore): ApiEnvironment =>
  store.dispatch((_dispatch, _getState, environment) => environment);

/** Receives what others change while the app is open (docs/decisions/2026-11-24-live-updates.md). */
export function LiveUpdates() {
  const store = useAppStore();
  const uid = useUserWithProfile();
  const posts = useShownPosts();
  const latest = useRef(posts);
  const tabs = useRef<ReturnType<typeof joinTabs> | null>(null);
  const shownId = posts.shown?.id ?? null;

  useEffect(() => {
    latest.current = posts;
  });
  useEffect(() => {
    if (uid === undefined) return;
    const live = liveStateOf(store);
    live.begin(uid);
    const joined = joinTabs({
      uid,
      onEvent: (event) => void receiveEvent(store, event, latest.current),
      onState: (isConnected) => {
        // Images that a server refused while it restarted.
        if (isConnected && !live.get().isConnected) retryBrokenImages();
        live.update({ isConnected });
      },
      lead: (leader, signal) => leadConnection(environmentOf(store), leader, signal),
    });
    tabs.current = joined;
    // Without a connection, a page reads what it shows again when it comes back to view.
    const catchUp = () => {
      if (document.visibilityState === 'hidden' || live.get().isConnected) return;
      void receiveEvent(store, { type: 'reset' }, latest.current);
    };
    document.addEventListener('visibilitychange', catchUp);
    return () => {
      document.removeEventListener('visibilitychange', catchUp);
      tabs.current = null;
      joined.leave();
      live.update({ isConnected: true });
    };
  }, [store, uid]);

  useEffect(() => {
    if (uid === undefined) return;
    return renewImagesInTime(() => void store.dispatch(renewImages.initiate(undefined, { track: false })));
  }, [store, uid]);

  // After this tab has joined, too: a post may be shown before the profile is read.
  useEffect(() => {
    if (uid !== undefined) tabs.current?.watch(shownId === null ? [] : [shownId]);
  }, [uid, shownId]);
  useEffect(() => leaveGonePosts(store, shownId), [store, shownId]);
  return null;
}
