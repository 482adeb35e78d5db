import '../../styles.css';
import { outfitsApi } from '@aura/api-client/endpoints/outfits';
import { itemWire, outfitWire, postWire } from '@aura/api-client/testing/blank-wires';
import { unknownOwnFacts } from '@aura/domain/own-facts';
import { act, cleanup, screen, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { outfitDeletions } from '../../platform/storage/outfit-deletions.ts';
import { outfitDrafts } from '../../platform/storage/outfit-drafts.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { meWithUid } from '../../testing/me.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import ItemRoute from './ItemRoute.tsx';

const me = meWithUid('uid-item-sections');
const coat = itemWire({ id: 'coat', description: 'The coat', category: 'Outerwear', subcategory: 'Coats' });
const place = { x: 50, y: 50, scale: 40, rotation: 0, mirrored: false, locked: false };
const outfit = (id: string) =>
  outfitWire({ id, name: `Outfit ${id}`, layers: [{ itemId: 'coat', ...place, item: coat }] });
const post = (id: string) =>
  postWire({ id, username: 'mira', caption: `Caption ${id}`, image: null, itemIDs: ['coat'], isOwner: true });
const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);

/** Mocks a server with outfits and posts with the coat. */
function serve({ outfits = 2, posts = 1, item = coat as object } = {}) {
  const server = { outfitIds: numbered('o', outfits), postIds: numbered('p', posts), isDown: false };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url);
    const path = pathname.replace('/api/aura', '');
    const start = Number(searchParams.get('after')?.split('_')[1] ?? 0);
    const end = start + Number(searchParams.get('limit'));
    const page = (ids: readonly string[]) => ({
      success: true,
      total: ids.length,
      next: end < ids.length ? `1_${end}` : null,
    });
    if (path === '/item/coat') return Response.json({ success: true, item });
    if (path === '/postsLikeItem/coat') return Response.json({ success: true, found: [], next: null });
    if (path.startsWith('/deleteOutfit/')) return Response.json({ success: true });
    if (server.isDown) return failure(500, 'INTERNAL');
    if (path === '/getOutfits') {
      const outfits = server.outfitIds.slice(start, end).map(outfit);
      return Response.json({ ...page(server.outfitIds), outfits });
    }
    if (path === '/postsWithItem/coat') {
      return Response.json({ ...page(server.postIds), posts: server.postIds.slice(start, end).map(post) });
    }
    return failure(404, 'NOT_FOUND');
  });
  return server;
}

const Elsewhere = () => <p>{useLocation().pathname}</p>;

function open() {
  const store = createTestStore(me);
  renderScreen(
    <main>
      <Routes>
        <Route path="/" element={<ItemRoute itemId="coat" />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </main>,
    { store },
  );
  return store;
}

const links = async (list: string) =>
  within(await screen.findByRole('list', { name: new RegExp(`^${list}`) })).getAllByRole('link');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('the page of an own item lists the outfits and the posts with it, each with its number', async () => {
  serve();
  open();
  const [first] = await links('Outfits with it 2');
  expect(first?.getAttribute('aria-label')).toBe('Open Outfit o1');
  expect(first?.getAttribute('href')).toBe('/aura/outfit/o1');
  const [only] = await links('Posts with it 1');
  expect(only?.getAttribute('href')).toBe('/post/p1');
  await userEvent.click(screen.getByRole('link', { name: /Caption p1/ }));
  expect(await screen.findByText('/post/p1')).toBeTruthy();
});

it('a row is shown at first, and all entries on request, with the focus on the first further one', async () => {
  serve({ outfits: 7, posts: 3 });
  open();
  expect(await links('Outfits with it 7')).toHaveLength(4);
  expect(await links('Posts with it 3')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 7 outfits' }));
  await expect.poll(() => links('Outfits with it').then(({ length }) => length)).toBe(7);
  expect(document.activeElement?.closest('ul')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 3 posts' }));
  await expect.poll(() => links('Posts with it').then(({ length }) => length)).toBe(3);
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});

it('"New outfit with it" opens the builder with the item', async () => {
  serve({ outfits: 0, posts: 0 });
  open();
  expect(await screen.findByText('No outfit with it yet.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /^Posts with it/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'New outfit with it' }));
  expect(await screen.findByText('/aura/outfit/new')).toBeTruthy();
  expect(
    outfitDrafts(me.uid)
      .all()[0]
      ?.layers.map(({ itemId }) => itemId),
  ).toEqual(['coat']);
});

it('an archived item has its outfits but no new one; without any, the section is absent', async () => {
  const item = { ...coat, own: { ...unknownOwnFacts, archived: true } };
  serve({ item, outfits: 1, posts: 0 });
  open();
  expect(await links('Outfits with it 1')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'New outfit with it' })).toBeNull();
  cleanup();
  serve({ item, outfits: 0, posts: 0 });
  open();
  await screen.findByText('No one has posted something like it yet.');
  await expect.poll(() => screen.queryByRole('heading', { name: /with it/ })).toBeNull();
});

it('a failure of each section says so, and Try Again reads it', async () => {
  const server = serve();
  server.isDown = true;
  open();
  expect(await screen.findByText('The outfits with it could not be loaded. Please try again.')).toBeTruthy();
  expect(await screen.findByText('Your posts with it could not be loaded. Please try again.')).toBeTruthy();
  server.isDown = false;
  for (const name of ['Outfits with it', 'Posts with it']) {
    const section = within(screen.getByRole('region', { name }));
    await userEvent.click(section.getByRole('button', { name: 'Try Again' }));
  }
  expect(await links('Outfits with it 2')).toHaveLength(2);
  expect(await links('Posts with it 1')).toHaveLength(1);
});

it('an outfit whose deletion is being sent is neither shown nor counted, and a deleted one leaves the list', async () => {
  const server = serve();
  outfitDeletions(me.uid).add('o1');
  const store = open();
  expect(await links('Outfits with it 1')).toHaveLength(1);
  server.outfitIds = [];
  await act(async () => {
    await store.dispatch(outfitsApi.endpoints.deleteOutfit.initiate('o2'));
  });
  expect(await screen.findByText('No outfit with it yet.')).toBeTruthy();
});
