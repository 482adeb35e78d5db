import type { LiveEvent } from '@aura/api-client/contract/live-updates';
import { createListeners } from '@aura/ui/foundations/listeners';
import { useSyncExternalStore } from 'react';
import { type AppStore, useAppStore } from '../store/store.ts';

/** What live updates have brought and what no screen shows yet. */
interface LiveState {
  /** The user it belongs to; null before live updates have begun. */
  readonly uid: string | null;
  /** Ids of posts that were added since the feed of all posts was loaded, newest first. */
  readonly newPostIds: readonly string[];
  /** Events that took a post away while it was shown. */
  readonly goneEvents: readonly { readonly postId: string; readonly event: LiveEvent }[];
  /** False while the server cannot be reached. */
  readonly isConnected: boolean;
}

const initial: LiveState = { uid: null, newPostIds: [], goneEvents: [], isConnected: true };

/** The live state of one store. It is loaded with live updates, unlike the slices, which every page needs. */
interface LiveStateStore {
  get(): LiveState;
  /** Discards the state of another user. That of the same one stays when live updates begin again on another page. */
  begin(uid: string): void;
  update(change: Partial<LiveState>): void;
  subscribe(listener: () => void): () => void;
}

function createLiveState(): LiveStateStore {
  const { subscribe, notify } = createListeners();
  let state = initial;
  const set = (next: LiveState) => {
    state = next;
    notify();
  };
  return {
    get: () => state,
    begin: (uid) => {
      if (state.uid !== uid) set({ ...initial, uid });
    },
    update: (change) => set({ ...state, ...change }),
    subscribe,
  };
}

const states = new WeakMap<AppStore, LiveStateStore>();

/** Returns the live state that belongs to a store. */
export function liveStateOf(store: AppStore): LiveStateStore {
  const existing = states.get(store) ?? createLiveState();
  states.set(store, existing);
  return existing;
}

/** Returns the live state, and renders again when it changes. */
export function useLiveState(): LiveState {
  const { subscribe, get } = liveStateOf(useAppStore());
  return useSyncExternalStore(subscribe, get);
}
