import { beforeEach, describe, expect, it } from 'vitest';
import type { Change } from './change.ts';
import { createRecentChanges } from './recent-changes.ts';

let now: number;
let log: ReturnType<typeof createRecentChanges>;
beforeEach(() => {
  now = 100_000;
  log = createRecentChanges(() => now, { recent: 5, resumable: 3, readBeforeMs: 30_000 });
});

const likes = (postId: string): Change => ({ type: 'likes', postId });
const append = (id: string, change: Change) => log.append([{ id, change, receivedAt: now }]);
const missedIds = (after: string | null) => log.missedSince(after)?.map(({ id }) => id) ?? null;

describe('a client that continues', () => {
  beforeEach(() => {
    for (const id of ['1', '2', '3', '4']) append(id, likes(`post-${id}`));
  });

  it('when it has received the last change, has missed none', () => {
    expect(log.lastId()).toBe('4');
    expect(missedIds('4')).toEqual([]);
  });

  it('has missed the changes after its last one', () => {
    expect(missedIds('2')).toEqual(['3', '4']);
  });

  it('when a later change repeats one, has missed only the later one', () => {
    append('5', likes('post-3'));
    expect(missedIds('2')).toEqual(['4', '5']);
  });

  it('when it has missed more than can be resumed, must read everything again', () => {
    append('5', likes('post-5'));
    expect(missedIds('2')).toEqual(['3', '4', '5']);
    expect(missedIds('1')).toBeNull();
  });

  it('when its last change is not known or no longer, must read everything again', () => {
    expect(missedIds('of-another-process')).toBeNull();
    append('5', likes('post-5'));
    append('6', likes('post-6'));
    expect(missedIds('1')).toBeNull();
  });

  it('when changes were lost, must read everything again', () => {
    log.clear();
    expect(log.lastId()).toBe('start');
    expect(missedIds('4')).toBeNull();
  });
});

it('when there was no change, a client of the start has missed none', () => {
  expect(missedIds('start')).toEqual([]);
});

it('a new client has missed the notifications since its first read, however many', () => {
  append('old', { type: 'notifications', userId: 'user-0' });
  now += 30_001;
  append('likes', likes('post-1'));
  for (const id of ['1', '2', '3', '4']) append(id, { type: 'notifications', userId: `user-${id}` });
  expect(missedIds(null)).toEqual(['1', '2', '3', '4']);
});
