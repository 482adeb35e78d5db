import { itemBatchCalls } from '@aura/api-client/contract/item-batches';
import { itemCalls } from '@aura/api-client/contract/items';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addItem, storedImages } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';

let server: TestServer;
let mira: TestUser;
let noa: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  mira = await server.signUp('mira');
  noa = await server.signUp('noa');
});
afterAll(() => server.close());

const own = {
  notes: 'Left cuff mended',
  price: { amount: 18_000, currency: 'EUR' },
  purchaseDate: '2024-03-04',
  archived: false,
} as const;

async function read(id: string, user: TestUser) {
  const { status, body } = await server.call(itemCalls.getItem, { id }, user.token);
  return status === 200 ? body.item : null;
}

describe("the owner's facts", () => {
  it('are stored with a new item and returned to its owner only', async () => {
    const item = await addItem(server, mira, { own });
    expect(item.own).toEqual(own);
    expect((await read(item.id, mira))?.own).toEqual(own);
    expect(await read(item.id, noa)).not.toHaveProperty('own');
  });

  it('are unknown by default', async () => {
    const { own: unknown } = await addItem(server, mira);
    expect(unknown).toEqual({ notes: '', price: null, purchaseDate: '', archived: false });
  });
});

describe('updateItems', () => {
  it('changes only the given facts of own items, and names the others', async () => {
    const coat = await addItem(server, mira, { own });
    const shirt = await addItem(server, mira);
    const others = await addItem(server, noa);
    const itemIds = [coat.id, others.id, shirt.id, 'gone'];
    const request = { email: mira.email, itemIds, changes: { color: 'Navy', archived: true } };
    const { body } = await server.call(itemBatchCalls.updateItems, request, mira.token);
    expect(body.items.map(({ id }) => id)).toEqual([coat.id, shirt.id]);
    expect(body.failedIds).toEqual([others.id, 'gone']);
    expect(await read(coat.id, mira)).toEqual({
      ...coat,
      color: 'Navy',
      own: { ...own, archived: true },
    });
    expect(await read(others.id, noa)).toEqual(others);
  });
});

describe('deleteItems', () => {
  it('deletes own items with their images, and names the others', async () => {
    const before = await storedImages(server);
    const items = [await addItem(server, mira), await addItem(server, mira)];
    const others = await addItem(server, noa);
    const itemIds = [...items.map(({ id }) => id), others.id];
    const request = { email: mira.email, itemIds };
    const { body } = await server.call(itemBatchCalls.deleteItems, request, mira.token);
    expect(body).toMatchObject({ deletedIds: items.map(({ id }) => id), failedIds: [others.id] });
    expect(await read(itemIds[0] ?? '', mira)).toBeNull();
    expect(await read(others.id, noa)).toEqual(others);
    expect(await storedImages(server)).toBe(before + 2);

    const again = await server.call(itemBatchCalls.deleteItems, request, mira.token);
    expect(again.body).toMatchObject({ deletedIds: [], failedIds: itemIds });
  });
});
