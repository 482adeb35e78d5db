import pino from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../db/database.ts';
import { type EventReader, readEvents } from '../../testing/read-events.ts';
import { createLocalChanges } from './changes.ts';
import { createLiveStreams, type StreamRequest } from './live-streams.ts';

const limits = {
  total: 20,
  perUser: 8,
  deliverAfterMs: 1,
  heartbeatMs: 20_000,
  lifetimeMs: 300_000,
  recent: 100,
  resumable: 50,
  readBeforeMs: 30_000,
};

/** Live streams whose database does not respond. */
function start() {
  const changes = createLocalChanges();
  const log = pino({ level: 'silent' });
  const liveStreams = createLiveStreams({ db: {} as Database, changes, log, clock: () => 0 }, limits);
  onTestFinished(() => liveStreams.close());
  function open(request: Partial<StreamRequest> = {}): EventReader {
    const body = liveStreams.open({ userId: 'u_1', watchedPostIds: [], after: null, ...request });
    return readEvents(new Response(body));
  }
  return { changes, liveStreams, open };
}

it('when a user opens 20 streams at once, 8 remain', async () => {
  const { liveStreams, open } = start();
  const readers = Array.from({ length: 20 }, () => open());
  expect(await readers.at(-1)?.next()).toEqual({ type: 'ready' });
  expect(liveStreams.count()).toBe(8);
});

it('when streams beyond the limit of the process are opened at once, they are refused', () => {
  const { open } = start();
  for (let user = 0; user < limits.total; user++) open({ userId: `u_${user}` });
  expect(() => open({ userId: 'u_last' })).toThrow('streams.too_many');
});

it('when what a client has missed cannot be read, its stream ends, so that it connects again', async () => {
  const { changes, liveStreams, open } = start();
  const notifications = { type: 'notifications', userId: 'u_1' } as const;
  const other = open();
  expect(await other.next()).toEqual({ type: 'ready' });
  changes.publish(notifications);
  expect(await other.next()).toEqual({ type: 'notifications' });
  const after = other.lastId();
  changes.publish({ type: 'likes', postId: 'p_1' });
  changes.publish(notifications);
  expect(await other.next()).toEqual({ type: 'notifications' });
  const continued = open({ watchedPostIds: ['p_1'], after });
  expect(await continued.next()).toBeUndefined();
  expect(liveStreams.count()).toBe(1);
});
