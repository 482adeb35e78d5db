import { api } from '@aura/api-client/api';
import { staleReadsOf, type Tag, tagSchema } from '@aura/api-client/cache/stale-reads';
import type { Middleware } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { selectIdentity } from './session.ts';
import type { AppStore } from './store.ts';

const channelName = 'aura:changes';

const messageSchema = z.object({ uid: z.string(), tags: z.array(tagSchema) });

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
