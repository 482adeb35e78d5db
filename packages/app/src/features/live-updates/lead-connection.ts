import type { ApiEnvironment } from '@aura/api-client/base-query';
import { receiveLiveEvents } from '@aura/api-client/live-events';
import { keepConnected } from './keep-connected.ts';
import type { Leader } from './share-between-tabs.ts';

/** The stream is opened again when a tab has shown another post for this time, in milliseconds. */
const watchAfterMs = 600;

/** Calls `onRest` once nothing has changed for a while, if the result is another one than at the start. */
function whenWatchedChanges(leader: Leader, onRest: () => void): () => void {
  const before = leader.watchedPostIds().join();
  let timer: ReturnType<typeof setTimeout> | undefined;
  leader.onWatchedChange(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (leader.watchedPostIds().join() !== before) onRest();
    }, watchAfterMs);
  });
  return () => clearTimeout(timer);
}

/** Keeps the connection of a browser, and passes its events on to the tabs. */
export function leadConnection(
  environment: ApiEnvironment,
  leader: Leader,
  signal: AbortSignal,
): Promise<void> {
  async function connect(): Promise<void> {
    const current = new AbortController();
    const end = () => current.abort();
    signal.addEventListener('abort', end, { signal: current.signal });
    const stop = whenWatchedChanges(leader, end);
    const request = { posts: [...leader.watchedPostIds()], after: leader.lastId() };
    try {
      await receiveLiveEvents(environment, request, current.signal, (received) => {
        if (received.event.type === 'ready') leader.setConnected(true);
        leader.send(received);
      });
    } catch (error) {
      // It ended because another post is shown.
      if (current.signal.aborted) return;
      leader.setConnected(false);
      throw error;
    } finally {
      stop();
    }
  }
  return keepConnected({ connect, signal });
}
