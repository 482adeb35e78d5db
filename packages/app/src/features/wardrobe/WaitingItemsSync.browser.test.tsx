import '../../styles.css';
import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { blankItemDraft } from '@aura/domain/forms/item-upload';
import { storedFormsMax } from '@aura/domain/limits/wardrobe';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getItemDrafts } from '../../platform/drafts/item-drafts.ts';
import { getWaitingItems } from '../../platform/drafts/waiting-items.ts';
import { useWaitingForms } from '../../shared/use-waiting-forms.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { itemWire } from '../../testing/item-wire.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { resetDrafts } from '../../testing/reset-drafts.ts';
import {
  heldAnswer,
  refusal,
  startUploadServer,
  type UploadAnswer,
  type UploadServer,
} from '../../testing/upload-server.ts';
import ItemDraftHint from './ItemDraftHint.tsx';
import { RefusedItems } from './RefusedItems.tsx';
import UploadItems from './UploadItems.tsx';
import WaitingItemsSync from './WaitingItemsSync.tsx';

const me = { uid: 'uid-sync', email: 'mira@example.test', displayName: '', method: 'password' as const };
const photo = new Blob(['a photo'], { type: 'image/jpeg' });
const draft = (id: string, name = id) => ({
  ...blankItemDraft<Blob>(id),
  ...{ name, category: 'Tops' as const, front: photo, back: photo },
});
const adds: UploadAnswer = async ({ key }) => Response.json({ success: true, item: itemWire({ id: key }) });
const isDamaged: UploadAnswer = async () => refusal(422, 'UNREADABLE_IMAGE', 'This image is damaged.');

let isOnline = true;
let server: UploadServer;
const sentIds = () => server.uploads.map(({ key }) => key);
const lastName = () => server.uploads.at(-1)?.fields.get('itemName');
const add = (...ids: string[]) =>
  getWaitingItems(me.uid).add({ items: ids.map((id) => draft(id)), current: 0 });
const stored = () =>
  getWaitingItems(me.uid)
    .current()
    .flatMap(({ form }) => form.items.map(({ id }) => id));
const reconnect = () =>
  act(async () => {
    isOnline = true;
    window.dispatchEvent(new Event('online'));
  });

/** What runs on every page. */
function Background() {
  const { forms } = useWaitingForms(getWaitingItems);
  return (
    <>
      <WaitingItemsSync />
      <RefusedItems uploads={forms} />
    </>
  );
}

const start = (screens = <Background />) => renderScreen(screens, { store: createTestStore(me) });
const wardrobe = (
  <>
    <ItemDraftHint onContinue={() => undefined} onContinueIntent={() => undefined} />
    <Background />
  </>
);

beforeEach(async () => {
  isOnline = true;
  server = startUploadServer(adds);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => {}));
  await resetDrafts(me.uid);
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await resetDrafts(me.uid);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('when the connection returns, sends the waiting items, each once', async () => {
  isOnline = false;
  await add('coat', 'scarf');
  await add('hat');
  start();
  await reconnect();
  await expect.poll(stored).toEqual([]);
  expect(sentIds()).toEqual(['coat', 'scarf', 'hat']);
  await screen.findByText('2 items added');
});

it('at the next start, sends what waits', async () => {
  await add('coat');
  start();
  await expect.poll(stored).toEqual([]);
  expect(sentIds()).toEqual(['coat']);
});

it('in two tabs, sends an item once', async () => {
  isOnline = false;
  await add('coat');
  start();
  start();
  await reconnect();
  await expect.poll(stored).toEqual([]);
  expect(sentIds()).toEqual(['coat']);
});

it('when the server cannot be reached although the browser is online, sends again after 30 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { answer, breakConnection } = heldAnswer(adds);
  server.answers.push(answer);
  await add('coat');
  start();
  await expect.poll(sentIds).toEqual(['coat']);
  await act(async () => breakConnection());
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await expect.poll(stored).toEqual([]);
  expect(sentIds()).toEqual(['coat', 'coat']);
});

it('when the server refuses an item, a message leads to it and its reason, and it can be changed and sent', async () => {
  server.answers.push(isDamaged);
  await add('coat', 'scarf');
  start(wardrobe);
  await screen.findByText('An item was not added.');
  await screen.findByText('This item was not sent. This image is damaged.');
  await expect.poll(stored).toEqual(['coat']);
  await userEvent.click(screen.getByRole('button', { name: 'Review' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add items' }));
  await form.findByText('This item was not sent. This image is damaged.');
  await userEvent.type(form.getByRole('textbox', { name: /Name/ }), ' of wool');
  await userEvent.click(form.getByRole('button', { name: 'Upload to Aura' }));
  await expect.poll(stored).toEqual([]);
  expect(lastName()).toBe('coat of wool');
  expect(sentIds()).toEqual(['coat', 'scarf', 'coat']);
});

it('a refused item can be discarded after the question', async () => {
  server.answers.push(isDamaged);
  await add('coat');
  start();
  await userEvent.click(await screen.findByRole('button', { name: 'Review' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add items' }));
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard these items?' }));
  await userEvent.click(question.getByRole('button', { name: 'Discard' }));
  await expect.poll(stored).toEqual([]);
  expect(sentIds()).toEqual(['coat']);
  expect(screen.queryByText('An item was not added.')).toBeNull();
});

it('without a connection, the form hands its items over, closes, and can be used again', async () => {
  isOnline = false;
  const onOpenChange = vi.fn();
  const upload = (open: boolean) => (
    <>
      {wardrobe}
      <UploadItems open={open} onOpenChange={onOpenChange} email={me.email} />
    </>
  );
  getItemDrafts(me.uid).save({ items: [draft('coat', 'The good coat')], current: 0 });
  const { rerender } = start(upload(true));
  const form = within(await screen.findByRole('dialog', { name: 'Add items' }));
  await userEvent.click(form.getByRole('button', { name: 'Upload to Aura' }));
  await expect.poll(() => onOpenChange.mock.lastCall).toEqual([false]);
  rerender(upload(false));
  await screen.findByText('1 item waits for a connection');
  await screen.findByRole('button', { name: 'The good coat Waiting for connection' });
  await expect.poll(() => getItemDrafts(me.uid).current()).toBeNull();
  expect(sentIds()).toEqual([]);
  await reconnect();
  await expect.poll(stored).toEqual([]);
  expect(sentIds()).toEqual(['coat']);
});

it('a waiting item is opened in the form, and waits with its changes when the form is closed', async () => {
  isOnline = false;
  await add('coat');
  start(wardrobe);
  await userEvent.click(await screen.findByRole('button', { name: 'coat Waiting for connection' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add items' }));
  await userEvent.type(form.getByRole('textbox', { name: /Name/ }), ' of wool');
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'coat of wool Waiting for connection' });
  await reconnect();
  await expect.poll(stored).toEqual([]);
  expect(lastName()).toBe('coat of wool');
});

it('a waiting item that is opened is not announced as a restored draft', async () => {
  isOnline = false;
  await add('coat');
  start(wardrobe);
  await userEvent.click(await screen.findByRole('button', { name: 'coat Waiting for connection' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add items' }));
  expect(form.getByRole('textbox', { name: /Name/ })).toHaveValue('coat');
  expect(form.queryByText(itemUploadCopy.restored)).toBeNull();
});

it('a waiting item that is uploaded again without a connection goes on waiting', async () => {
  isOnline = false;
  await add('coat');
  start(wardrobe);
  await userEvent.click(await screen.findByRole('button', { name: 'coat Waiting for connection' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add items' }));
  await userEvent.click(form.getByRole('button', { name: 'Upload to Aura' }));
  await screen.findByText('1 item waits for a connection');
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Add items' })).toBeNull();
  await expect.poll(stored).toEqual(['coat']);
});

it('when too many uploads wait, the items stay in the form', async () => {
  isOnline = false;
  for (let count = 0; count < storedFormsMax; count += 1) await add(`item-${count}`);
  getItemDrafts(me.uid).save({ items: [draft('coat')], current: 0 });
  const onOpenChange = vi.fn();
  start(<UploadItems open onOpenChange={onOpenChange} email={me.email} />);
  const form = within(await screen.findByRole('dialog', { name: 'Add items' }));
  await userEvent.click(form.getByRole('button', { name: 'Upload to Aura' }));
  await screen.findByText('Too many uploads wait for a connection. These items stay here.');
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(
    getItemDrafts(me.uid)
      .current()
      ?.items.map(({ id }) => id),
  ).toEqual(['coat']);
});

it('an item that is being sent cannot be edited', async () => {
  const { answer, release } = heldAnswer(adds);
  server.answers.push(answer);
  await add('coat');
  start(wardrobe);
  await expect.poll(sentIds).toEqual(['coat']);
  await userEvent.click(await screen.findByRole('button', { name: 'coat Waiting for connection' }));
  await screen.findByText('These items are being sent.');
  expect(screen.queryByRole('dialog', { name: 'Add items' })).toBeNull();
  release();
  await expect.poll(stored).toEqual([]);
});
