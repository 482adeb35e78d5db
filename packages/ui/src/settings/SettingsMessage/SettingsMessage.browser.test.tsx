import { settingsMessageDurationMs } from '@aura/domain/limits/settings';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
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
  const saveButton = createRef<HTMLButtonElement>();
  render(
    <>
      <SettingsMessage message={{ tone, text: 'So it went.' }} onExpire={onExpire} saveButton={saveButton} />
      <button type="button" ref={saveButton}>
        Save
      </button>
    </>,
  );
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
    const target = within(screen.getByRole('alert').parentElement as HTMLElement).getByRole(role);
    enter(target);
    pass(60_000);
    expect(onExpire).not.toHaveBeenCalled();
    leave(target);
    pass(settingsMessageDurationMs - 1001);
    expect(onExpire).not.toHaveBeenCalled();
    pass(1);
    expect(onExpire).toHaveBeenCalledOnce();
  },
);

it('when the pointer leaves an error message that has the focus, it stays paused', () => {
  const onExpire = show('error');
  fireEvent.pointerEnter(screen.getByRole('alert'));
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  fireEvent.pointerLeave(screen.getByRole('alert'));
  pass(60_000);
  expect(onExpire).not.toHaveBeenCalled();
});

it('when the focused error message is dismissed, the save button has the focus', () => {
  const onExpire = show('error');
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  act(() => dismiss.click());
  expect(onExpire).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
});

it('a success message does not pause', () => {
  const onExpire = show('success');
  fireEvent.pointerEnter(screen.getByRole('status'));
  pass(settingsMessageDurationMs);
  expect(onExpire).toHaveBeenCalledOnce();
});
