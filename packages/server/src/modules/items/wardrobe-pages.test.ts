import { itemCalls } from '@aura/api-client/contract/items';
import { wardrobeMaxCount, wardrobePageMaxSize } from '@aura/domain/limits/wardrobe';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { addItem, itemRequest, storedImages } from '../../testing/content.ts';
import { planOf, rowsReadFrom } from '../../testing/query-plan.ts';
import { userIdOf } from '../../testing/relations.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import { findWardrobePage } from './items.repository.ts';

/** Items of the wardrobe, many of which have the same time. */
const total = 1_203;

let server: TestServer;
let mira: TestUser;
let newcomer: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  mira = await server.signUp('mira');
  newcomer = await server.signUp('newcomer');
  await insertItems('item', total, 'wardrobe');
});
afterAll(() => server.close());

async function insertItems(
  prefix: string,
  count: number,
  source: 'wardrobe' | 'detected',
  owner = mira,
): Promise<void> {
  const ownerId = await userIdOf(server, owner);
  await server.services.db.execute(sql`insert into items
      (id, owner_id, name, category, subcategory, brand, size, color, material, style, source, created_at)
    select ${prefix}::text || '_' || n, ${ownerId}, 'Coat ' || n, 'Outerwear', 'Coats', 'COS', 'M', 'Black', 'Wool', 'Minimal',
      ${source}, '2020-01-01'::timestamptz + (n / 10) * interval '1 minute'
    from generate_series(1, ${count}::integer) as n`);
}

type Page = { limit?: number; after?: string };
const read = (page: Page, user = mira) =>
  server.call(itemCalls.getAllUserItems, { userID: user.email, ...page }, user.token);
const idsOf = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);

async function readPages(first: number, further: number): Promise<string[][]> {
  const pages: string[][] = [];
  let page: Page = { limit: first };
  for (;;) {
    const { body } = await read(page);
    pages.push(idsOf(body.items));
    if (!body.next) return pages;
    page = { limit: further, after: body.next };
  }
}

it('a whole wardrobe counts as the reads of its pages', async () => {
  const take = vi.spyOn(server.services.limiter, 'take');
  onTestFinished(() => take.mockRestore());
  const reads = async (page: Page, user = mira) => {
    take.mockClear();
    expect((await read(page, user)).status).toBe(200);
    const taken = take.mock.calls.filter(([{ name }, caller]) => name === 'read' && caller === user.uid);
    return taken.reduce((sum, [, , amount = 1]) => sum + amount, 0);
  };
  expect(await reads({})).toBe(Math.ceil(total / wardrobePageMaxSize));
  expect(await reads({ limit: wardrobePageMaxSize })).toBe(1);
  expect(await reads({}, newcomer)).toBe(1);
});

it('the pages of a wardrobe contain each item once, in the order of the whole', async () => {
  const whole = (await read({})).body;
  expect(whole.next).toBeUndefined();
  const pages = await readPages(60, wardrobePageMaxSize);
  expect(pages.map(({ length }) => length)).toEqual([60, 500, 500, 143]);
  expect(pages.flat()).toEqual(idsOf(whole.items));
});

it('a page that ends with the last item is the last one, and a cursor without a limit reads a page', async () => {
  const first = (await read({ limit: 500 })).body.next ?? '';
  const second = (await read({ after: first })).body.next ?? '';
  const last = (await read({ limit: total - 1_000, after: second })).body;
  expect([last.items.length, last.next]).toEqual([total - 1_000, null]);
});

it('when an item is deleted or added between two pages, the others are read once', async () => {
  const { items, next } = (await read({ limit: 5 })).body;
  const [last] = idsOf(items).slice(-1);
  await server.call(itemCalls.deleteItem, { itemId: last ?? '', email: mira.email }, mira.token);
  await insertItems('late', 1, 'wardrobe');
  const rest = (await read({ limit: 3, after: next ?? '' })).body.items;
  const whole = idsOf((await read({})).body.items);
  expect(whole.slice(4, 7)).toEqual(idsOf(rest));
});

it.each([
  ['more than the maximum', { limit: wardrobePageMaxSize + 1 }],
  ['no items', { limit: 0 }],
  ['a cursor that is none', { after: 'item_1' }],
])('a page of %s is refused', async (_case, page) => {
  expect((await read(page)).status).toBe(400);
});

it("a page of another user's wardrobe is refused, and a user without items reads an empty one", async () => {
  const request = { userID: mira.email, limit: 5 };
  expect((await server.call(itemCalls.getAllUserItems, request, newcomer.token)).status).toBe(403);
  expect((await read({ limit: 5 }, newcomer)).body).toMatchObject({ items: [], next: null });
});

it('when a wardrobe is full, another item is refused and its photos are deleted, until one is deleted', async () => {
  const full = await server.signUp('full');
  await insertItems('full', wardrobeMaxCount - 1, 'wardrobe', full);
  await insertItems('found', 1, 'detected', full);
  expect((await addItem(server, full)).id).not.toBe('');
  const stored = await storedImages(server);
  const { status, body } = await server.call(itemCalls.addUserItem, await itemRequest(full), full.token);
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({ error: 'You can have up to 10,000 items in your wardrobe.' }),
  ]);
  expect(await storedImages(server)).toBe(stored);
  await server.call(itemCalls.deleteItem, { itemId: 'full_1', email: full.email }, full.token);
  const added = await Promise.allSettled([addItem(server, full), addItem(server, full)]);
  expect(added.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('a page is a range of the index by owner and time', async () => {
  const { db } = server.services;
  const ownerId = await userIdOf(server, mira);
  const after = { at: new Date('2020-01-01T01:00:00Z'), id: 'item_600' };
  const plan = await planOf(db, 'items', findWardrobePage(db, ownerId, { limit: 61, after }));
  expect(rowsReadFrom('items_wardrobe_index', plan)).toBe(61);
  expect(plan).not.toMatch(/Seq Scan|Sort/);
});
