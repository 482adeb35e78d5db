import { meWithUid } from '../../testing/me.ts';
import '../../styles.css';
import type { WearWire } from '@aura/api-client/contract/wears';
import { itemWire, outfitWire } from '@aura/api-client/testing/blank-wires';
import { commonCopy } from '@aura/domain/copy/common';
import { localDay } from '@aura/domain/rules/days';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { saveSingleKeyShortcuts } from '../../platform/storage/single-key-shortcuts.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import ItemRoute from './ItemRoute.tsx';
import OutfitsTab from './OutfitsTab.tsx';

const me = meWithUid('uid-wears');
const now = new Date(2026, 10, 25, 12);
const today = localDay(now);
const coat = itemWire({ id: 'coat', description: 'The coat', category: 'Tops', likes: 1 });
const place = { x: 50, y: 50, scale: 40, rotation: 0, mirrored: false, locked: false };
const outfit = outfitWire({ layers: [{ itemId: 'coat', ...place, item: coat }] });
const other = { ...outfit, id: 'o_2', name: 'Rain' };
const outfits = [{ id: 'o_1', name: 'Gallery Friday', layers: [] }];

/** Mocks a server that stores wears of today, each outfit or item once, and answers after `answering`. */
function serve(wears: WearWire[] = []) {
  const server = { wears, posted: [] as object[], fails: false, answering: Promise.resolve() };
  const items = () => [
    { id: 'coat', wears: server.wears.length > 0 ? 1 : 0, lastWorn: server.wears[0]?.date ?? null },
  ];
  /** How often the item and the outfit were worn, after a change. */
  const counts = () => {
    const own = server.wears.filter(({ outfitId }) => outfitId === 'o_1');
    const worn = own.filter(({ planned }) => !planned);
    const plannedDays = own.filter(({ planned }) => planned).map(({ date }) => date);
    const lastWorn = worn[0]?.date ?? null;
    return { items: items(), outfit: { id: 'o_1', wears: worn.length, lastWorn, plannedDays } };
  };
  const ofItem = () => ({ wears: items()[0]?.wears, lastWorn: items()[0]?.lastWorn });
  const add = (request: Omit<WearWire, 'id'>) => {
    server.posted.push(request);
    const before = server.wears.find(({ outfitId }) => outfitId === (request.outfitId ?? null));
    const { planned = false, outfitId = null } = request;
    if (before && (planned || !before.planned)) return { wear: before, outfits, added: false, ...counts() };
    const id = before?.id ?? `w_${server.posted.length}`;
    const wear = { ...request, id, planned, outfitId, postId: null };
    server.wears = [...server.wears.filter((other) => other !== before), wear];
    return { wear, outfits, added: true, wasPlanned: before !== undefined, ...counts() };
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace('/api/aura', '');
    if (server.fails && request.method !== 'GET') {
      return failure(500, 'INTERNAL');
    }
    if (path === '/addWear') {
      const added = add(await request.json());
      await server.answering;
      return Response.json({ success: true, ...added });
    }
    if (path.startsWith('/deleteWear/')) {
      server.wears = server.wears.filter(({ id }) => !path.endsWith(id));
      return Response.json({ success: true, ...counts() });
    }
    const bodies: Readonly<Record<string, object>> = {
      '/item/coat': { item: { ...coat, ...ofItem() } },
      '/getWears': { wears: server.wears, outfits },
      '/getOutfits': { outfits: [outfit, other], total: 2, next: null },
      '/getFavorites': { favorites: [] },
      '/getAllUserItems': { items: [coat] },
      '/postsLikeItem/coat': { found: [], next: null },
      '/postsWithItem/coat': { posts: [], total: 0, next: null },
    };
    const body = bodies[path];
    if (body) return Response.json({ success: true, ...body });
    return failure(404, 'NOT_FOUND');
  });
  return server;
}

function open(shown: ReactElement) {
  renderScreen(shown, { store: createTestStore(me) });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

// The day must not end during a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => {
  vi.useRealTimers();
  saveSingleKeyShortcuts(true);
  cleanup();
  vi.restoreAllMocks();
});

it('an item that was worn today says so, a second press logs nothing more, and Undo takes it back', async () => {
  const server = serve();
  open(<ItemRoute itemId="coat" />);
  await press('Wore it today');
  expect(await screen.findByText('The coat is logged for today')).toBeTruthy();
  expect(await screen.findByText('November 2026: 1 day')).toBeTruthy();
  await press('Worn today');
  expect(await screen.findByText('The coat is already logged for today')).toBeTruthy();
  expect(server.posted[0]).toEqual({ date: today, itemIds: ['coat'] });
  expect(server.wears).toHaveLength(1);
  await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Wore it today' })).toBeTruthy();
  expect(server.wears).toEqual([]);
});

it('on the page of an item W logs it, P plans it, and ? lists the keys', async () => {
  const server = serve();
  open(<ItemRoute itemId="coat" />);
  await screen.findByRole('button', { name: 'Wore it today' });
  await userEvent.keyboard('p');
  const plan = within(await screen.findByRole('dialog', { name: 'Plan The coat' }));
  // Keys that are typed in a dialog belong to it.
  await userEvent.keyboard('w');
  await userEvent.click(plan.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The coat is planned on 1 day')).toBeTruthy();
  expect(server.posted).toEqual([{ date: '2026-11-26', itemIds: ['coat'], planned: true }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  server.wears = [];
  await userEvent.keyboard('w');
  expect(await screen.findByText('The coat is logged for today')).toBeTruthy();
  expect(server.posted[1]).toEqual({ date: today, itemIds: ['coat'] });

  await userEvent.keyboard('{Shift>}?{/Shift}');
  const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  await userEvent.click(keys.getByRole('switch', { name: 'Single-key shortcuts' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // With the keys off, no dialog covers the button.
  await userEvent.keyboard('p');
  await press('Plan');
  expect(await screen.findByRole('dialog', { name: 'Plan The coat' })).toBeTruthy();
});

it('when an item was worn today in an outfit, the message names the outfit and nothing is logged', async () => {
  const wear = { id: 'w_0', planned: false, itemIds: ['coat'], outfitId: 'o_1', postId: null };
  const server = serve([{ ...wear, date: today }]);
  open(<ItemRoute itemId="coat" />);
  await press('Worn today');
  expect(await screen.findByText('The coat is already logged for today, with Gallery Friday')).toBeTruthy();
  expect(server.posted).toEqual([]);
});

it('when logging fails, the message says so and the button can be pressed again', async () => {
  const server = serve();
  server.fails = true;
  open(<ItemRoute itemId="coat" />);
  await press('Wore it today');
  expect(await screen.findByText('This was not logged. Please try again.')).toBeTruthy();
  server.fails = false;
  await press('Wore it today');
  expect(await screen.findByRole('button', { name: 'Worn today' })).toBeTruthy();
});

it('when Undo fails, the message says so and the item stays worn', async () => {
  const server = serve();
  open(<ItemRoute itemId="coat" />);
  await press('Wore it today');
  await screen.findByRole('button', { name: 'Worn today' });
  server.fails = true;
  await press('Undo');
  expect(await screen.findByText(commonCopy.undoFailed)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Worn today' })).toBeTruthy();
});

it('the menu of an outfit logs its own garments once, with Undo', async () => {
  const server = serve();
  open(<OutfitsTab onAddItems={vi.fn()} onHiddenCount={vi.fn()} />);
  const card = within(await screen.findByRole('article', { name: 'Gallery Friday' }));
  await card.findByText('Not worn yet');
  for (const text of ['Gallery Friday is logged for today', 'Gallery Friday is already logged for today']) {
    await press('Actions for Gallery Friday');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Wore it today' }));
    expect(await screen.findByText(text)).toBeTruthy();
    await card.findByText('Worn once');
  }
  expect(server.posted[0]).toEqual({ date: today, itemIds: ['coat'], outfitId: 'o_1' });
  expect(server.wears).toHaveLength(1);
  await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
  await waitFor(() => expect(server.wears).toEqual([]));
  await card.findByText('Not worn yet');
});

it('while an outfit is being logged, another one is logged too, but not the same one twice', async () => {
  const server = serve();
  server.answering = new Promise(() => {});
  open(<OutfitsTab onAddItems={vi.fn()} onHiddenCount={vi.fn()} />);
  for (const name of ['Gallery Friday', 'Gallery Friday', 'Rain']) {
    await press(`Actions for ${name}`);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Wore it today' }));
  }
  await expect.poll(() => server.posted).toMatchObject([{ outfitId: 'o_1' }, { outfitId: 'o_2' }]);
});

it.each(['first', 'second'])(
  'when a planned outfit is logged by its menu twice, Undo of the %s message plans it again',
  async (message) => {
    const plan = { id: 'w_0', date: today, planned: true, itemIds: ['coat'], outfitId: 'o_1', postId: null };
    const server = serve([plan]);
    open(<OutfitsTab onAddItems={vi.fn()} onHiddenCount={vi.fn()} />);
    for (const text of ['Gallery Friday is logged for today', 'Gallery Friday is already logged for today']) {
      await press('Actions for Gallery Friday');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Wore it today' }));
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(server.wears).toMatchObject([{ id: 'w_0', planned: false }]);
    const undo = screen.getAllByRole('button', { name: 'Undo' });
    await userEvent.click(undo.at(message === 'first' ? 0 : -1) as HTMLElement);
    await waitFor(() => expect(server.wears).toMatchObject([{ planned: true, outfitId: 'o_1' }]));
    await screen.findByText('Planned today');
  },
);
