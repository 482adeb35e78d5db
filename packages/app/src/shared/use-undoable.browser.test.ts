import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useUndoable } from './use-undoable.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Schedules an action under each key, and returns the keys of those that have run. */
function start(...keys: readonly string[]) {
  const ran: string[] = [];
  const { result, unmount } = renderHook(() => useUndoable(6_000));
  for (const key of keys) result.current.schedule(key, () => void ran.push(key));
  return { ran, unmount, undoable: result.current };
}

it('an action runs once when it can no longer be undone, and cancelling it then returns false', () => {
  const { ran, undoable, unmount } = start('one');
  vi.advanceTimersByTime(5_999);
  expect(ran).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([ran, undoable.cancel('one')]).toEqual([['one'], false]);
  unmount();
  expect(ran).toEqual(['one']);
});

it('a cancelled action never runs', () => {
  const { ran, undoable, unmount } = start('one', 'two');
  expect(undoable.cancel('one')).toBe(true);
  vi.advanceTimersByTime(10_000);
  unmount();
  expect(ran).toEqual(['two']);
});

it.each([
  ['the component unmounts', ({ unmount }: ReturnType<typeof start>) => unmount()],
  ['the page is closed', () => void window.dispatchEvent(new Event('pagehide'))],
])('when %s, waiting actions run at once', (_, leave) => {
  const started = start('one', 'two');
  leave(started);
  expect(started.ran).toEqual(['one', 'two']);
  vi.advanceTimersByTime(10_000);
  expect(started.ran).toEqual(['one', 'two']);
});
