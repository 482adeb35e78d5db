import { api } from '@aura/api-client/api';
import { followsChanged, followsRead } from '@aura/api-client/cache/follow-states';
import { staleReadsOf, type Tag, tagSchema } from '@aura/api-client/cache/stale-reads';
import type { Middleware } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { selectIdentity } from './session.ts';
import type { AppStore } from './store.ts';

const channelName = 'aura:changes';

const messageSchema = z.object({
  uid: z.string(),
  tags: z.array(tagSchema),
  /** A follow or unfollow, by username: lists of posts and people that are not stale show it too. */
  follows: z.optional(z.record(z.string(), z.boolean())),
});

/**
 * Lets the tabs of one browser show the same data: a successful mutation makes the reads that it concerns
 * stale in the other tabs of the same user. A hidden tab refetches them when it is shown again
 * (docs/decisions/2026-11-23-several-tabs.md).
 * @returns a function that stops sending and receiving
 */
export function shareTabChanges(store: AppStore, page: Document = document): () => void {
  const channel = new BroadcastChannel(channelName);
  const ownUid = () => selectIdentity(store.getState())?.uid;
  let stale: { readonly uid: string; readonly tags: readonly Tag[] }[] = [];

  const send: Middleware = () => (next) => (action) => {
    const result = next(action);
    const tags = staleReadsOf(action);
    const uid = ownUid();
    if (tags.length > 0 && uid) channel.postMessage({ uid, tags });
    if (followsChanged.match(action) && uid)
      channel.postMessage({ uid, tags: [], follows: action.payload.states });
    return result;
  };
  const refetch = () => {
    if (page.visibilityState === 'hidden') return;
    const tags = stale.filter(({ uid }) => uid === ownUid()).flatMap((message) => message.tags);
    stale = [];
    if (tags.length > 0) store.dispatch(api.util.invalidateTags([...tags]));
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    // A tab with another version of the app may send other shapes.
    const message = messageSchema.safeParse(data);
    if (!message.success) return;
    const { uid, follows } = message.data;
    // A read, not a change, which this tab would send on.
    if (follows && uid === ownUid()) store.dispatch(followsRead({ states: follows, at: performance.now() }));
    stale.push(message.data);
    refetch();
  };
  store.addMiddleware(send);
  page.addEventListener('visibilitychange', refetch);
  return () => {
    page.removeEventListener('visibilitychange', refetch);
    channel.close();
  };
}
