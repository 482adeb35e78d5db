import { meWithUid } from '../testing/me.ts';
import '../styles.css';
import { blankItemDraft } from '@aura/domain/forms/item-upload';
import { newPostDraft } from '@aura/domain/forms/post-draft';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { databaseNames } from '../platform/drafts/delete-drafts.ts';
import { getItemDrafts } from '../platform/drafts/item-drafts.ts';
import { itemDraftsRecord } from '../platform/drafts/item-drafts-record.ts';
import { getPostDraft } from '../platform/drafts/post-draft.ts';
import { getWaitingPosts } from '../platform/drafts/waiting-posts.ts';
import { deletePersonalCaches } from '../platform/offline/delete-personal-caches.ts';
import { readSharedPhotos } from '../platform/offline/shared-photos.ts';
import { receivePhotos } from '../service-worker/shared-photos.ts';
import { createTestStore } from '../testing/create-test-store.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { resetDrafts } from '../testing/reset-drafts.ts';
import NavigationUpload from './NavigationUpload.tsx';

const me = meWithUid('uid-share');

async function draw(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(60, 80);
  canvas.getContext('2d')?.fillRect(0, 0, 30, 40);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
}

/** Receives the files as the service worker does. */
async function share(...files: readonly File[]) {
  const body = new FormData();
  for (const file of files) body.append('photos', file);
  await receivePhotos(new Request('/share', { method: 'POST', body }));
}

function open(path = '/home?shared=1', store = createTestStore(me)) {
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => {}));
  renderScreen(<NavigationUpload menu="closed" onMenuChange={() => {}} />, {
    store,
    at: path,
  });
}

const choice = async (name = 'Shared photos') => within(await screen.findByRole('dialog', { name }));
const press = async (name: string, dialogName?: string) =>
  userEvent.click(await (await choice(dialogName)).findByRole('button', { name }));
const isStored = async () => (await readSharedPhotos()) !== null;

beforeEach(deletePersonalCaches);
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await resetDrafts(me.uid);
  await deletePersonalCaches();
});

it('a shared photo opens Create Post, and is stored until its draft has it', async () => {
  await share(await draw('1.jpg'), await draw('2.jpg'));
  open();
  await userEvent.click(await (await choice()).findByRole('radio', { name: 'Photo 2 of 2' }));
  expect(await isStored()).toBe(true);
  await press('Create Post');
  await screen.findByRole('dialog', { name: 'Create Post' });
  await expect.poll(() => getPostDraft(me.uid).current()?.photo.type).toBe('image/jpeg');
  await expect.poll(isStored).toBe(false);
});

it('when the browser cannot store the draft of a shared photo, the shared photo stays stored', async () => {
  await share(await draw('1.jpg'));
  open();
  await choice('Shared photo');
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No room is left.', 'QuotaExceededError');
  });
  await press('Create Post', 'Shared photo');
  await screen.findByRole('dialog', { name: 'Create Post' });
  await expect.poll(() => getPostDraft(me.uid).current()?.photo.type).toBe('image/jpeg');
  expect(await getPostDraft(me.uid).store()).toBe(false);
  expect(await isStored()).toBe(true);
});

it('shared photos open Add Items with an item for each, and are stored until its draft has them', async () => {
  await share(await draw('1.jpg'), await draw('2.jpg'));
  open();
  await press('Add Items');
  await screen.findByRole('dialog', { name: 'Add items' });
  await screen.findByText('Detecting details');
  await expect
    .poll(() =>
      getItemDrafts(me.uid)
        .current()
        ?.items.map(({ front }) => front?.type),
    )
    .toEqual(['image/jpeg', 'image/jpeg']);
  await expect.poll(isStored).toBe(false);
});

it('a double click on Add Items does not press what was below the dialog', async () => {
  const onPress = vi.fn();
  render(<button type="button" aria-label="Below" className="fixed inset-0" onClick={onPress} />);
  await share(await draw('1.jpg'));
  open();
  await userEvent.dblClick(await (await choice('Shared photo')).findByRole('button', { name: 'Add Items' }));
  await screen.findByRole('dialog', { name: 'Add items' });
  expect(onPress).not.toHaveBeenCalled();
});

it('shared photos for which the draft has no room stay stored, and are offered at the next start', async () => {
  const items = Array.from({ length: 14 }, (_, index) => ({
    ...blankItemDraft<Blob>(`coat-${index}`),
    name: `Coat ${index}`,
  }));
  await itemDraftsRecord.write(databaseNames(me.uid, 'items')[0], { items, current: 0 });
  await share(await draw('1.jpg'), await draw('2.jpg'), await draw('3.jpg'));
  open();
  await press('Add Items');
  await screen.findAllByText('Maximum of 15 items allowed per upload');
  await expect
    .poll(async () => (await readSharedPhotos())?.photos.map(({ name }) => name))
    .toEqual(['2.jpg', '3.jpg']);
  cleanup();
  open('/aura');
  await (await choice()).findByRole('radio', { name: 'Photo 2 of 2' });
});

it('when the choice is closed, the photos are offered at the next start, until they are discarded', async () => {
  await share(await draw('1.jpg'));
  open();
  await choice('Shared photo');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  cleanup();
  open('/aura');
  await press('Discard', 'Shared photo');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await expect.poll(isStored).toBe(false);
});

it('when the choice is closed, it is not shown again in the same visit', async () => {
  const store = createTestStore(me);
  await share(await draw('1.jpg'));
  open('/home?shared=1', store);
  await choice('Shared photo');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  cleanup();
  await getWaitingPosts(me.uid).add(newPostDraft<Blob>(crypto.randomUUID(), await draw('2.jpg')));
  open('/home', store);
  await screen.findByRole('region', { name: 'Unshared post' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('files that cannot be used are named, and the others can be used', async () => {
  await share(new File(['%PDF-1.7'], 'list.pdf', { type: 'application/pdf' }), await draw('1.jpg'));
  open();
  const shown = await choice();
  await shown.findByText(/^list\.pdf: /);
  await shown.findByRole('img', { name: 'Photo 1 of 1' });
  await shown.findByRole('button', { name: 'Add Items' });
});

it('when nothing was received, says so once', async () => {
  open();
  await screen.findByText('The shared photos were not received. Use Upload to choose them.');
  expect(screen.getAllByText(/were not received/)).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('signing out deletes the photos', async () => {
  await share(await draw('1.jpg'));
  await act(deletePersonalCaches);
  expect(await isStored()).toBe(false);
});

it('when the app starts offline, a post that waits for a connection is shown', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await getWaitingPosts(me.uid).add(newPostDraft<Blob>(crypto.randomUUID(), await draw('1.jpg')));
  open('/home');
  const notice = within(await screen.findByRole('region', { name: 'Unshared post' }));
  notice.getByText('Waiting for connection');
});
