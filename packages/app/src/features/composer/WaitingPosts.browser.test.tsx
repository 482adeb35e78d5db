import { meWithUid } from '../../testing/me.ts';
import '../../styles.css';
import { itemWire, postWire } from '@aura/api-client/testing/blank-wires';
import { fromWardrobe } from '@aura/domain/forms/detected-item';
import { newPostDraft } from '@aura/domain/forms/post-draft';
import { storedFormsMax } from '@aura/domain/limits/wardrobe';
import { sampleItem } from '@aura/domain/testing/sample-items';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getPostDraft } from '../../platform/drafts/post-draft.ts';
import { getWaitingPosts } from '../../platform/drafts/waiting-posts.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { resetDrafts } from '../../testing/reset-drafts.ts';
import {
  heldAnswer,
  startUploadServer,
  type UploadAnswer,
  type UploadServer,
} from '../../testing/upload-server.ts';
import PostComposer from './PostComposer.tsx';
import WaitingPostsSync from './WaitingPostsSync.tsx';

const me = meWithUid('uid-cellar');
const photo = new Blob(['photo'], { type: 'image/jpeg' });
const first = '3f1d3c52-7c44-4c1e-9a51-1f2f0e4a6b10';
const second = '8a4e4f7e-2f0c-4c38-9a3f-6f0b7ad0a001';
const shares: UploadAnswer = async () => Response.json({ success: true, post: postWire({ id: 'p_1' }) });
const isSuspended: UploadAnswer = async () => failure(403, 'SUSPENDED', 'Your account is suspended.');
const handlers = {
  openSource: null,
  onDecided: () => {},
  onDraftChange: () => {},
  onClose: () => {},
  onShared: () => {},
};

let isOnline = true;
let server: UploadServer;
const shared = () =>
  server.uploads.map(({ key, fields }) => ({
    idempotencyKey: key,
    caption: fields.get('caption'),
    itemIds: JSON.parse(String(fields.get('itemIDs'))),
  }));
const add = (id: string, caption: string) => {
  const draft = newPostDraft<Blob>(id, photo);
  return getWaitingPosts(me.uid).add({ ...draft, values: { ...draft.values, caption } });
};
const waiting = () =>
  getWaitingPosts(me.uid)
    .current()
    .map(({ form }) => form.values.caption);
const reconnect = () =>
  act(async () => {
    isOnline = true;
    window.dispatchEvent(new Event('online'));
  });
const composer = (chosen: Blob | null = null) => (
  <>
    <PostComposer {...handlers} photo={chosen} />
    <WaitingPostsSync />
  </>
);
const start = (screens = composer()) => renderScreen(screens, { store: createTestStore(me) });
const notice = async () => within(await screen.findByRole('region', { name: 'Unshared post' }));
const editor = async () => within(await screen.findByRole('dialog', { name: 'Create Post' }));

beforeEach(async () => {
  isOnline = true;
  server = startUploadServer(shares);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => {}));
  await resetDrafts(me.uid);
});
afterEach(async () => {
  cleanup();
  await resetDrafts(me.uid);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a post that is shared without a connection waits, and is shared once when it returns', async () => {
  isOnline = false;
  start(composer(photo));
  const form = await editor();
  await userEvent.type(form.getByRole('textbox', { name: 'Caption' }), 'On the train');
  await userEvent.click(form.getByRole('button', { name: /^Share to/ }));
  await screen.findByText('Your post waits for a connection');
  await (await notice()).findByText('Waiting for connection');
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Create Post' })).toBeNull();
  await expect.poll(() => getPostDraft(me.uid).current()).toBeNull();
  expect(shared()).toEqual([]);
  await reconnect();
  await screen.findByText('Post shared to Aura Feed!');
  await expect.poll(waiting).toEqual([]);
  expect(shared().map(({ caption, itemIds }) => ({ caption, itemIds }))).toEqual([
    { caption: 'On the train', itemIds: [] },
  ]);
  await expect.poll(() => screen.queryByRole('region', { name: 'Unshared post' })).toBeNull();
});

it('a garment added without a connection is shared with the post when it returns', async () => {
  const garments = [itemWire({ id: 'coat', category: 'Outerwear', subcategory: 'Trench Coats' })];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const isWardrobe = new Request(input).url.includes('/getAllUserItems');
    if (isWardrobe) return Response.json({ success: true, items: garments, next: null });
    throw new TypeError('Failed to fetch');
  });
  isOnline = false;
  start(composer(photo));
  const form = await editor();
  await userEvent.click(form.getByRole('button', { name: 'Add from my wardrobe' }));
  const choice = within(await screen.findByRole('dialog', { name: 'Choose from your wardrobe' }));
  await userEvent.click(await choice.findByRole('button', { name: /Trench Coats/ }));
  await userEvent.click(await (await editor()).findByRole('button', { name: /^Share to/ }));
  await screen.findByText('Your post waits for a connection');
  await reconnect();
  await expect.poll(waiting).toEqual([]);
  expect(shared().map(({ itemIds }) => itemIds)).toEqual([['coat']]);
});

it('in two tabs, shares several posts in their order, each once with its key', async () => {
  isOnline = false;
  await add(first, 'First');
  await add(second, 'Second');
  start();
  start();
  await reconnect();
  await expect.poll(waiting).toEqual([]);
  expect(shared().map(({ idempotencyKey }) => idempotencyKey)).toEqual([first, second]);
});

it('a waiting post is edited, and waits with its changes when the editor is closed', async () => {
  isOnline = false;
  await add(first, 'On the train');
  start();
  await userEvent.click((await notice()).getByRole('button', { name: /^Edit/ }));
  await userEvent.fill(
    (await editor()).getByRole('textbox', { name: 'Caption' }),
    'On the train, in the rain',
  );
  await userEvent.keyboard('{Escape}');
  await expect.poll(waiting).toEqual(['On the train, in the rain']);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await reconnect();
  await expect.poll(waiting).toEqual([]);
  expect(shared()[0]?.caption).toBe('On the train, in the rain');
});

it('when the server refuses a post, the notice says why, and it can be changed and shared', async () => {
  server.answers.push(isSuspended);
  await add(first, 'On the train');
  start();
  await screen.findByText('This post was not shared. Your account is suspended.');
  await userEvent.click((await notice()).getByRole('button', { name: /^Edit/ }));
  await userEvent.fill((await editor()).getByRole('textbox', { name: 'Caption' }), 'On the train!');
  await userEvent.click((await editor()).getByRole('button', { name: /^Share to/ }));
  await screen.findByText('Post shared to Aura Feed!');
  await expect.poll(waiting).toEqual([]);
  expect(shared().map(({ caption }) => caption)).toEqual(['On the train', 'On the train!']);
});

it('when a refused post was changed and shared, the others are shown', async () => {
  server.answers.push(isSuspended, isSuspended);
  await add(first, 'First');
  await add(second, 'Second');
  const onClose = vi.fn();
  start(
    <>
      <PostComposer {...handlers} photo={null} onClose={onClose} />
      <WaitingPostsSync />
    </>,
  );
  await expect.poll(shared).toHaveLength(2);
  const all = await screen.findByRole('region', { name: 'Unshared posts' });
  await userEvent.click(within(all).getByRole('button', { name: 'Edit: First' }));
  await userEvent.click((await editor()).getByRole('button', { name: /^Share to/ }));
  await screen.findByText('Post shared to Aura Feed!');
  await notice();
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Create Post' })).toBeNull();
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
  await expect.poll(waiting).toEqual(['Second']);
});

it('a waiting post is discarded after the question', async () => {
  isOnline = false;
  await add(first, 'On the train');
  start();
  await userEvent.click((await notice()).getByRole('button', { name: /^Discard/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard this post?' }));
  await userEvent.click(question.getByRole('button', { name: 'Discard' }));
  await expect.poll(waiting).toEqual([]);
  await reconnect();
  // Posts are shared in their order, so the discarded one would be shared before this one.
  await add(second, 'At home');
  await expect.poll(waiting).toEqual([]);
  expect(shared().map(({ caption }) => caption)).toEqual(['At home']);
});

const refuseStorage = () =>
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No room is left.', 'QuotaExceededError');
  });

it('when the browser cannot store a post that is to wait, the post stays in the editor', async () => {
  isOnline = false;
  start(composer(photo));
  const form = await editor();
  refuseStorage();
  await userEvent.click(form.getByRole('button', { name: /^Share to/ }));
  await form.findByText('This browser could not store the post until there is a connection. It stays here.');
  expect(waiting()).toEqual([]);
});

it('when too many posts wait, the post stays in the editor', async () => {
  isOnline = false;
  for (let count = 0; count < storedFormsMax; count += 1) await add(crypto.randomUUID(), `${count}`);
  start(composer(photo));
  const form = await editor();
  await userEvent.click(form.getByRole('button', { name: /^Share to/ }));
  await form.findByText('Too many posts wait for a connection. This one stays here.');
  expect(getPostDraft(me.uid).current()).not.toBeNull();
  expect(waiting()).toEqual(Array.from({ length: storedFormsMax }, (_, count) => `${count}`));
});

it('a post that is being shared cannot be edited', async () => {
  const { answer, release } = heldAnswer(shares);
  server.answers.push(answer);
  await add(first, 'On the train');
  start();
  await expect.poll(shared).toHaveLength(1);
  await userEvent.click((await notice()).getByRole('button', { name: /^Edit/ }));
  await screen.findByText('This post is being shared.');
  expect(screen.queryByRole('dialog', { name: 'Create Post' })).toBeNull();
  release();
  await expect.poll(waiting).toEqual([]);
});

it('when detected items of the post are gone, the notice says so', async () => {
  server.answers.push(async () => failure(403, 'FORBIDDEN'));
  const detection = { items: [fromWardrobe(sampleItem('top'))], removedIds: [], wardrobeIds: [], foundAt: 0 };
  await getWaitingPosts(me.uid).add({ ...newPostDraft<Blob>(first, photo), detection });
  start();
  const reason = 'Some of its items are no longer available. Edit it to choose them again.';
  await screen.findByText(`This post was not shared. ${reason}`);
  expect(waiting()).toEqual(['']);
});
