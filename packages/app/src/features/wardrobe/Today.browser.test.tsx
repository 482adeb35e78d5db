import { meWithUid } from '../../testing/me.ts';
import '../../styles.css';
import type { ItemWire } from '@aura/api-client/contract/items';
import { itemWire } from '@aura/api-client/testing/blank-wires';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Today } from './Today.tsx';

const me = meWithUid('uid-today');
const storageKey = 'aura:v1:uid-today:suggestions';

const item = (id: string, category: string, color: string) =>
  itemWire({ id, description: id, category, color });
const shoes = item('Boots', 'Shoes', 'Black');
const wardrobe = [
  ...['Knit', 'Shirt', 'Blouse', 'Tee'].map((name) => item(name, 'Tops', 'White')),
  ...['Jeans', 'Skirt', 'Chinos'].map((name) => item(name, 'Bottoms', 'Navy')),
  shoes,
];

interface Sent {
  readonly path: string;
  readonly body: {
    readonly name?: string;
    readonly date?: string;
    readonly itemIds?: readonly string[];
    readonly planned?: boolean;
    readonly layers?: readonly object[];
  } | null;
  readonly key: string | null;
}

/** Mocks a server with a wardrobe. `save` answers all calls that change something. */
function serve(items: readonly ItemWire[]) {
  const server = {
    items: (): Response => Response.json({ success: true, items }),
    save: (): Response => failure(500, 'INTERNAL'),
    sent: [] as Sent[],
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.url.includes('/getAllUserItems')) return server.items();
    if (request.url.includes('/getWears')) return Response.json({ success: true, wears: [], outfits: [] });
    const path = new URL(request.url).pathname.replace('/api/aura', '');
    const body = request.method === 'DELETE' ? null : await request.json();
    server.sent.push({ path, body, key: request.headers.get('idempotency-key') });
    return server.save();
  });
  return server;
}

function open(onAddItems = () => {}) {
  renderScreen(<Today outfits={[]} letterKeys onAddItems={onAddItems} />, { store: createTestStore(me) });
}

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Suggestions for today' })).findAllByRole('article');
/** The names of the garments of a suggestion. */
const garmentsOf = (card: HTMLElement | undefined) =>
  within(within(card ?? document.body).getByRole('list'))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? '');
const allGarments = async () => (await cards()).map(garmentsOf);

const press = (card: HTMLElement | undefined, name: RegExp) =>
  userEvent.click(within(card ?? document.body).getByRole('button', { name }));
async function choose(card: HTMLElement | undefined, name: string) {
  await press(card, /^Actions for /);
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

beforeEach(async () => {
  // The day must not end during a test.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25, 12) });
  await page.viewport(1440, 1000);
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

it('three suggestions of the own garments are shown, and the same ones when the page is opened again', async () => {
  serve(wardrobe);
  open();
  const before = await allGarments();
  expect(before).toHaveLength(3);
  for (const garments of before) expect(garments).toContain('Boots');
  await vi.waitFor(() => expect(localStorage.getItem(storageKey)).not.toBeNull());
  cleanup();
  open();
  expect(await allGarments()).toEqual(before);
});

it('a skipped suggestion is replaced, which can be undone', async () => {
  serve(wardrobe);
  open();
  const before = await allGarments();
  const skipped = () => JSON.parse(localStorage.getItem(storageKey) ?? '{}').feedback?.skipped;
  await press((await cards())[1], /^Skip /);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await vi.waitFor(async () => expect(await allGarments()).toEqual(before));
  await vi.waitFor(() => expect(skipped()).toEqual([]));

  await press((await cards())[1], /^Skip /);
  await vi.waitFor(() => expect(skipped()).toHaveLength(1));
  const after = await allGarments();
  expect([after[0], after[2]]).toEqual([before[0], before[2]]);
  expect(after[1]).not.toEqual(before[1]);
});

it('a locked garment is in the next suggestion', async () => {
  serve(wardrobe);
  open();
  const [card] = await cards();
  const [first = ''] = garmentsOf(card);
  await press(card, new RegExp(`^Lock ${first}$`));
  await press(card, /^Skip /);
  await vi.waitFor(async () => expect(garmentsOf((await cards())[0])).toContain(`${first}, locked`));
});

it('shuffling replaces one garment and says so', async () => {
  serve(wardrobe);
  open();
  const [card] = await cards();
  const before = garmentsOf(card);
  await press(card, new RegExp(`^Shuffle ${before[0]}$`));
  await vi.waitFor(async () => expect(garmentsOf((await cards())[0])[0]).not.toBe(before[0]));
  const [after = '', ...others] = garmentsOf((await cards())[0]);
  expect(others).toEqual(before.slice(1));
  expect(await screen.findByText(`${after} replaced ${before[0]}`)).toBeTruthy();
});

it('all suggestions are replaced by three others', async () => {
  serve(wardrobe);
  open();
  const before = await allGarments();
  await userEvent.click(screen.getByRole('button', { name: 'Suggest three others' }));
  await vi.waitFor(async () => expect((await allGarments())[0]).not.toEqual(before[0]));
  for (const garments of await allGarments()) expect(before).not.toContainEqual(garments);
});

it('when saving fails, it is reported, and the next attempt sends the same key; then it is saved', async () => {
  const server = serve(wardrobe);
  open();
  const [card] = await cards();
  await choose(card, 'Save as outfit');
  expect(await screen.findByText('The outfit was not saved. Please try again.')).toBeTruthy();
  server.save = () => {
    const sent = server.sent.at(-1)?.body;
    const time = '2026-11-24T10:00:00.000Z';
    const outfit = { id: 'o_1', occasions: [], version: 1, image: null, createdAt: time, updatedAt: time };
    return Response.json({ success: true, outfit: { ...outfit, name: sent?.name, layers: [] } });
  };
  await choose((await cards())[0], 'Save as outfit');
  expect(await screen.findByText(/ was saved$/)).toBeTruthy();
  expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
  expect(server.sent[0]?.body).toMatchObject({ layers: [{}, {}, {}] });
  await vi.waitFor(() => {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    expect(stored.feedback.liked).toHaveLength(1);
  });
});

/** What the server answers to a wear. */
function wearAnswer(sent: Sent | undefined, items: readonly object[] = []) {
  const wear = {
    id: 'w_1',
    date: sent?.body?.date,
    planned: sent?.body?.planned,
    itemIds: sent?.body?.itemIds,
    outfitId: null,
    postId: null,
  };
  return Response.json({ success: true, wear, outfits: [], added: true, items });
}

it('a suggestion is logged as worn today, which can be taken back; failures are reported', async () => {
  const server = serve(wardrobe);
  open();
  const garments = (await allGarments())[0] ?? [];
  await press((await cards())[0], /^Wear today/);
  expect(await screen.findByText('This was not logged. Please try again.')).toBeTruthy();
  server.save = () => wearAnswer(server.sent.at(-1));
  await press((await cards())[0], /^Wear today/);
  const worn = await screen.findByRole('button', { name: /^Worn today/ });
  const [, sent] = server.sent;
  expect(sent).toMatchObject({ path: '/addWear', body: { planned: false } });
  expect([...(sent?.body?.itemIds ?? [])].sort()).toEqual([...garments].sort());
  server.save = () => failure(500, 'INTERNAL');
  await userEvent.click(worn);
  await screen.findByText('This was not removed. Please try again.');
  server.save = () => Response.json({ success: true, items: [] });
  await userEvent.click(worn);
  await vi.waitFor(() => expect(server.sent.at(-1)?.path).toBe('/deleteWear/w_1'));
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^Worn today/ })).toBeNull());
});

it('when a suggestion is logged on the first visit of a day, the suggestions stay', async () => {
  const server = serve(wardrobe);
  server.save = () => {
    const sent = server.sent.at(-1);
    const worn = (sent?.body?.itemIds ?? []).map((id) => ({ id, wears: 1, lastWorn: '2026-11-25' }));
    return wearAnswer(sent, worn);
  };
  open();
  const before = await allGarments();
  await press((await cards())[0], /^Wear today/);
  await screen.findByRole('button', { name: /^Worn today/ });
  expect(await allGarments()).toEqual(before);
});

it('a suggestion is planned for tomorrow; a failure is reported', async () => {
  const server = serve(wardrobe);
  open();
  await choose((await cards())[0], 'Plan for tomorrow');
  await screen.findByText('This was not saved. Please try again.');
  server.save = () => wearAnswer(server.sent.at(-1));
  await choose((await cards())[0], 'Plan for tomorrow');
  expect(await screen.findByText(/ is planned for tomorrow$/)).toBeTruthy();
  expect(server.sent[1]).toMatchObject({ path: '/addWear', body: { planned: true } });
  await press((await cards())[0], /^Actions for /);
  expect(await screen.findByRole('menuitem', { name: 'Remove from tomorrow' })).toBeTruthy();
});

it('when shoes are missing, says so and leads to adding items', async () => {
  serve(wardrobe.filter((garment) => garment !== shoes));
  const onAddItems = vi.fn();
  open(onAddItems);
  expect(await screen.findByRole('heading', { name: 'Add shoes to get suggestions' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add Items' }));
  expect(onAddItems).toHaveBeenCalledOnce();
});

it('when the garments cannot be loaded, a retry loads them', async () => {
  const server = serve(wardrobe);
  const items = server.items;
  server.items = () => failure(500, 'INTERNAL');
  open();
  expect(await screen.findByText('Failed to load your garments. Please try again.')).toBeTruthy();
  server.items = items;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await cards()).toHaveLength(3);
});
