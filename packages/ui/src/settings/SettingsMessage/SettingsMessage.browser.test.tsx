import { settingsMessageDurationMs } from '@aura/domain/limits/settings';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SettingsMessage } from './SettingsMessage.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function show(tone: 'success' | 'error') {
  const onExpire = vi.fn();
  render(<SettingsMessage message={{ tone, text: 'So it went.' }} onExpire={onExpire} />);
  return onExpire;
}

it.each(['success', 'error'] as const)('a %s message disappears after 3 seconds', (tone) => {
  const onExpire = show(tone);
  pass(settingsMessageDurationMs - 1);
  expect(onExpire).not.toHaveBeenCalled();
  pass(1);
  expect(onExpire).toHaveBeenCalledOnce();
});

it.each([
  ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave, 'alert'],
  ['the focus', fireEvent.focus, fireEvent.blur, 'button'],
] as const)(
  'while %s is on it, an error message pauses, then resumes its remaining time',
  (_name, enter, leave, role) => {
    const onExpire = show('error');
    pass(1000);
    enter(screen.getByRole(role));
    pass(60_000);
    expect(onExpire).not.toHaveBeenCalled();
    leave(screen.getByRole(role));
    pass(settingsMessageDurationMs - 1001);
    expect(onExpire).not.toHaveBeenCalled();
    pass(1);
    expect(onExpire).toHaveBeenCalledOnce();
  },
);

it('a success message does not pause', () => {
  const onExpire = show('success');
  fireEvent.pointerEnter(screen.getByRole('status'));
  pass(settingsMessageDurationMs);
  expect(onExpire).toHaveBeenCalledOnce();
});
