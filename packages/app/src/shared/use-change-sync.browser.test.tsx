import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestStore } from '../testing/create-test-store.ts';
import { me } from '../testing/me.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { useChangeSync } from './use-change-sync.ts';

interface Change {
  readonly on: boolean;
}

const send = vi.fn(async (_key: string, _change: Change): Promise<string | undefined> => undefined);
const remove = vi.fn();

interface SyncProps {
  readonly changes: Readonly<Record<string, Change>>;
  readonly isSynced: (key: string, change: Change) => boolean;
}

function Sync(props: SyncProps) {
  useChangeSync<Change>({ send, remove, ...props });
  return null;
}

/** Whether a change equals a state that was read from the server. */
const readAs =
  (isOn: boolean) =>
  (_key: string, { on }: Change) =>
    on === isOn;

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function open(props: SyncProps) {
  const { rerender } = renderScreen(<Sync {...props} />, { store: createTestStore(me) });
  return (next: SyncProps) => act(async () => rerender(<Sync {...next} />));
}

it('when a sent change is taken back before the state is read again, that is sent too', async () => {
  const [addition, removal] = [{ on: true }, { on: false }];
  const before = readAs(false);
  const update = open({ changes: { coat: addition }, isSynced: before });
  await expect.poll(() => send.mock.calls).toEqual([['coat', addition]]);
  await update({ changes: { coat: removal }, isSynced: before });
  expect(send.mock.calls.slice(1)).toEqual([['coat', removal]]);
  expect(remove).not.toHaveBeenCalled();
  await update({ changes: { coat: removal }, isSynced: readAs(false) });
  expect(remove.mock.calls).toEqual([['coat']]);
});

it('a sent change is not sent again with the next one, and is removed once the state that is read has it', async () => {
  const coat = { on: true };
  const before = readAs(false);
  const update = open({ changes: { coat }, isSynced: before });
  await expect.poll(() => send.mock.calls.length).toBe(1);
  await update({ changes: { coat, hat: { on: true } }, isSynced: before });
  expect(send.mock.calls.map(([key]) => key)).toEqual(['coat', 'hat']);
  await update({ changes: { coat }, isSynced: readAs(true) });
  expect(remove.mock.calls).toEqual([['coat']]);
});
