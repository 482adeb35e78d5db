import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startWatchdog } from './watchdog.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a watchdog calls back when it is not reset in time, and never after it is stopped', () => {
  const onTimeout = vi.fn();
  const watchdog = startWatchdog(1000, onTimeout);
  vi.advanceTimersByTime(999);
  watchdog.reset();
  vi.advanceTimersByTime(999);
  expect(onTimeout).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onTimeout).toHaveBeenCalledOnce();

  const stopped = startWatchdog(1000, onTimeout);
  stopped.stop();
  vi.advanceTimersByTime(5000);
  expect(onTimeout).toHaveBeenCalledOnce();
});
