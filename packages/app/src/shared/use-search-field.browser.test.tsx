import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearchField } from './use-search-field.ts';

const { href } = window.location;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.history.replaceState(null, '', href);
});

function open() {
  const write = vi.fn();
  const { result } = renderHook(() => useSearchField('', write));
  act(() => result.current.change('coat'));
  return { write, leave: () => act(() => result.current.leave()) };
}

it('when typing pauses, the text is written to the address', () => {
  const { write } = open();
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(write).toHaveBeenCalledExactlyOnceWith('coat');
});

it('when another page was opened before the pause, its address is not changed', () => {
  const { write } = open();
  window.history.replaceState(null, '', '/another-page');
  vi.advanceTimersByTime(1000);
  expect(write).not.toHaveBeenCalled();
});

it('when the field is left before the pause, the text is written at once, and only once', () => {
  const { write, leave } = open();
  leave();
  expect(write).toHaveBeenCalledExactlyOnceWith('coat');
  leave();
  vi.advanceTimersByTime(1000);
  expect(write).toHaveBeenCalledOnce();
});
