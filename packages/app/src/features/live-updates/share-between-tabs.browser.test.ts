import type { LiveEvent } from '@aura/api-client/contract/live-updates';
import { afterEach, expect, it } from 'vitest';
import { joinTabs, type Leader } from './share-between-tabs.ts';

const open = new Set<() => void>();
afterEach(() => {
  for (const leave of open) leave();
});

/** A tab of a user; the lock and the channel are those of the browser, which several instances share as tabs do. */
function openTab(uid: string) {
  const events: LiveEvent[] = [];
  const states: boolean[] = [];
  const leads: Leader[] = [];
  const joined = joinTabs({
    uid,
    onEvent: (event) => events.push(event),
    onState: (isConnected) => states.push(isConnected),
    lead: (leader, signal) => {
      leads.push(leader);
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    },
  });
  const leave = () => {
    open.delete(leave);
    joined.leave();
  };
  open.add(leave);
  return { watch: joined.watch, leave, events, states, leader: () => leads[0] };
}

const event: LiveEvent = { type: 'post-added', postId: 'p1' };

it('one tab connects, and passes events on to all', async () => {
  const first = openTab('one');
  await expect.poll(first.leader).toBeDefined();
  const second = openTab('one');
  first.leader()?.send({ id: 'server-1', event });
  first.leader()?.setConnected(false);
  await expect.poll(() => second.events).toEqual([event]);
  await expect.poll(() => second.states).toEqual([false]);
  expect([first.events, first.states]).toEqual([[event], [false]]);
  expect(second.leader()).toBeUndefined();
});

it('a tab that joins receives the events that it may have missed, and no other tab receives them again', async () => {
  const first = openTab('late');
  await expect.poll(first.leader).toBeDefined();
  const second = openTab('late');
  first.leader()?.send({ id: 'server-1', event });
  await expect.poll(() => second.events).toEqual([event]);
  const third = openTab('late');
  await expect.poll(() => third.events).toEqual([event]);
  expect([first.events, second.events]).toEqual([[event], [event]]);
});

it('the tab that connects knows what every tab shows, also those that were there before it', async () => {
  const first = openTab('two');
  await expect.poll(first.leader).toBeDefined();
  const second = openTab('two');
  first.watch(['p1']);
  second.watch(['p2']);
  await expect.poll(() => first.leader()?.watchedPostIds()).toEqual(['p1', 'p2']);
  first.leave();
  await expect.poll(second.leader).toBeDefined();
  const third = openTab('two');
  third.watch(['p3']);
  await expect.poll(() => second.leader()?.watchedPostIds()).toEqual(['p2', 'p3']);
});

it('when the tab that connects is closed, another one continues after the last event', async () => {
  const first = openTab('three');
  await expect.poll(first.leader).toBeDefined();
  const second = openTab('three');
  first.leader()?.send({ id: 'server-7', event });
  await expect.poll(() => second.events).toHaveLength(1);
  first.leave();
  await expect.poll(() => second.leader()?.lastId()).toBe('server-7');
});

it('a tab that shows nothing any more is not watched for', async () => {
  const first = openTab('four');
  await expect.poll(first.leader).toBeDefined();
  const second = openTab('four');
  second.watch(['p2']);
  await expect.poll(() => first.leader()?.watchedPostIds()).toEqual(['p2']);
  second.leave();
  await expect.poll(() => first.leader()?.watchedPostIds()).toEqual([]);
});

it('users have connections of their own, and messages of other versions are left out', async () => {
  const first = openTab('five');
  const other = openTab('six');
  await expect.poll(first.leader).toBeDefined();
  await expect.poll(other.leader).toBeDefined();
  const channel = new BroadcastChannel('aura:live:six');
  channel.postMessage({ type: 'event', id: 'x', event: { type: 'unknown' } });
  // Messages arrive in their order, so the one before has been received with this one.
  channel.postMessage({ type: 'event', id: 'y', event: { type: 'reset' } });
  channel.close();
  first.leader()?.send({ id: 'a', event });
  await expect.poll(() => other.events).toEqual([{ type: 'reset' }]);
  expect(first.events).toEqual([event]);
});
