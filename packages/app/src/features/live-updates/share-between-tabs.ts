import {
  type LiveEvent,
  liveEventSchema,
  watchedPostsMaxCount,
} from '@aura/api-client/contract/live-updates';
import type { ReceivedEvent } from '@aura/api-client/live-events';
import * as z from 'zod/mini';

/** A tab may have read what it shows this long before it joins, in milliseconds. */
const readBeforeMs = 30_000;

const eventFields = { id: z.string(), event: liveEventSchema };

const messageSchema = z.union([
  /** A tab has joined. */
  z.object({ type: z.literal('join'), tab: z.string() }),
  /** The answer of the tab that is connected: the events that a new tab may have missed. */
  z.object({ type: z.literal('missed'), tab: z.string(), events: z.array(z.object(eventFields)) }),
  /** A tab shows these posts; none when it is closed. */
  z.object({ type: z.literal('watch'), tab: z.string(), postIds: z.array(z.string()) }),
  /** The tab that is connected asks the others what they show. */
  z.object({ type: z.literal('ask') }),
  z.object({ type: z.literal('event'), ...eventFields }),
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
  let first: ReceivedEvent | undefined;
  let lastId: string | undefined;
  let onChange: () => void = () => undefined;
  /** What this tab has passed on, the oldest first. */
  let sent: readonly (ReceivedEvent & { readonly at: number })[] = [];
  const post = (message: Message) => channel.postMessage(message);

  const recent = () => sent.filter(({ at }) => performance.now() - at < readBeforeMs);
  /** Handles what this tab missed: the events before the first one that it received itself. */
  const catchUp = (events: readonly ReceivedEvent[]) => {
    const known = events.findIndex(({ id, event }) => id === first?.id && event.type === first.event.type);
    for (const { event } of known < 0 ? events : events.slice(0, known)) onEvent(event);
    lastId ??= events.at(-1)?.id;
  };

  function receive(message: Message): void {
    switch (message.type) {
      case 'event':
        first ??= message;
        lastId = message.id;
        onEvent(message.event);
        break;
      case 'join':
        // Only the tab that is connected has passed events on.
        if (recent().length > 0) post({ type: 'missed', tab: message.tab, events: [...recent()] });
        break;
      case 'missed':
        if (message.tab === tab) catchUp(message.events);
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
    send: (received) => {
      sent = [...recent(), { ...received, at: performance.now() }];
      tell({ type: 'event', ...received });
    },
    setConnected: (isConnected) => tell({ type: 'state', isConnected }),
  };
  const begin = async () => {
    post({ type: 'ask' });
    if (!leaving.signal.aborted) await lead(leader, leaving.signal);
  };
  const { signal } = leaving;
  post({ type: 'join', tab });
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
