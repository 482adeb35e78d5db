import { expect, it } from 'vitest';
import type { SessionLocks } from '../db/session-locks.ts';
import { createRunningRequests } from './running-requests.ts';

const scope = { uid: 'mira', call: 'addPost', key: 'one' };

/** Locks of two servers on one database, in memory. */
function twoServers(): [SessionLocks, SessionLocks] {
  const holders = new Map<string, number>();
  const locksOf = (server: number): SessionLocks => ({
    take: async (name) => {
      if (holders.has(name) && holders.get(name) !== server) return false;
      holders.set(name, server);
      return true;
    },
    isTaken: async (name) => holders.has(name),
    release: async (name) => void holders.delete(name),
    close: async () => undefined,
  });
  return [locksOf(1), locksOf(2)];
}

it('a request runs once per key, and again when it has ended', async () => {
  const running = createRunningRequests();
  expect(await running.start(scope, 'hash')).toBeNull();
  expect(await running.start(scope, 'other')).toEqual({ requestHash: 'hash' });
  expect(await running.start({ ...scope, key: 'two' }, 'hash')).toBeNull();
  expect(await running.has(scope)).toBe(true);
  await running.end(scope);
  expect(await running.has(scope)).toBe(false);
  expect(await running.start(scope, 'hash')).toBeNull();
});

it('a request that runs on another server is known, and its end too', async () => {
  const [first, second] = twoServers().map((locks) => createRunningRequests(locks));
  expect(await first?.start(scope, 'hash')).toBeNull();
  expect(await second?.has(scope)).toBe(true);
  expect(await second?.start(scope, 'hash')).toEqual({ requestHash: null });
  await first?.end(scope);
  expect(await second?.has(scope)).toBe(false);
  expect(await second?.start(scope, 'hash')).toBeNull();
});
