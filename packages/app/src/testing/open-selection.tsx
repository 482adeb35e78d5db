import type { ItemWire } from '@aura/api-client/contract/items';
import { itemWire } from '@aura/api-client/testing/blank-wires';
import { itemSelectionCopy } from '@aura/domain/copy/item-selection';
import { selectionBarCopy } from '@aura/domain/copy/selection-bar';
import { cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import WardrobeRoute from '../features/wardrobe/WardrobeRoute.tsx';
import { createTestStore } from './create-test-store.ts';
import { failure } from './failure.ts';
import { me } from './me.ts';
import { renderScreen } from './render-screen.tsx';

/** Of the items, in the order of the list. */
export const names = ['Ada', 'Bea', 'Cleo', 'Dora'];
const item = (description: string) =>
  itemWire({
    id: description.toLowerCase(),
    description,
    category: 'Tops',
    own: { notes: '', price: null, purchaseDate: '', archived: false },
  });

/** Mocks a server with four items. Records the changes; an item in `missing` was deleted on another device. */
export function serveSelection() {
  const server = {
    sent: [] as { path: string; itemIds: readonly string[]; changes?: object }[],
    missing: [] as string[],
    isDown: false,
    /** Answers wait for it. */
    pause: Promise.resolve(),
  };
  const items = new Map(names.map((name) => [name.toLowerCase(), item(name)]));
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.href), init);
    const path = new URL(request.url).pathname.replace('/api/aura', '');
    const reads: Readonly<Record<string, object>> = {
      '/getAllUserItems': { items: [...items.values()] },
      '/getFavorites': { favorites: [] },
      '/getOutfits': { outfits: [], total: 0, next: null },
      '/getWears': { wears: [], outfits: [] },
    };
    if (reads[path]) return Response.json({ success: true, ...reads[path] });
    if (!/^\/(updateItems|deleteItems|addWear|deleteWear\/.+)$/.test(path)) return failure(404, 'NOT_FOUND');
    await server.pause;
    if (server.isDown) throw new TypeError('Failed to fetch');
    const { itemIds = [], changes, date } = request.method === 'DELETE' ? {} : await request.json();
    server.sent.push({ path, itemIds, ...(changes && { changes }) });
    if (path.startsWith('/deleteWear')) return Response.json({ success: true, items: [] });
    if (path === '/addWear') {
      const wear = { id: 'w_1', date, planned: false, itemIds, outfitId: null, postId: null };
      return Response.json({ success: true, wear, outfits: [], added: true, wasPlanned: false, items: [] });
    }
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

/** Opens the wardrobe with the four items. */
export async function openWardrobe(): Promise<void> {
  window.history.replaceState(null, '', '/aura?sort=name');
  renderScreen(
    <main>
      <Routes>
        <Route path="/aura" element={<WardrobeRoute />} />
        <Route path="/aura/outfit/new" element={<h1>Outfit builder</h1>} />
      </Routes>
    </main>,
    { store: createTestStore(me), at: 'window' },
  );
  await expect.poll(cards).toEqual(names);
}

/** The names of the shown items. */
export const cards = () =>
  within(screen.getByRole('tabpanel'))
    .queryAllByRole('article')
    .map((card) => card.getAttribute('aria-label'));
/** The names of the selected items. */
export const selected = () =>
  screen
    .queryAllByRole('checkbox', { checked: true })
    .map((box) => box.getAttribute('aria-label')?.replace('Select ', ''));
/** The button that begins the selection. */
export const selectButton = () => screen.getByRole('button', { name: itemSelectionCopy.select });
/** The checkbox of an item. */
export const box = (name: string) =>
  screen.getByRole('checkbox', { name: itemSelectionCopy.selectItem(name) });
/** The bar with the actions. */
export const bar = async () => within(await screen.findByRole('region', { name: selectionBarCopy.barLabel }));
/** Presses a button of the bar. */
export const press = async (name: string) => userEvent.click((await bar()).getByRole('button', { name }));
export const isBarShown = () => screen.queryByRole('region', { name: selectionBarCopy.barLabel }) !== null;

/** Begins the selection and selects items by name. */
export async function select(...chosen: readonly string[]): Promise<void> {
  await userEvent.click(selectButton());
  for (const name of chosen) await userEvent.click(box(name));
  await expect.poll(selected).toEqual(chosen);
}

/** Prepares window and storage before each test, and restores page, network and address after it. */
export function isolateSelectionTests(): void {
  const before = window.location.href;
  beforeEach(async () => {
    await page.viewport(1280, 900);
    localStorage.clear();
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    window.history.replaceState(null, '', before);
  });
}
