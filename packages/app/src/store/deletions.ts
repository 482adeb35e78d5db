import { postDeleted } from './browser-data.ts';
import type { AppStore } from './store.ts';

const channelName = 'aura:deleted-posts';

/** Tells this person's other tabs that a post is gone. */
export function announceDeletion(postId: string): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(postId);
  channel.close();
}

/** Drops posts that another tab deleted. */
export function listenForDeletions(store: AppStore): void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') store.dispatch(postDeleted(data));
  };
}
