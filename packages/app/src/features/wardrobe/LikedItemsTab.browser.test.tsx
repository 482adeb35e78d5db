import '../../styles.css';
import { itemWire, profileWire } from '@aura/api-client/testing/blank-wires';
import { commonCopy } from '@aura/domain/copy/common';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { me } from '../../testing/me.ts';
import { cards } from '../../testing/open-selection.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import WardrobeRoute from './WardrobeRoute.tsx';

const item = (id: string, description: string) =>
  itemWire({ id, description, category: 'Tops', likes: 1, liked: true, isOwner: false });
const coat = item('coat', 'The coat');
const hat = item('hat', 'The hat');

const profile = profileWire({
  userID: me.email,
  email: me.email,
  itemLikes: ['coat', 'hat'],
  itemLikeCount: 3,
});

/** Mocks a server with 3 liked items, one of which is hidden now; the others are read in pages of one. */
function serve() {
  const server = {
    requested: [] as string[],
    likes: [coat, hat],
    isDown: false,
    failsUnlike: false,
    failsPage: false,
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
    const path = pathname.replace('/api/aura', '');
    const after = searchParams.get('after');
    server.requested.push(path);
    if (server.isDown) throw new TypeError('Failed to fetch');
    const fails = path === '/removeItemLike' ? server.failsUnlike : after !== null && server.failsPage;
    if (fails) return failure(500, 'INTERNAL');
    const bodies: Readonly<Record<string, object>> = {
      '/getAllUserItems': { items: [] },
      '/getFavorites': { favorites: [] },
      '/getOutfits': { outfits: [], total: 0, next: null },
      '/getProfile': { profile },
      '/getLikedItems': {
        items: after === null ? server.likes.slice(0, 1) : server.likes.slice(1),
        next: after === null && server.likes.length > 1 ? '1_hat' : null,
      },
      '/removeItemLike': { liked: false, likes: 0 },
    };
    const body = bodies[path];
    return body ? Response.json({ success: true, ...body }) : failure(404, 'NOT_FOUND');
  });
  return server;
}

const before = window.location.href;

function open(address: string): void {
  window.history.replaceState(null, '', address);
  renderScreen(
    <main>
      <Routes>
        <Route path="/aura" element={<WardrobeRoute />} />
      </Routes>
    </main>,
    { store: createTestStore(me), at: 'window' },
  );
}

async function unlike(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Unlike' }));
  const question = await screen.findByRole('alertdialog', { name: 'Unlike Item?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Unlike' }));
}

beforeEach(async () => {
  await page.viewport(1280, 900);
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', before);
});

const countOf = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) }).textContent;

it('all pages of the liked items are read, and none again after an unlike', async () => {
  const server = serve();
  open('/aura');
  await expect.poll(() => countOf('Liked Items')).toContain('3');
  await userEvent.click(screen.getByRole('tab', { name: /^Liked Items/ }));
  await expect.poll(cards).toEqual(['The coat', 'The hat']);
  await expect.poll(() => countOf('Liked Items')).toContain('2');
  const reads = () => server.requested.filter((path) => path === '/getLikedItems');
  expect(reads()).toHaveLength(2);
  await unlike('The coat');
  await expect.poll(cards).toEqual(['The hat']);
  await expect.poll(() => countOf('Liked Items')).toContain('1');
  // Items that the first unlike made the app read again have been requested before the second one.
  await unlike('The hat');
  const unlikes = () => server.requested.filter((path) => path === '/removeItemLike');
  await expect.poll(unlikes).toHaveLength(2);
  expect(reads()).toHaveLength(2);
});

it('when a page of the liked items cannot be read, the others are shown and it can be loaded', async () => {
  const server = serve();
  server.failsPage = true;
  open('/aura?tab=likedItems');
  const more = await screen.findByRole('button', { name: 'More' });
  expect(cards()).toEqual(['The coat']);
  server.failsPage = false;
  await userEvent.click(more);
  await expect.poll(cards).toEqual(['The coat', 'The hat']);
});

it('when the liked items cannot be read, says so, and Try Again reloads the page', async () => {
  serve().isDown = true;
  open('/aura?tab=likedItems');
  await screen.findByText(wardrobeCopy.loadError);
  const reloaded = vi.fn((event: NavigateEvent) => event.preventDefault());
  window.navigation.addEventListener('navigate', reloaded, { once: true });
  await userEvent.click(screen.getByRole('button', { name: commonCopy.tryAgain }));
  await expect.poll(() => reloaded.mock.calls[0]?.[0].navigationType).toBe('reload');
});

it('without liked items, the tab says where they come from', async () => {
  serve().likes = [];
  open('/aura?tab=likedItems');
  await screen.findByRole('heading', { name: wardrobeCopy.emptyLikedHeading });
});

it('when unliking fails, the item is shown again', async () => {
  serve().failsUnlike = true;
  open('/aura?tab=likedItems');
  await expect.poll(cards).toEqual(['The coat', 'The hat']);
  await unlike('The coat');
  await screen.findByText('Failed to unlike item. Please try again.');
  await expect.poll(cards).toEqual(['The coat', 'The hat']);
});
