import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDeletedRedirect } from './deleted-redirect.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('startDeletedRedirect', () => {
  it('opens the feed once, after two seconds', () => {
    const openFeed = vi.fn();
    startDeletedRedirect(openFeed);
    vi.advanceTimersByTime(1999);
    expect(openFeed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(openFeed).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10_000);
    expect(openFeed).toHaveBeenCalledOnce();
  });

  it('opens nothing once the person has left', () => {
    const openFeed = vi.fn();
    const callOff = startDeletedRedirect(openFeed);
    vi.advanceTimersByTime(1000);
    callOff();
    vi.advanceTimersByTime(10_000);
    expect(openFeed).not.toHaveBeenCalled();
  });
});
