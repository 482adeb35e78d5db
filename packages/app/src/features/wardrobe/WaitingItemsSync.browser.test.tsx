import '../../styles.css';
import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { storedFormsMax } from '@aura/domain/limits/wardrobe';
import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getItemDrafts } from '../../platform/drafts/item-drafts.ts';
import { heldAnswer } from '../../testing/upload-server.ts';
import {
  addsItem,
  completeDraft,
  setUpWaitingUploads,
  wardrobeWithUploads,
} from '../../testing/waiting-uploads.tsx';
import UploadItems from './UploadItems.tsx';

const uid = 'uid-sync';
const wardrobeReads = () =>
  vi
    .mocked(window.fetch)
    .mock.calls.filter(([input]) =>
      (input instanceof Request ? input.url : String(input)).includes('/getAllUserItems?'),
    ).length;
const { email, start, add, stored, answerNext, sentIds, lastSentName, disconnect, reconnect } =
  setUpWaitingUploads(uid);

it('when the connection returns, sends the waiting items, each once', async () => {
  disconnect();
  await add('coat', 'scarf');
  await add('hat');
  start();
  await reconnect();
  await expect.poll(stored).toEqual([]);
  expect(sentIds()).toEqual(['coat', 'scarf', 'hat']);
  await screen.findByText('2 items added');
});

it('after all waiting items were sent, the wardrobe is read once, so that the next start offline has them', async () => {
  disconnect();
  await add('coat');
  await add('hat');
  start();
  await reconnect();
  await expect.poll(stored).toEqual([]);
  await expect.poll(wardrobeReads).toBe(1);
});

it('at the next start, sends what waits', async () => {
  await add('coat');
  start();
  await expect.poll(stored).toEqual([]);
  expect(sentIds()).toEqual(['coat']);
});

it('in two tabs, sends an item once', async () => {
  disconnect();
  await add('coat');
  start();
  start();
  await reconnect();
  await expect.poll(stored).toEqual([]);
  expect(sentIds()).toEqual(['coat']);
});

it('when the server cannot be reached although the browser is online, sends again after 30 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { answer, breakConnection } = heldAnswer(addsItem);
  answerNext(answer);
  await add('coat');
  start();
  await expect.poll(sentIds).toEqual(['coat']);
  await act(async () => breakConnection());
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await expect.poll(stored).toEqual([]);
  expect(sentIds()).toEqual(['coat', 'coat']);
});

it('without a connection, the form hands its items over, closes, and can be used again', async () => {
  disconnect();
  const onOpenChange = vi.fn();
  const upload = (open: boolean) => (
    <>
      {wardrobeWithUploads}
      <UploadItems open={open} onOpenChange={onOpenChange} email={email} />
    </>
  );
  getItemDrafts(uid).save({ items: [completeDraft('coat', 'The good coat')], current: 0 });
  const { rerender } = start(upload(true));
  const form = within(await screen.findByRole('dialog', { name: 'Add items' }));
  await userEvent.click(form.getByRole('button', { name: 'Upload to Aura' }));
  await expect.poll(() => onOpenChange.mock.lastCall).toEqual([false]);
  rerender(upload(false));
  await screen.findByText('1 item waits for a connection');
  await screen.findByRole('button', { name: 'The good coat Waiting for connection' });
  await expect.poll(() => getItemDrafts(uid).current()).toBeNull();
  expect(sentIds()).toEqual([]);
  await reconnect();
  await expect.poll(stored).toEqual([]);
  expect(sentIds()).toEqual(['coat']);
});

it('a waiting item is opened in the form, and waits with its changes when the form is closed', async () => {
  disconnect();
  await add('coat');
  start(wardrobeWithUploads);
  await userEvent.click(await screen.findByRole('button', { name: 'coat Waiting for connection' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add items' }));
  await userEvent.type(form.getByRole('textbox', { name: /Name/ }), ' of wool');
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'coat of wool Waiting for connection' });
  await reconnect();
  await expect.poll(stored).toEqual([]);
  expect(lastSentName()).toBe('coat of wool');
});

it('a waiting item that is opened is not announced as a restored draft', async () => {
  disconnect();
  await add('coat');
  start(wardrobeWithUploads);
  await userEvent.click(await screen.findByRole('button', { name: 'coat Waiting for connection' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add items' }));
  expect(form.getByRole('textbox', { name: /Name/ })).toHaveValue('coat');
  expect(form.queryByText(itemUploadCopy.restored)).toBeNull();
});

it('a waiting item that is uploaded again without a connection continues to wait', async () => {
  disconnect();
  await add('coat');
  start(wardrobeWithUploads);
  await userEvent.click(await screen.findByRole('button', { name: 'coat Waiting for connection' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add items' }));
  await userEvent.click(form.getByRole('button', { name: 'Upload to Aura' }));
  await screen.findByText('1 item waits for a connection');
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Add items' })).toBeNull();
  await expect.poll(stored).toEqual(['coat']);
});

it('when too many uploads wait, the items stay in the form', async () => {
  disconnect();
  for (let count = 0; count < storedFormsMax; count += 1) await add(`item-${count}`);
  getItemDrafts(uid).save({ items: [completeDraft('coat')], current: 0 });
  const onOpenChange = vi.fn();
  start(<UploadItems open onOpenChange={onOpenChange} email={email} />);
  const form = within(await screen.findByRole('dialog', { name: 'Add items' }));
  await userEvent.click(form.getByRole('button', { name: 'Upload to Aura' }));
  await screen.findByText('Too many uploads wait for a connection. These items stay here.');
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(
    getItemDrafts(uid)
      .current()
      ?.items.map(({ id }) => id),
  ).toEqual(['coat']);
});

it('an item that is being sent cannot be edited', async () => {
  const { answer, release } = heldAnswer(addsItem);
  answerNext(answer);
  await add('coat');
  start(wardrobeWithUploads);
  await expect.poll(sentIds).toEqual(['coat']);
  await userEvent.click(await screen.findByRole('button', { name: 'coat Waiting for connection' }));
  await screen.findByText('These items are being sent.');
  expect(screen.queryByRole('dialog', { name: 'Add items' })).toBeNull();
  release();
  await expect.poll(stored).toEqual([]);
});
