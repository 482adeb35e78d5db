import '../styles.css';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../testing/create-test-store.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { undoMs, useUndoable } from './use-undoable.ts';

/** More than the time in which a message disappears. */
const closingMs = 1000;
const onUndo = vi.fn();
const onSettled = vi.fn();

function Change() {
  const showUndoable = useUndoable();
  const change = () => showUndoable({ text: 'Deleted', onUndo, onSettled });
  return (
    <button type="button" onClick={change}>
      Delete
    </button>
  );
}

function Page() {
  const [isLeft, setLeft] = useState(false);
  return (
    <main>
      {!isLeft && <Change />}
      <button type="button" onClick={() => setLeft(true)}>
        Leave
      </button>
    </main>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const undo = () => screen.queryByRole('button', { name: 'Undo' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });

beforeEach(() => {
  vi.clearAllMocks();
  renderScreen(<Page />, { store: createTestStore(null) });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
});

it('a change that is undone is not settled', async () => {
  await press('Delete');
  await press('Undo');
  await waitFor(() => expect(undo()).toBeNull());
  await press('Leave');
  expect([onUndo.mock.calls.length, onSettled.mock.calls.length]).toEqual([1, 0]);
});

it('a change is settled once, when its message has closed', async () => {
  fakeTimers();
  act(() => screen.getByRole('button', { name: 'Delete' }).click());
  await pass(undoMs - 1);
  expect(onSettled).not.toHaveBeenCalled();
  await pass(1);
  await pass(closingMs);
  expect(undo()).toBeNull();
  act(() => screen.getByRole('button', { name: 'Leave' }).click());
  expect(onSettled).toHaveBeenCalledOnce();
});

it('while its message has the focus, a change waits and can be undone', async () => {
  fakeTimers();
  act(() => screen.getByRole('button', { name: 'Delete' }).click());
  act(() => undo()?.focus());
  await pass(10 * undoMs);
  act(() => undo()?.click());
  await pass(closingMs);
  expect([onUndo.mock.calls.length, onSettled.mock.calls.length]).toEqual([1, 0]);
});

it.each([
  ['the component is left', () => press('Leave')],
  ['the page is left', async () => void window.dispatchEvent(new Event('pagehide'))],
])('when %s, a change is settled at once and Undo is not offered any more', async (_, leave) => {
  await press('Delete');
  await leave();
  expect(onSettled).toHaveBeenCalledOnce();
  await waitFor(() => expect(undo()).toBeNull());
  expect(onUndo).not.toHaveBeenCalled();
});

it('a change is settled when the page stays hidden, since such a page may end without an event', async () => {
  fakeTimers();
  act(() => screen.getByRole('button', { name: 'Delete' }).click());
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(undoMs - 1);
  expect(onSettled).not.toHaveBeenCalled();
  await pass(1);
  expect(onSettled).toHaveBeenCalledOnce();
});
