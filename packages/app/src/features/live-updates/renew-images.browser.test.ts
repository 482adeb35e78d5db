import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renewImagesInTime } from './renew-images.ts';

const minuteMs = 60_000;
const renew = vi.fn();
let stop: () => void;
let isHidden: boolean;
let isOnline: boolean;

beforeEach(() => {
  isHidden = false;
  isOnline = true;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  renew.mockReset();
  stop = renewImagesInTime(renew);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('while the page is shown, renews within each hour', () => {
  vi.advanceTimersByTime(54 * minuteMs);
  expect(renew).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5 * minuteMs);
  expect(renew).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(55 * minuteMs);
  expect(renew).toHaveBeenCalledTimes(2);
});

it('when the page was hidden for hours, renews once as soon as it is shown again', () => {
  isHidden = true;
  vi.advanceTimersByTime(180 * minuteMs);
  expect(renew).not.toHaveBeenCalled();
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(renew).toHaveBeenCalledTimes(1);
});

it('without a connection, waits for it', () => {
  isOnline = false;
  vi.advanceTimersByTime(180 * minuteMs);
  expect(renew).not.toHaveBeenCalled();
  isOnline = true;
  vi.advanceTimersByTime(minuteMs);
  expect(renew).toHaveBeenCalledTimes(1);
});

it('after it was stopped, renews nothing', () => {
  stop();
  vi.advanceTimersByTime(180 * minuteMs);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(renew).not.toHaveBeenCalled();
});
