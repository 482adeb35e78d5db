import { meWithUid } from '../../testing/me.ts';
import '../../styles.css';
import { api, postItems } from '@aura/api-client/api';
import type { ItemWire } from '@aura/api-client/contract/items';
import { itemWire, postWire } from '@aura/api-client/testing/blank-wires';
import type { Post } from '@aura/domain/entities';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { samplePost } from '../../testing/sample-post.ts';
import EditPost from './EditPost.tsx';

const me = meWithUid('uid-edit');
const photo = { width: 600, height: 800, thumbhash: null, palette: [] };
const post = samplePost({
  caption: 'Rain',
  image: { src: '/photo-of-post-1', ...photo },
  itemIds: ['coat', 'boots'],
  author: { username: 'mira', displayName: '', avatar: null },
  isOwner: true,
});
/** An item that the analysis detected, and one of the wardrobe. */
const coat = itemWire({ id: 'coat', category: 'Outerwear', subcategory: 'Coats', detected: true });
const boots = itemWire({ id: 'boots', category: 'Shoes', subcategory: 'Boots', detected: false });
const hat = { ...itemWire({ id: 'hat', category: 'Accessories', subcategory: 'Hats' }), confidence: 0.9 };

/** Mocks a server with one post. It records the edits; `fails` names the path whose requests fail. */
function serve(items: readonly ItemWire[] = [coat, boots]) {
  const server = {
    items,
    wardrobe: [boots],
    edits: [] as object[],
    analyzed: [] as string[],
    fails: '',
    refuses: [] as string[],
    corrected: null as FormData | null,
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace('/api/aura', '');
    if (path === server.fails) return failure(500, 'INTERNAL');
    switch (path) {
      case '/postItems/post-1':
        return Response.json({ success: true, items: server.items });
      case '/photo-of-post-1':
        return new Response('the photo');
      case '/evaluateImage': {
        const file = (await request.formData()).get('file');
        server.analyzed.push(file instanceof Blob ? await file.text() : '');
        return Response.json({ success: true, items: [hat] });
      }
      case '/getAllUserItems':
        return Response.json({ success: true, items: server.wardrobe, next: null });
      case '/updateItem/coat':
        server.corrected = await request.formData();
        return Response.json({ success: true, item: { ...coat, size: 'M' } });
      case '/post/post-1': {
        const edit: { itemIDs?: string[] } = await request.json();
        server.edits.push(edit);
        if (edit.itemIDs?.some((id) => server.refuses.includes(id))) return failure(403, 'FORBIDDEN');
        return Response.json({
          success: true,
          post: postWire({ id: 'post-1', caption: 'Rain', itemIDs: edit.itemIDs ?? [] }),
        });
      }
      default:
        return failure(404, 'NOT_FOUND');
    }
  });
  return server;
}

function open(shown: Post = post) {
  const onOpenChange = vi.fn();
  const store = createTestStore(me);
  renderScreen(<EditPost post={shown} open onOpenChange={onOpenChange} />, { store, at: '/home' });
  return { store, isClosed: () => expect.poll(() => onOpenChange.mock.calls).toEqual([[false]]) };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const itemsSection = () => within(screen.getByRole('region', { name: 'Items' }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('an item that was removed is saved without the texts', async () => {
  const server = serve();
  const { isClosed } = open();
  await press('Remove Coats from the post');
  await press('Save');
  await isClosed();
  expect(server.edits).toEqual([{ itemIDs: ['boots'] }]);
});

it('an item that was removed and restored is no change', async () => {
  const server = serve();
  const { isClosed } = open();
  await press('Remove Coats from the post');
  await press('Undo removing Coats');
  await press('Save');
  await isClosed();
  expect(server.edits).toEqual([]);
});

it('a garment of the wardrobe is added', async () => {
  const server = serve([coat]);
  const { isClosed } = open({ ...post, itemIds: ['coat'] });
  await press('Add from my wardrobe');
  await press('Boots');
  await itemsSection().findByRole('article', { name: 'Boots' });
  await press('Save');
  await isClosed();
  expect(server.edits).toEqual([{ itemIDs: ['coat', 'boots'] }]);
});

it('a detected item is corrected at once; one of the wardrobe is not edited here', async () => {
  const server = serve();
  open();
  await press('Edit Coats');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Size' }), 'M');
  await press('Update Item');
  await expect.poll(() => server.corrected?.get('size')).toBe('M');
  await expect.poll(() => itemsSection().queryByText('M')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit Boots' })).toBeNull();
  expect(server.edits).toEqual([]);
});

it('when the items are read again, the open form of an item keeps what was chosen', async () => {
  serve();
  const { store } = open();
  await press('Edit Coats');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Size' }), 'M');
  await act(async () => store.dispatch(api.util.invalidateTags([postItems('post-1')])));
  expect(screen.getByRole('combobox', { name: 'Size' })).toHaveValue('M');
});

it('a post without items gets those that are found in its photo', async () => {
  const server = serve([]);
  const { isClosed } = open({ ...post, itemIds: [] });
  await screen.findByText('No items go with this post.');
  await press('Find items in the photo');
  await itemsSection().findByRole('article', { name: 'Hats' });
  expect(server.analyzed).toEqual(['the photo']);
  await press('Save');
  await isClosed();
  expect(server.edits).toEqual([{ itemIDs: ['hat'] }]);
});

it.each(['/photo-of-post-1', '/evaluateImage'])(
  'when %s fails, the analysis can be repeated',
  async (path) => {
    const server = serve([]);
    server.fails = path;
    open({ ...post, itemIds: [] });
    await press('Find items in the photo');
    await screen.findByText('Failed to analyze image. Please try again.');
    server.fails = '';
    await press('Retry');
    await itemsSection().findByRole('article', { name: 'Hats' });
  },
);

it('an analysis that failed is repeated when the browser comes online', async () => {
  const server = serve([]);
  server.fails = '/evaluateImage';
  open({ ...post, itemIds: [] });
  await press('Find items in the photo');
  await screen.findByText('Failed to analyze image. Please try again.');
  server.fails = '';
  await act(async () => window.dispatchEvent(new Event('online')));
  await itemsSection().findByRole('article', { name: 'Hats' });
});

it('when the items fail to load, texts are saved without them, and they can be loaded again', async () => {
  const server = serve();
  server.fails = '/postItems/post-1';
  const { isClosed } = open();
  await screen.findByText('Failed to load the items of this post.');
  server.fails = '';
  await press('Retry');
  await itemsSection().findByRole('article', { name: 'Coats' });
  await userEvent.fill(screen.getByRole('textbox', { name: /^Caption/ }), 'Snow');
  await press('Save');
  await isClosed();
  expect(server.edits).toEqual([{ caption: 'Snow' }]);
});

it('an own item that was deleted meanwhile is named and left out', async () => {
  const server = serve();
  Object.assign(server, { refuses: ['boots'], wardrobe: [] });
  const { isClosed } = open();
  await press('Remove Coats from the post');
  await press('Save');
  await screen.findByText('Boots is no longer in your wardrobe. Save again to leave it out.');
  expect(itemsSection().queryByRole('article', { name: 'Boots' })).toBeNull();
  await press('Save');
  await isClosed();
  expect(server.edits).toEqual([{ itemIDs: ['boots'] }, { itemIDs: [] }]);
});

it('a detected item that has expired is named as such', async () => {
  const server = serve([]);
  server.refuses = ['hat'];
  open({ ...post, itemIds: [] });
  await press('Find items in the photo');
  await itemsSection().findByRole('article', { name: 'Hats' });
  await press('Save');
  await screen.findByText('Some items are no longer available. Remove them, or look for items again.');
});
