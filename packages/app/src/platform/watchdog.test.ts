import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startWatchdog } from './watchdog.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('calls back after the time without a sound, and never after its end', () => {
  const onSilence = vi.fn();
  const watch = startWatchdog(1000, onSilence);
  vi.advanceTimersByTime(999);
  watch.reset();
  vi.advanceTimersByTime(999);
  expect(onSilence).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSilence).toHaveBeenCalledOnce();

  const ended = startWatchdog(1000, onSilence);
  ended.stop();
  vi.advanceTimersByTime(5000);
  expect(onSilence).toHaveBeenCalledOnce();
});
