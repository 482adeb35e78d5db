import { meWithUid } from '../../testing/me.ts';
import '../../styles.css';
import type { ItemWire } from '@aura/api-client/contract/items';
import { itemWire } from '@aura/api-client/testing/blank-wires';
import type { Post } from '@aura/domain/entities';
import { act, cleanup, screen, within } from '@testing-library/react';
import { Link, Route, Routes, useSearchParams } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { outfitDrafts } from '../../platform/storage/outfit-drafts.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { samplePost } from '../../testing/sample-post.ts';
import PostItems from './PostItems.tsx';

const me = meWithUid('uid-match');
const currentUser = { email: me.email, username: 'mira', profile: null, isLoading: false };

const coat = { category: 'Outerwear', subcategory: 'Coats', color: 'Camel' };
const boots = { category: 'Shoes', subcategory: 'Boots', color: 'Black' };
const posted = [
  itemWire({ id: 'posted-coat', description: 'Their coat', isOwner: false, ...coat }),
  itemWire({ id: 'posted-boots', description: 'Their boots', isOwner: false, ...boots }),
];
const own = [
  itemWire({ id: 'own-coat', description: 'My coat', ...coat }),
  itemWire({ id: 'own-trench', description: 'My trench', ...coat, subcategory: 'Trench Coats' }),
];
const post = samplePost({
  itemIds: ['posted-coat', 'posted-boots'],
  author: { username: 'amara.okafor', displayName: '', avatar: null },
});

/** Mocks a server. `wished` are the ids of the wishlist. */
function serve({ hasWardrobe = true, items = own as readonly ItemWire[] } = {}) {
  const server = {
    wished: [] as string[],
    paths: [] as string[],
    failsMatches: false,
    failsWishes: false,
    /** Wishes are answered after it. */
    wishing: Promise.resolve(),
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace('/api/aura', '');
    server.paths.push(path);
    if (path === '/postItems/post-1') return Response.json({ success: true, items: posted });
    if (path === '/matchItems/post-1') {
      if (server.failsMatches) return failure(500, 'INTERNAL');
      const matches = posted.map(({ id }) => ({
        itemId: id,
        ownItemIds: id === 'posted-coat' ? items.map((item) => item.id) : [],
      }));
      return Response.json({ success: true, hasWardrobe, matches, items });
    }
    if (path === '/getFavorites') {
      const favorites = posted.flatMap((item) =>
        server.wished.includes(item.id)
          ? [{ item, addedToWishlistAt: '2026-05-06T12:00:00.000Z', source: 'single-post' }]
          : [],
      );
      return Response.json({ success: true, favorites });
    }
    if (path === '/addItemLike') return new Promise<Response>(() => {});
    if (path === '/addFavorite' && !server.failsWishes) {
      await server.wishing;
      server.wished.push((await request.json()).itemID);
      return Response.json({ success: true });
    }
    return failure(500, 'INTERNAL');
  });
  return server;
}

/** Shows the draft with which the builder opens. */
function Builder() {
  const [params] = useSearchParams();
  const draft = outfitDrafts(me.uid).read(params.get('draft') ?? '');
  return (
    <p>
      {draft?.name}: {draft?.layers.map(({ itemId }) => itemId).join(', ')}
    </p>
  );
}

function open(shown: Post = post) {
  renderScreen(
    <Routes>
      <Route
        path="/post/post-1"
        element={
          <>
            <PostItems post={shown} currentUser={currentUser} onPostPage onTap={() => {}} />
            <Link to="/search">Search</Link>
          </>
        }
      />
      <Route path="/search" element={<p>Search page</p>} />
      <Route path="/aura/outfit/new" element={<Builder />} />
    </Routes>,
    { store: createTestStore(me), at: '/post/post-1' },
  );
}

const recreate = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Recreate this look' }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

it('each garment has the closest own one beside it, with the reason, and the number of them is shown', async () => {
  serve();
  open();
  expect(await screen.findByText('You own 1 of 2')).toBeTruthy();
  const name = 'Their coat; yours: My coat, same type, same color';
  expect(screen.getByRole('group', { name })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Their boots; nothing close in your wardrobe' })).toBeTruthy();
});

it('while two garments are being liked, another press of the first one sends nothing', async () => {
  const server = serve();
  open();
  for (const name of ['Their coat', 'Their boots', 'Their coat']) {
    const like = await screen.findByRole('button', { name: `Like ${name}` });
    await act(async () => like.click());
  }
  expect(server.paths.filter((path) => path === '/addItemLike')).toHaveLength(2);
});

it('the chosen own garment and the missing ones, as wishes, open in the outfit builder', async () => {
  const server = serve();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Yours: My coat. Choose from 2' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(sheet.getByRole('button', { name: /^My trench/ }));
  expect(await screen.findByRole('group', { name: /^Their coat; yours: My trench/ })).toBeTruthy();
  await recreate();
  expect(await screen.findByText('Look of amara.okafor: own-trench, posted-boots')).toBeTruthy();
  expect(await screen.findByText('1 garment was added to your wishlist')).toBeTruthy();
  expect(server.wished).toEqual(['posted-boots']);
});

it('when the user has left the post before the look is ready, the page stays, and a message opens the look', async () => {
  const server = serve();
  let answer = () => {};
  server.wishing = new Promise((resolve) => {
    answer = resolve;
  });
  open();
  await recreate();
  await vi.waitFor(() => expect(server.paths).toContain('/addFavorite'));
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  await screen.findByText('Search page');
  answer();
  expect(await screen.findByText('The look is ready in the outfit builder.')).toBeTruthy();
  expect(screen.getByText('Search page')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Look of amara.okafor: own-coat, posted-boots')).toBeTruthy();
});

it('a garment that is wished already is not added again', async () => {
  const server = serve({ items: [] });
  server.wished.push('posted-coat', 'posted-boots');
  open();
  await recreate();
  expect(await screen.findByText('Look of amara.okafor: posted-coat, posted-boots')).toBeTruthy();
  expect(server.paths).not.toContain('/addFavorite');
});

it('when the wishlist cannot be changed, the post stays with a message', async () => {
  const server = serve();
  server.failsWishes = true;
  open();
  await recreate();
  expect(await screen.findByText('The look was not opened. Please try again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Recreate this look' })).toBeTruthy();
});

it('when the comparison fails, the items are shown without it', async () => {
  const server = serve();
  server.failsMatches = true;
  open();
  expect(await screen.findByRole('article', { name: 'Their coat' })).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Recreate this look' })).toBeNull();
});

it('with an empty wardrobe, a link leads to the form for new items', async () => {
  serve({ hasWardrobe: false, items: [] });
  open();
  const link = await screen.findByRole('link', { name: 'Add your clothes to compare' });
  expect(link.getAttribute('href')).toBe('/aura?add=1');
  expect(screen.queryByRole('group')).toBeNull();
});

it('an own post is not compared', async () => {
  const server = serve();
  open({ ...post, isOwner: true });
  expect(await screen.findByRole('article', { name: 'Their coat' })).toBeTruthy();
  expect(server.paths).not.toContain('/matchItems/post-1');
});
