import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDeletedRedirect } from './deleted-redirect.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('startDeletedRedirect', () => {
  it('opens the feed once, after 2 seconds', () => {
    const openFeed = vi.fn();
    startDeletedRedirect(openFeed);
    vi.advanceTimersByTime(1999);
    expect(openFeed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(openFeed).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10_000);
    expect(openFeed).toHaveBeenCalledOnce();
  });

  it('when cancelled, does not open the feed', () => {
    const openFeed = vi.fn();
    const cancel = startDeletedRedirect(openFeed);
    vi.advanceTimersByTime(1000);
    cancel();
    vi.advanceTimersByTime(10_000);
    expect(openFeed).not.toHaveBeenCalled();
  });
});
