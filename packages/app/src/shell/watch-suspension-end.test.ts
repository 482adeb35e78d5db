import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchSuspensionEnd } from './watch-suspension-end.ts';

const now = new Date('2026-11-20T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms).toISOString();

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

it.each([
  ['in an hour', 3_600_000],
  ['in 60 days, longer than a timer of the browser', 60 * 86_400_000],
])('when a suspension ends %s, calls back then and every minute until it is stopped', (_, ms) => {
  const onEnd = vi.fn();
  const stop = watchSuspensionEnd(later(ms), onEnd);
  vi.advanceTimersByTime(ms);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(onEnd).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).toHaveBeenCalledTimes(2);
  stop();
  vi.advanceTimersByTime(600_000);
  expect(onEnd).toHaveBeenCalledTimes(2);
});

it('when the end has passed, calls back after a second', () => {
  const onEnd = vi.fn();
  watchSuspensionEnd(later(-5_000), onEnd);
  vi.advanceTimersByTime(1_000);
  expect(onEnd).toHaveBeenCalledOnce();
});
