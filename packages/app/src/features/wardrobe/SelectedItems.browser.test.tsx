import '../../styles.css';
import type { ItemWire } from '@aura/api-client/contract/items';
import { itemWire } from '@aura/api-client/testing/blank-wires';
import { commonCopy } from '@aura/domain/copy/common';
import { itemSelectionCopy } from '@aura/domain/copy/item-selection';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { getOpenOverlays } from '@aura/ui/foundations/open-overlays';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { me } from '../../testing/me.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import WardrobeRoute from './WardrobeRoute.tsx';

const names = ['Ada', 'Bea', 'Cleo', 'Dora'];
const item = (description: string) =>
  itemWire({
    id: description.toLowerCase(),
    description,
    category: 'Tops',
    own: { notes: '', price: null, purchaseDate: '', archived: false },
  });

/** Mocks a server with four items. Records the changes; an item in `missing` was deleted on another device. */
function serve() {
  const server = {
    sent: [] as { path: string; itemIds: readonly string[]; changes?: object }[],
    missing: [] as string[],
    isDown: false,
  };
  const items = new Map(names.map((name) => [name.toLowerCase(), item(name)]));
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.href), init);
    const path = new URL(request.url).pathname.replace('/api/aura', '');
    const reads: Readonly<Record<string, object>> = {
      '/getAllUserItems': { items: [...items.values()] },
      '/getFavorites': { favorites: [] },
      '/getOutfits': { outfits: [], total: 0, next: null },
    };
    if (reads[path]) return Response.json({ success: true, ...reads[path] });
    if (path !== '/updateItems' && path !== '/deleteItems') return failure(404, 'NOT_FOUND');
    if (server.isDown) throw new TypeError('Failed to fetch');
    const { itemIds, changes } = await request.json();
    server.sent.push({ path, itemIds, ...(changes && { changes }) });
    const failedIds = itemIds.filter((id: string) => server.missing.includes(id));
    const ids: string[] = itemIds.filter((id: string) => !failedIds.includes(id));
    for (const id of failedIds) items.delete(id);
    if (path === '/deleteItems') {
      for (const id of ids) items.delete(id);
      return Response.json({ success: true, deletedIds: ids, failedIds });
    }
    const { archived, ...facts } = changes;
    const changed = ids.flatMap((id) => {
      const before = items.get(id);
      if (!before) return [];
      const own = archived === undefined ? before.own : { ...before.own, archived };
      const after = { ...before, ...facts, own } as ItemWire;
      items.set(id, after);
      return [after];
    });
    return Response.json({ success: true, items: changed, failedIds });
  });
  return server;
}

const before = window.location.href;

async function open(): Promise<void> {
  window.history.replaceState(null, '', '/aura?sort=name');
  renderScreen(
    <main>
      <Routes>
        <Route path="/aura" element={<WardrobeRoute />} />
      </Routes>
    </main>,
    { store: createTestStore(me), at: 'window' },
  );
  await expect.poll(cards).toEqual(names);
}

const cards = () =>
  within(screen.getByRole('tabpanel'))
    .queryAllByRole('article')
    .map((card) => card.getAttribute('aria-label'));
const selected = () =>
  screen
    .queryAllByRole('checkbox', { checked: true })
    .map((box) => box.getAttribute('aria-label')?.replace('Select ', ''));
const selectButton = () => screen.getByRole('button', { name: itemSelectionCopy.select });
const box = (name: string) => screen.getByRole('checkbox', { name: itemSelectionCopy.selectItem(name) });
const bar = async () => within(await screen.findByRole('region', { name: itemSelectionCopy.barLabel }));
const press = async (name: string) => userEvent.click((await bar()).getByRole('button', { name }));
const isBarShown = () => screen.queryByRole('region', { name: itemSelectionCopy.barLabel }) !== null;

async function select(...chosen: readonly string[]): Promise<void> {
  await userEvent.click(selectButton());
  for (const name of chosen) await userEvent.click(box(name));
  await expect.poll(selected).toEqual(chosen);
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

it('selects single items, a range with Shift, and all', async () => {
  serve();
  await open();
  await select('Ada');
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(box('Cleo'));
  await userEvent.keyboard('{/Shift}');
  await expect.poll(selected).toEqual(['Ada', 'Bea', 'Cleo']);
  await expect.poll(async () => (await bar()).getByRole('status').textContent).toBe('3 selected');
  await press(itemSelectionCopy.selectAll);
  await expect.poll(selected).toEqual(names);
  await press(itemSelectionCopy.selectNone);
  await expect.poll(selected).toEqual([]);
});

it('a checkbox begins the selection by keyboard, and Escape ends it', async () => {
  serve();
  await open();
  act(() => box('Bea').focus());
  await userEvent.keyboard(' ');
  await bar();
  expect(selected()).toEqual(['Bea']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(isBarShown).toBe(false);
  await expect.poll(() => document.activeElement).toBe(box('Bea'));
  expect(selected()).toEqual([]);
});

it('Back ends the selection, and the focus returns to the button', async () => {
  serve();
  await open();
  await select('Ada');
  act(() => getOpenOverlays().at(-1)?.requestClose());
  await expect.poll(isBarShown).toBe(false);
  await select('Ada');
  await press(itemSelectionCopy.cancel);
  await expect.poll(() => document.activeElement).toBe(selectButton());
});

it('archives the selected items with Undo', async () => {
  const server = serve();
  await open();
  await select('Ada', 'Cleo');
  const archive = (await bar()).getByRole('button', { name: itemSelectionCopy.archive });
  act(() => {
    archive.click();
    archive.click();
  });
  await expect.poll(cards).toEqual(['Bea', 'Dora']);
  expect(server.sent).toEqual([
    { path: '/updateItems', itemIds: ['ada', 'cleo'], changes: { archived: true } },
  ]);
  await expect.poll(isBarShown).toBe(false);
  await screen.findByText('2 items archived');
  await userEvent.click(screen.getByRole('button', { name: commonCopy.undo }));
  await expect.poll(cards).toEqual(names);
});

it('deletes after one question; items that are not deleted stay selected', async () => {
  const server = serve();
  await open();
  await select('Ada', 'Bea');
  const remove = async () => {
    await press(commonCopy.delete);
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 2 items?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete 2 items' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  server.isDown = true;
  await remove();
  expect(selected()).toEqual(['Ada', 'Bea']);
  expect((await bar()).getByRole('alert').textContent).toBe(itemSelectionCopy.offline);
  server.isDown = false;
  await remove();
  await expect.poll(cards).toEqual(['Cleo', 'Dora']);
  await screen.findByText('2 items deleted');
});

it('an item that was deleted on another device leaves the selection, and a message says so', async () => {
  const server = serve();
  server.missing.push('bea', 'cleo');
  await open();
  await select('Ada', 'Bea');
  await press(itemSelectionCopy.edit);
  const form = within(await screen.findByRole('dialog', { name: 'Edit 2 items' }));
  await userEvent.click(form.getByText('Winter'));
  await userEvent.click(form.getByRole('button', { name: 'Update 2 items' }));
  await screen.findByText('1 item updated');
  await screen.findByText(wardrobeCopy.itemsMissing(1));
  await expect.poll(isBarShown).toBe(false);
  await expect.poll(cards).toEqual(['Ada', 'Cleo', 'Dora']);
  await select('Cleo', 'Dora');
  await press(itemSelectionCopy.archive);
  await expect.poll(cards).toEqual(['Ada']);
});

it('gives the selected items the same facts', async () => {
  const server = serve();
  await open();
  await select('Ada', 'Bea');
  await press(itemSelectionCopy.edit);
  const form = within(await screen.findByRole('dialog', { name: 'Edit 2 items' }));
  await userEvent.click(form.getByText('Winter'));
  await userEvent.click(form.getByRole('button', { name: 'Update 2 items' }));
  await screen.findByText('2 items updated');
  expect(server.sent).toEqual([
    { path: '/updateItems', itemIds: ['ada', 'bea'], changes: { season: ['winter'] } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(isBarShown()).toBe(false);
});

it('when offline, says so and keeps the selection', async () => {
  const server = serve();
  await open();
  await select('Ada', 'Bea');
  server.isDown = true;
  await press(itemSelectionCopy.archive);
  expect((await (await bar()).findByRole('alert')).textContent).toBe(itemSelectionCopy.offline);
  expect(selected()).toEqual(['Ada', 'Bea']);
  server.isDown = false;
  await press(itemSelectionCopy.archive);
  await expect.poll(cards).toEqual(['Cleo', 'Dora']);
});

it('items that the search hides are not changed', async () => {
  const server = serve();
  await open();
  await select('Ada', 'Cleo');
  await userEvent.fill(screen.getByRole('searchbox'), 'cleo');
  await expect.poll(cards).toEqual(['Cleo']);
  await expect.poll(async () => (await bar()).getByRole('status').textContent).toBe('1 selected');
  await press(itemSelectionCopy.archive);
  await expect.poll(() => server.sent.map(({ itemIds }) => itemIds)).toEqual([['cleo']]);
});
