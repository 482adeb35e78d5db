import '../../styles.css';
import { itemWire, profileWire } from '@aura/api-client/testing/blank-wires';
import { commonCopy } from '@aura/domain/copy/common';
import { itemDetailsCopy } from '@aura/domain/copy/item-details';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { act, cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pathVisited } from '../../store/navigation.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { me } from '../../testing/me.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import WardrobeRoute from './WardrobeRoute.tsx';

const item = (id: string, description: string) => itemWire({ id, description, category: 'Tops', likes: 1 });
const coat = item('coat', 'The coat');
const hat = { ...item('hat', 'The hat'), cutout: 'hat-cutout' };

const profile = profileWire({ userID: me.email, email: me.email });

/** Mocks a server with 2 own items. */
function serve() {
  const server = { isDown: false, shown: true, isHatGone: false };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const path = pathname.replace('/api/aura', '');
    if (server.isDown) throw new TypeError('Failed to fetch');
    if (path === '/showCutout/hat') {
      const request = input instanceof Request ? input : new Request(input, init);
      const { shown } = await request.json();
      server.shown = shown;
      return Response.json({ success: true, item: { ...hat, cutoutShown: shown } });
    }
    const isRefused = server.isHatGone && path.endsWith('/hat');
    const bodies: Readonly<Record<string, object>> = {
      '/getAllUserItems': { items: server.isHatGone ? [coat] : [coat, hat] },
      '/getFavorites': { favorites: [] },
      '/getOutfits': { outfits: [], total: 0, next: null },
      '/getProfile': { profile },
      '/item/coat': { item: coat },
      '/item/hat': { item: hat },
      '/item/shawl': { item: { ...item('shawl', 'The shawl'), isOwner: false } },
      '/deleteItem/hat': {},
    };
    const body = isRefused ? undefined : bodies[path];
    return body ? Response.json({ success: true, ...body }) : failure(404, 'NOT_FOUND');
  });
  return server;
}

const before = window.location.href;

function open(address: string) {
  window.history.replaceState(null, '', address);
  const store = createTestStore(me);
  renderScreen(
    <main>
      <Routes>
        <Route path="/aura" element={<WardrobeRoute />} />
        <Route path="/aura/item/:itemId" element={<WardrobeRoute />} />
      </Routes>
    </main>,
    { store, at: 'window' },
  );
  return store;
}

const list = () => within(screen.getByRole('tabpanel'));
const cards = () =>
  list()
    .queryAllByRole('article')
    .map((card) => card.getAttribute('aria-label'));

beforeEach(async () => {
  await page.viewport(1280, 900);
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', before);
});

async function chooseForHat(entry: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Actions for The hat' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

it('an item with a cut-out is switched to its photo and back', async () => {
  const server = serve();
  open('/aura');
  await expect.poll(cards).toEqual(['The coat', 'The hat']);
  await chooseForHat('Show original');
  await expect.poll(() => server.shown).toBe(false);
  await chooseForHat('Show cut-out');
  await expect.poll(() => server.shown).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for The hat' }));
  await screen.findByRole('menuitem', { name: 'Show original' });
});

it('when the switch to the photo fails, the cut-out stays and a message says so', async () => {
  const server = serve();
  open('/aura');
  await expect.poll(cards).toEqual(['The coat', 'The hat']);
  server.isDown = true;
  await chooseForHat('Show original');
  await screen.findByText('The picture could not be changed. Please try again.');
  await userEvent.click(screen.getByRole('button', { name: 'Actions for The hat' }));
  await screen.findByRole('menuitem', { name: 'Show original' });
});

const pageOf = (name: string) => screen.findByRole('heading', { level: 1, name });

it('when offline, the page of a listed item opens with a message, and others say that they are not available', async () => {
  const server = serve();
  open('/aura');
  await expect.poll(cards).toEqual(['The coat', 'The hat']);
  server.isDown = true;
  await userEvent.click(screen.getByRole('link', { name: 'Show details of The hat' }));
  await pageOf('The hat');
  await screen.findByText(itemDetailsCopy.loadFailed);
  server.isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await expect.poll(() => screen.queryByText(itemDetailsCopy.loadFailed)).toBeNull();
  cleanup();
  open('/aura?item=gone');
  await pageOf(itemDetailsCopy.notFoundHeading);
  expect(window.location.pathname).toBe('/aura/item/gone');
  expect(screen.getByText('This item is not available.')).toBeTruthy();
  expect(screen.getByRole('link', { name: itemDetailsCopy.goToWardrobe })).toBeTruthy();
});

const actionsOf = async (name: string) => {
  await pageOf(name);
  return within(screen.getByRole('list', { name: 'Actions' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
};
const ownActions = ['Edit', 'Share', 'Archive', 'Delete'];

it("an own item's page offers its actions, and leads to the wardrobe when it is deleted", async () => {
  serve();
  open('/aura');
  await userEvent.click(await screen.findByRole('link', { name: 'Show details of The hat' }));
  expect(await actionsOf('The hat')).toEqual(['Edit', 'Share', 'Show original', 'Archive', 'Delete']);
  screen.getAllByText('Delete')[0]?.click();
  const question = await screen.findByRole('alertdialog', { name: 'Delete Item' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete Item' }));
  await expect.poll(() => window.location.pathname).toBe('/aura');
  await expect.poll(cards).toEqual(['The coat']);
});

it('when an item is deleted on its page, the list has its filters again', async () => {
  serve();
  const store = open('/aura');
  await userEvent.click(await screen.findByRole('link', { name: 'Show details of The hat' }));
  await pageOf('The hat');
  act(() => {
    for (const path of ['/aura?color=Blue', '/aura/item/hat']) store.dispatch(pathVisited(path));
  });
  screen.getAllByText('Delete')[0]?.click();
  const question = await screen.findByRole('alertdialog', { name: 'Delete Item' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete Item' }));
  await expect.poll(() => window.location.pathname).toBe('/aura');
  expect(window.location.search).toBe('?color=Blue');
});

it('an item that the server has deleted already, such as after a lost answer, leaves the list when it is deleted', async () => {
  const server = serve();
  open('/aura');
  await expect.poll(cards).toEqual(['The coat', 'The hat']);
  server.isHatGone = true;
  await chooseForHat('Delete');
  const question = await screen.findByRole('alertdialog', { name: 'Delete Item' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete Item' }));
  await screen.findByText(wardrobeCopy.deleted);
  await expect.poll(cards).toEqual(['The coat']);
  expect(screen.queryByText(wardrobeCopy.deleteFailed)).toBeNull();
});

it('when deleting fails, a message says so and the item stays', async () => {
  const server = serve();
  open('/aura');
  await expect.poll(cards).toEqual(['The coat', 'The hat']);
  await chooseForHat('Delete');
  const question = await screen.findByRole('alertdialog', { name: 'Delete Item' });
  server.isDown = true;
  await userEvent.click(within(question).getByRole('button', { name: 'Delete Item' }));
  await screen.findByText(wardrobeCopy.deleteFailed);
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(cards()).toEqual(['The coat', 'The hat']);
});

it('when the link of an item cannot be copied, a message says so', async () => {
  serve();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  open('/aura');
  await expect.poll(cards).toEqual(['The coat', 'The hat']);
  await chooseForHat('Share');
  await screen.findByText(commonCopy.linkCopyFailed);
});

it.each([
  ["another user's item", '/aura?item=shawl', 'The shawl', ['Share']],
  ['an own item', '/aura?item=coat', 'The coat', ownActions],
])('when a shared link opens %s, its page offers the actions for it', async (_, address, name, expected) => {
  serve();
  open(address);
  expect(await actionsOf(name)).toEqual(expected);
});

it('when an empty search result is cleared, the focus stays on the page', async () => {
  serve();
  open('/aura?q=(%5B.*%5D)%5C%20%22100%25%22%20%F0%9F%A7%A5');
  await screen.findByRole('heading', { name: 'No items found for “([.*])\\ "100%" 🧥”' });
  await userEvent.click(list().getByText('Clear search'));
  await expect.poll(cards).toEqual(['The coat', 'The hat']);
  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
});

it('when a list is empty, its own button is the only primary one', async () => {
  serve();
  open('/aura?tab=wishlist');
  const ground = (element: HTMLElement) => getComputedStyle(element).backgroundColor;
  const explore = ground(await screen.findByRole('link', { name: 'Explore Feed' }));
  await expect.poll(() => ground(screen.getByRole('button', { name: 'Add Items' }))).not.toBe(explore);
});

it('filters chosen in the same task are all applied', async () => {
  serve();
  open('/aura?q=hat');
  await expect.poll(cards).toEqual(['The hat']);
  const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort items' });
  // Plain clicks, since the test library would render between them.
  screen.getByRole('radio', { name: 'Tops 2' }).click();
  sort.value = 'name';
  sort.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => screen.getByRole('radio', { name: 'Tops 2' })).toHaveProperty('checked', true);
  expect(window.location.search).toBe('?q=hat&category=Tops&sort=name');
});
