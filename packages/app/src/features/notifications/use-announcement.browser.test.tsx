import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAnnouncement } from './use-announcement.ts';

function Announcement({ unread }: { readonly unread: number | null }) {
  return <p role="status">{useAnnouncement(unread)}</p>;
}

/** Shows the announcement of the numbers, each some time after the one before. */
function open() {
  const { rerender } = render(<Announcement unread={null} />);
  return (unread: number, ms = 30_000) => {
    rerender(<Announcement unread={unread} />);
    act(() => vi.advanceTimersByTime(ms));
    return screen.getByRole('status').textContent;
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('the number of unread notifications is announced when it has grown since the page was opened', () => {
  const count = open();
  expect(count(1)).toBe('');
  expect(count(3)).toBe('3 unread notifications');
});

it('a single unread notification is announced as one', () => {
  const count = open();
  count(0);
  expect(count(1)).toBe('1 unread notification');
});

it('when notifications were read, the same number is announced again', () => {
  const count = open();
  count(0);
  expect(count(2)).toBe('2 unread notifications');
  expect(count(0)).toBe('');
  expect(count(2)).toBe('2 unread notifications');
});

it('announces at most once in 30 seconds', () => {
  const count = open();
  count(0);
  expect(count(1, 1000)).toBe('1 unread notification');
  expect(count(2, 1000)).toBe('1 unread notification');
  expect(count(3)).toBe('3 unread notifications');
});
