import '../../foundations/styles.css';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { type ToastApi, ToastProvider, useToast } from './Toast.tsx';
import { toastDurationMs, toastWithActionDurationMs } from './toast-durations.ts';
import type { ToastMessage } from './toast-message.ts';

/** Longer than the exit animation. */
const exitMs = 1000;

function Opener(message: ToastMessage) {
  const { show } = useToast();
  return <Button onClick={() => show(message)}>Show</Button>;
}

const show = (message: Partial<ToastMessage> = {}) => {
  render(
    <ToastProvider>
      <Opener tone="status" text="Saved." {...message} />
    </ToastProvider>,
  );
  act(() => screen.getByRole('button', { name: 'Show' }).click());
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Advances past the end of the duration, then past the exit animation. */
const end = async () => {
  await pass(1);
  await pass(exitMs);
};
const isShown = () => screen.queryByText('Saved.') !== null;
const hidePage = (state: DocumentVisibilityState) =>
  act(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a long name is cut to one line, and the whole text is in the live region', () => {
  const name = 'An outfit for the first cold mornings of the year, in the mountains and by the sea';
  const text = `${name} was deleted`;
  show({ text, name });
  expect(screen.getByRole('status').querySelector('p')?.textContent).toBe(text);
  const shown = screen.getByText(name);
  expect(shown.scrollWidth).toBeGreaterThan(shown.clientWidth);
});

it('a toast closes after its duration, which is longer with an action', async () => {
  show();
  await pass(toastDurationMs - 1);
  expect(isShown()).toBe(true);
  await end();
  expect(isShown()).toBe(false);
  cleanup();
  show({ durationMs: 3000 });
  await pass(2999);
  expect(isShown()).toBe(true);
  await end();
  expect(isShown()).toBe(false);
  cleanup();
  show({ action: { label: 'Undo', onAction: vi.fn() } });
  await pass(toastWithActionDurationMs - 1);
  expect(isShown()).toBe(true);
  await end();
  expect(isShown()).toBe(false);
});

it('says that it has closed, after its duration, or when others take its place', async () => {
  const onClose = vi.fn();
  show({ onClose });
  await pass(toastDurationMs);
  expect(onClose).not.toHaveBeenCalled();
  await end();
  expect(onClose).toHaveBeenCalledOnce();
  cleanup();
  show({ action: { label: 'Undo', onAction: vi.fn() }, onClose });
  const more = () => act(() => screen.getByRole('button', { name: 'Show' }).click());
  more();
  more();
  expect(onClose).toHaveBeenCalledOnce();
  more();
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('when it is persistent, a toast does not close by itself', async () => {
  show({ persistent: true });
  await pass(10 * toastWithActionDurationMs);
  expect(isShown()).toBe(true);
});

it('when more toasts are shown than the limit, the oldest that is not persistent closes', () => {
  let api: ToastApi | undefined;
  const Access = () => {
    api = useToast();
    return null;
  };
  render(
    <ToastProvider>
      <Access />
    </ToastProvider>,
  );
  const add = (text: string, persistent: boolean) =>
    act(() => void api?.show({ tone: 'status', text, persistent }));
  const shown = () => screen.queryAllByText(/^Toast/).map(({ textContent }) => textContent);
  add('Toast 1', true);
  add('Toast 2', false);
  add('Toast 3', false);
  add('Toast 4', false);
  expect(shown()).toEqual(['Toast 1', 'Toast 3', 'Toast 4']);
  add('Toast 5', true);
  add('Toast 6', true);
  expect(shown()).toEqual(['Toast 1', 'Toast 5', 'Toast 6']);
  add('Toast 7', true);
  add('Toast 8', false);
  expect(shown()).toEqual(['Toast 1', 'Toast 5', 'Toast 6', 'Toast 7', 'Toast 8']);
  add('Toast 9', false);
  expect(shown()).toEqual(['Toast 1', 'Toast 5', 'Toast 6', 'Toast 7', 'Toast 9']);
});

it('while the page is hidden, a toast pauses its duration', async () => {
  show();
  await pass(toastDurationMs - 100);
  hidePage('hidden');
  await pass(toastDurationMs * 10);
  expect(isShown()).toBe(true);
  hidePage('visible');
  await pass(99);
  expect(isShown()).toBe(true);
  await end();
  expect(isShown()).toBe(false);
});

it('while it has the focus, a toast pauses its duration', async () => {
  show();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  await pass(toastDurationMs * 10);
  expect(isShown()).toBe(true);
  act(() => screen.getByRole('button', { name: 'Show' }).focus());
  await pass(toastDurationMs - 1);
  await end();
  expect(isShown()).toBe(false);
});

it('a toast is focused by Tab; Enter runs the action and restores the focus', async () => {
  vi.useRealTimers();
  const undo = vi.fn();
  show({ action: { label: 'Undo', onAction: undo } });
  screen.getByRole('button', { name: 'Show' }).focus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe('Undo');
  await userEvent.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(isShown()).toBe(false));
  expect(document.activeElement?.textContent).toBe('Show');
});

it('F8 focuses the last toast from anywhere; its action restores the focus', async () => {
  vi.useRealTimers();
  show({ action: { label: 'Undo', onAction: vi.fn() } });
  const opener = screen.getByRole('button', { name: 'Show' });
  act(() => opener.click());
  opener.focus();
  await userEvent.keyboard('{F8}');
  expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Undo' })[1]);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(opener);
});

it('when the element that had the focus has been removed, its action focuses the heading of the page', async () => {
  vi.useRealTimers();
  show({ action: { label: 'Undo', onAction: vi.fn() } });
  const page = document.createElement('main');
  page.innerHTML = '<h1>Wardrobe</h1><button>Delete</button>';
  document.body.append(page);
  const removed = within(page).getByRole('button');
  removed.focus();
  screen.getByRole('button', { name: 'Undo' }).focus();
  removed.remove();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('Wardrobe');
  page.remove();
});

it('a second press of its action while the toast disappears does nothing', () => {
  const undo = vi.fn();
  show({ action: { label: 'Undo', onAction: undo } });
  const button = screen.getByRole('button', { name: 'Undo' });
  act(() => button.click());
  act(() => button.click());
  expect(undo).toHaveBeenCalledOnce();
});
