import { commonCopy } from '@aura/domain/copy/common';
import '../../styles.css';
import type { ItemWire } from '@aura/api-client/contract/items';
import { itemActionsApi } from '@aura/api-client/endpoints/item-actions';
import { itemWire } from '@aura/api-client/testing/blank-wires';
import { itemSelectionCopy } from '@aura/domain/copy/item-selection';
import { searchCopy } from '@aura/domain/copy/search';
import { selectionBarCopy } from '@aura/domain/copy/selection-bar';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { sampleItem } from '@aura/domain/testing/sample-items';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { me } from '../../testing/me.ts';
import { cards } from '../../testing/open-selection.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import WardrobeRoute from './WardrobeRoute.tsx';

const wire = (id: string) => itemWire({ id, description: `The ${id}`, category: 'Tops' });

/** A server with a coat on the first page of the wardrobe and a hat on the second one, which waits for `answer`. */
function serve() {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const server = { answer, fails: false, reads: 0, others: [] as ItemWire[] };
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(
      input instanceof Request ? input.url : String(input),
      location.href,
    );
    const path = pathname.replace('/api/aura', '');
    if (path === '/addUserItem') return Response.json({ success: true, item: wire('scarf') });
    if (path === '/getFavorites') return Response.json({ success: true, favorites: [] });
    if (path !== '/getAllUserItems') return failure(404, 'NOT_FOUND');
    server.reads += 1;
    if (!searchParams.has('after'))
      return Response.json({ success: true, items: [wire('coat')], next: '1_coat' });
    await waiting;
    return server.fails
      ? failure(500, 'INTERNAL')
      : Response.json({ success: true, items: [wire('hat'), ...server.others], next: null });
  });
  return server;
}

const before = window.location.href;

function open(address = '/aura') {
  window.history.replaceState(null, '', address);
  const store = createTestStore(me);
  renderScreen(
    <main>
      <WardrobeRoute />
    </main>,
    { store, at: 'window' },
  );
  return store;
}

const selected = () =>
  screen.queryAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('aria-label'));
const selectAll = async () => {
  await userEvent.click(screen.getByRole('button', { name: itemSelectionCopy.select }));
  const button = await screen.findByRole('button', { name: selectionBarCopy.selectAll });
  await userEvent.click(button);
  return button;
};
const status = (text: string) => within(screen.getByRole('tabpanel')).findByText(text);

beforeEach(async () => {
  await page.viewport(1280, 900);
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', before);
});

it('the first page is shown at once without final numbers, and the whole when the others have arrived', async () => {
  const server = serve();
  open();
  await status('Showing 1 item in All Categories so far');
  await expect.poll(cards).toEqual(['The coat']);
  expect(screen.getByRole('radio', { name: 'Tops' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: wardrobeCopy.tabs.myItems })).toBeTruthy();
  server.answer();
  await status('Showing 2 items in All Categories');
  await expect.poll(cards).toEqual(['The coat', 'The hat']);
  await screen.findByRole('radio', { name: 'Tops 2' });
  await screen.findByRole('tab', { name: `${wardrobeCopy.tabs.myItems} 2` });
  expect(server.reads).toBe(2);
});

it('a search says that nothing was found only when the whole wardrobe was searched', async () => {
  const server = serve();
  open('/aura?q=boots');
  await status('Showing 0 items in All Categories so far');
  expect(screen.queryByText(wardrobeCopy.noSearchResults('boots'))).toBeNull();
  server.answer();
  await screen.findByText(wardrobeCopy.noSearchResults('boots'));
});

it('when a further page fails, the shown items stay, a message says so, and it can be loaded again', async () => {
  const server = serve();
  server.fails = true;
  open();
  server.answer();
  await screen.findByText(searchCopy.moreFailed);
  expect(cards()).toEqual(['The coat']);
  await status('Showing 1 item in All Categories so far');
  server.fails = false;
  await userEvent.click(screen.getByRole('button', { name: searchCopy.more }));
  await expect.poll(cards).toEqual(['The coat', 'The hat']);
  expect(screen.queryByText(searchCopy.moreFailed)).toBeNull();
});

it('an item that is added while a page loads is shown once and first', async () => {
  const server = serve();
  const store = open();
  await expect.poll(cards).toEqual(['The coat']);
  const image = new Blob(['x'], { type: 'image/jpeg' });
  const item = { email: me.email, facts: sampleItem('scarf'), front: image, back: image };
  await store.dispatch(itemActionsApi.endpoints.addUserItem.initiate(item));
  await expect.poll(cards).toEqual(['The scarf', 'The coat']);
  server.answer();
  await expect.poll(cards).toEqual(['The scarf', 'The coat', 'The hat']);
});

describe('Select all, while further pages load', () => {
  it('waits for the whole wardrobe and selects all items of the filter', async () => {
    const server = serve();
    server.others = [itemWire({ id: 'boots', description: 'The boots', category: 'Shoes' })];
    open('/aura?category=Tops');
    await expect.poll(cards).toEqual(['The coat']);
    const button = await selectAll();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(selected()).toEqual([]);
    expect(screen.getByRole('button', { name: commonCopy.delete })).toBeDisabled();
    server.answer();
    await expect.poll(selected).toEqual(['Select The coat', 'Select The hat']);
    await screen.findByRole('button', { name: selectionBarCopy.selectNone });
  });

  it('when they fail, says so and selects nothing, and can be pressed again', async () => {
    const server = serve();
    server.fails = true;
    open();
    await expect.poll(cards).toEqual(['The coat']);
    const button = await selectAll();
    server.answer();
    const bar = within(screen.getByRole('region', { name: selectionBarCopy.barLabel }));
    await bar.findByText(selectionBarCopy.selectAllFailed);
    expect(selected()).toEqual([]);
    server.fails = false;
    await userEvent.click(button);
    await expect.poll(selected).toEqual(['Select The coat', 'Select The hat']);
    expect(bar.queryByText(selectionBarCopy.selectAllFailed)).toBeNull();
  });

  it('when an item is selected before they have arrived, selects that one only', async () => {
    const server = serve();
    open();
    await expect.poll(cards).toEqual(['The coat']);
    const button = await selectAll();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select The coat' }));
    await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
    server.answer();
    await expect.poll(cards).toEqual(['The coat', 'The hat']);
    expect(selected()).toEqual(['Select The coat']);
  });

  it('when the selection ends before they have arrived, selects nothing', async () => {
    const server = serve();
    open();
    await expect.poll(cards).toEqual(['The coat']);
    await selectAll();
    await userEvent.keyboard('{Escape}');
    server.answer();
    await expect.poll(cards).toEqual(['The coat', 'The hat']);
    await userEvent.click(screen.getByRole('button', { name: itemSelectionCopy.select }));
    await screen.findByRole('button', { name: selectionBarCopy.selectAll });
    expect(selected()).toEqual([]);
  });
});
