import { postDeleted } from './local-state.ts';
import type { AppStore } from './store.ts';

const channelName = 'aura:deleted-posts';

/** Sends the id of a deleted post to the other tabs of this browser. */
export function broadcastPostDeletion(postId: string): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(postId);
  channel.close();
}

/** Removes posts that were deleted in another tab. */
export function subscribeToPostDeletions(store: AppStore): void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') store.dispatch(postDeleted(data));
  };
}
