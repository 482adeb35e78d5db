import {
  type LiveEvent,
  liveEventSchema,
  watchedPostsMaxCount,
} from '@aura/api-client/contract/live-updates';
import type { ReceivedEvent } from '@aura/api-client/live-events';
import * as z from 'zod/mini';

const messageSchema = z.union([
  /** A tab shows these posts; none when it is closed. */
  z.object({ type: z.literal('watch'), tab: z.string(), postIds: z.array(z.string()) }),
  /** The tab that is connected asks the others what they show. */
  z.object({ type: z.literal('ask') }),
  z.object({ type: z.literal('event'), id: z.string(), event: liveEventSchema }),
  z.object({ type: z.literal('state'), isConnected: z.boolean() }),
]);

type Message = z.infer<typeof messageSchema>;

interface TabOptions {
  readonly uid: string;
  readonly onEvent: (event: LiveEvent) => void;
  readonly onState: (isConnected: boolean) => void;
  /** Runs in the one tab that connects for all, until `signal` aborts. */
  readonly lead: (leader: Leader, signal: AbortSignal) => Promise<void>;
}

/** What the tab that connects does for the others. */
export interface Leader {
  /** The posts that any tab shows. */
  watchedPostIds(): readonly string[];
  /** Calls `listener` when they have changed. */
  onWatchedChange(listener: () => void): void;
  /** Id of the last event that any tab received; undefined before the first. */
  lastId(): string | undefined;
  /** Passes an event on to every tab, also the own one. */
  send(received: ReceivedEvent): void;
  setConnected(isConnected: boolean): void;
}

/**
 * Joins the tabs of one user in one browser, of which one connects. It is found by a lock, which another tab takes over
 * when it is closed; a page without locks connects for itself.
 * @returns `watch` tells which posts this tab shows; `leave` ends everything
 */
export function joinTabs({ uid, onEvent, onState, lead }: TabOptions) {
  const name = `aura:live:${uid}`;
  const tab = crypto.randomUUID();
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  const watched = new Map<string, readonly string[]>();
  let own: readonly string[] = [];
  let lastId: string | undefined;
  let onChange: () => void = () => undefined;
  const post = (message: Message) => channel.postMessage(message);

  function receive(message: Message): void {
    switch (message.type) {
      case 'event':
        lastId = message.id;
        onEvent(message.event);
        break;
      case 'state':
        onState(message.isConnected);
        break;
      case 'ask':
        post({ type: 'watch', tab, postIds: [...own] });
        break;
      case 'watch':
        if (message.postIds.length === 0) watched.delete(message.tab);
        else watched.set(message.tab, message.postIds);
        onChange();
    }
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    // A tab with another version of the app may send other shapes.
    const message = messageSchema.safeParse(data);
    if (message.success) receive(message.data);
  };
  const tell = (message: Message) => {
    post(message);
    receive(message);
  };
  const leader: Leader = {
    watchedPostIds: () => [...new Set([...watched.values()].flat())].slice(0, watchedPostsMaxCount).sort(),
    onWatchedChange: (listener) => {
      onChange = listener;
    },
    lastId: () => lastId,
    send: (received) => tell({ type: 'event', ...received }),
    setConnected: (isConnected) => tell({ type: 'state', isConnected }),
  };
  const begin = async () => {
    post({ type: 'ask' });
    if (!leaving.signal.aborted) await lead(leader, leaving.signal);
  };
  const { signal } = leaving;
  const leading = navigator.locks ? navigator.locks.request(name, { signal }, begin) : begin();
  leading.catch(() => undefined);

  const watch = (postIds: readonly string[]) => {
    own = postIds;
    tell({ type: 'watch', tab, postIds: [...postIds] });
  };
  const unwatch = () => post({ type: 'watch', tab, postIds: [] });
  window.addEventListener('pagehide', unwatch);
  return {
    watch,
    leave: () => {
      window.removeEventListener('pagehide', unwatch);
      leaving.abort();
      unwatch();
      channel.close();
    },
  };
}
