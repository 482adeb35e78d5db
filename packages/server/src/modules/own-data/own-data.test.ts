import { calls } from '@aura/api-client/contract/calls';
import { ownDataCalls } from '@aura/api-client/contract/own-data';
import { unknownItemFacts } from '@aura/domain/item-facts';
import { exportPageSize } from '@aura/domain/limits/own-data';
import { csvColumns } from '@aura/domain/own-data/items-csv';
import { ownDataSchema } from '@aura/domain/own-data/schema';
import {
  BlobReader,
  BlobWriter,
  type FileEntry,
  TextWriter,
  ZipReader,
} from '@zip.js/zip.js/index-native.js';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { items } from '../../db/schema.ts';
import { apiRoot } from '../../http/handle.ts';
import { addItem, sharePost, upload } from '../../testing/content.ts';
import { userIdOf } from '../../testing/relations.ts';
import { startTestServer, type TestServer, type TestUser, testNow } from '../../testing/server.ts';

const place = { x: 50, y: 50, scale: 40, rotation: 0, mirrored: false, locked: false };
const own = {
  notes: '<script>alert(1)</script> & "quotes",\nsecond line',
  price: { amount: 4990, currency: 'EUR' },
  purchaseDate: '2024-03-04',
  archived: true,
} as const;

let server: TestServer;
let mira: TestUser;
let noa: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  mira = await server.signUp('mira', { profileBio: 'Wool' });
  noa = await server.signUp('noa', { displayName: 'Noa Secret' });
});
afterAll(() => server.close());

/** The files of a ZIP by their names, in their order. */
async function filesOf(zip: Blob): Promise<Map<string, FileEntry>> {
  const entries = await new ZipReader(new BlobReader(zip)).getEntries();
  return new Map(entries.flatMap((entry) => (entry.directory ? [] : [[entry.filename, entry] as const])));
}

async function exportOf(person: TestUser) {
  const answer = await server.call(ownDataCalls.exportData, { userID: person.email }, person.token);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const files = await filesOf(answer.body);
  const text = async (name: string) => (await files.get(name)?.getData(new TextWriter())) ?? '';
  return { files, text, data: ownDataSchema.parse(JSON.parse(await text('data.json'))) };
}

const open = (person: TestUser, on = server) =>
  on.app.request(`${apiRoot}/exportData?userID=${encodeURIComponent(person.email)}`, {
    headers: { authorization: `Bearer ${person.token}` },
  });

/** Gives Noa some of everything that mentions Mira, and Mira some of everything. */
async function arrange() {
  const hidden = await addItem(server, noa, { itemName: 'Noa hidden coat' });
  const noasPost = await sharePost(server, noa, { caption: 'Noa secret caption', itemIDs: [hidden.id] });
  const item = await addItem(server, mira, { itemName: 'Coat, "grey"', own, season: ['winter'] });
  const post = await sharePost(server, mira, { caption: 'A <b>walk</b>', itemIDs: [item.id] });
  const comment = (person: TestUser, text: string) =>
    server.call(
      calls.addComment,
      { Email: person.email, userName: person.username, postID: noasPost.id, comment: text },
      person.token,
    );
  await comment(mira, 'Mira says');
  await comment(noa, 'Noa says');
  const layers = [{ itemId: item.id, ...place }];
  const { outfit } = (
    await server.call(calls.addOutfit, { name: 'Sunday', occasions: ['work'], layers }, mira.token)
  ).body;
  const date = testNow.toISOString().slice(0, 10);
  const wear = { date, itemIds: [item.id], outfitId: outfit.id, postId: post.id };
  await server.call(calls.addWear, wear, mira.token);
  await server.call(calls.addFavorite, { email: mira.email, itemID: hidden.id }, mira.token);
  await server.call(calls.follow, { username: 'noa' }, mira.token);
  return { hidden, item, post, noasPost, outfit, date };
}

it('an export has everything of the person, with photos, and nothing that others have entered', async () => {
  const { hidden, item, post, noasPost, outfit, date } = await arrange();
  const { files, text, data } = await exportOf(mira);
  expect(data.profile).toMatchObject({ username: 'mira', email: mira.email, bio: 'Wool', blocked: [] });
  expect(data.items).toMatchObject([
    { id: item.id, source: 'wardrobe', name: 'Coat, "grey"', season: ['winter'], ...own },
  ]);
  expect(data.outfits).toMatchObject([{ id: outfit.id, name: 'Sunday', layers: [{ itemId: item.id }] }]);
  expect(data.wears).toMatchObject([{ date, planned: false, itemIds: [item.id], postId: post.id }]);
  expect(data.posts).toMatchObject([{ id: post.id, caption: 'A <b>walk</b>', itemIds: [item.id] }]);
  expect(data.comments).toMatchObject([{ postId: noasPost.id, text: 'Mira says', parentId: null }]);
  expect(data.wishlist).toMatchObject([{ itemId: hidden.id, source: 'aura-feed' }]);
  expect(data.following).toMatchObject([{ username: 'noa' }]);
  const named = [data.items[0]?.front, data.items[0]?.back, data.posts[0]?.image];
  const images = named.flatMap((image) => image?.file ?? []);
  expect([...files.keys()]).toEqual(['data.json', 'schema.json', 'items.csv', 'index.html', ...images]);
  for (const name of images) {
    const blob = await files.get(name)?.getData(new BlobWriter());
    expect(new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer()).slice(0, 2)).toEqual(
      Uint8Array.of(0xff, 0xd8),
    );
  }
  const texts = await Promise.all(['data.json', 'items.csv', 'index.html'].map(text));
  for (const secret of ['hidden coat', 'Noa Secret', 'secret caption', 'Noa says', noa.email]) {
    expect(texts.join('\n')).not.toContain(secret);
  }
  expect(JSON.parse(await text('schema.json'))).toMatchObject({
    type: 'object',
    required: expect.any(Array),
  });
});

it('an export has the cut-outs by masks that the person has drawn, with their places, and no others', async () => {
  const eva = await server.signUp('eva');
  const { id, image } = await addItem(server, eva);
  expect((await exportOf(eva)).data.items[0]).not.toHaveProperty('frontCutout');
  const white = { create: { width: 30, height: 40, channels: 3, background: '#ffffff' } } as const;
  const black = { top: 20, bottom: 20, left: 10, right: 20, background: '#000000' };
  const drawn = await sharp(white).extend(black).png().toBuffer();
  const request = { itemId: id, side: 'front' as const, photo: image ?? '', mask: upload(drawn) };
  expect((await server.call(calls.editCutout, request, eva.token)).status).toBe(200);
  const { files, data } = await exportOf(eva);
  const file = `images/items/${id}-front-cutout.webp`;
  expect(data.items[0]).toMatchObject({ frontCutout: { file, left: 10, top: 20, width: 30, height: 40 } });
  expect(data.items[0]).not.toHaveProperty('backCutout');
  const bytes = new Uint8Array(
    (await (await files.get(file)?.getData(new BlobWriter()))?.arrayBuffer()) ?? [],
  );
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 30, height: 40 });
});

it('the CSV quotes its cells, and the page runs no scripts of what a person has written', async () => {
  const { text } = await exportOf(mira);
  const csv = await text('items.csv');
  expect(csv.startsWith(csvColumns.join(','))).toBe(true);
  expect(csv).toContain('"Coat, ""grey"""');
  expect(csv).toContain('49.90,EUR,2024-03-04,"<script>alert(1)</script> & ""quotes"",\nsecond line",yes,');
  const page = await text('index.html');
  expect(page).not.toMatch(/<script|<b>walk/);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;');
  expect(page).toContain('A &lt;b&gt;walk&lt;/b&gt;');
});

it('a wardrobe of several pages is exported completely, newest first', async () => {
  const ida = await server.signUp('ida');
  const ownerId = await userIdOf(server, ida);
  const count = exportPageSize * 2 + 1;
  const rows = Array.from({ length: count }, (_, index) => ({
    ...unknownItemFacts,
    id: `ida-${index}`,
    ownerId,
    name: '',
    createdAt: new Date(testNow.getTime() + Math.floor(index / 7)),
  }));
  await server.services.db.insert(items).values(rows);
  const { data } = await exportOf(ida);
  expect(new Set(data.items.map(({ id }) => id)).size).toBe(count);
  const times = data.items.map(({ createdAt }) => createdAt);
  expect(times).toEqual([...times].sort().reverse());
});

it('a new person without anything has an export too', async () => {
  const { files, data } = await exportOf(await server.signUp('empty'));
  expect(data.items).toEqual([]);
  expect([...files.keys()]).toEqual(['data.json', 'schema.json', 'items.csv', 'index.html']);
});

it("is answered neither without a token nor for another person's email", async () => {
  const request = { userID: mira.email };
  expect((await server.call(ownDataCalls.exportData, request)).status).toBe(401);
  expect((await server.call(ownDataCalls.exportData, request, noa.token)).status).toBe(403);
});

it('a person has one export at a time, and the next one when it ends or when they leave', async () => {
  const first = await open(mira);
  expect(await (await open(mira)).json()).toMatchObject({ code: 'IN_PROGRESS' });
  expect((await open(noa)).status).toBe(200);
  await first.body?.cancel();
  const second = await open(mira);
  expect(second.status).toBe(200);
  await second.blob();
  const third = await open(mira);
  expect(third.status).toBe(200);
  await third.body?.cancel();
});

it('at most 4 exports run at the same time', async () => {
  const other = await startTestServer();
  try {
    const opened: Response[] = [];
    for (const name of ['ana', 'bea', 'cyd', 'dia', 'edo'])
      opened.push(await open(await other.signUp(name), other));
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200, 200, 503]);
    await Promise.all(opened.map(({ body }) => body?.cancel()));
  } finally {
    await other.close();
  }
});

it('when the storage fails, the stream fails, so that a part is not taken for the whole', async () => {
  const failing = {
    ...server.services.storage,
    get: () => Promise.reject(new Error('The disk has failed.')),
  };
  const other = await startTestServer({ services: { storage: { ...failing, put: async () => undefined } } });
  try {
    const ana = await other.signUp('ana');
    await addItem(other, ana);
    const response = await open(ana, other);
    expect(response.status).toBe(200);
    await expect(response.blob()).rejects.toThrow('The disk has failed.');
    const again = await open(ana, other);
    expect(again.status).toBe(200);
    await again.body?.cancel();
  } finally {
    await other.close();
  }
});

it('when the server stops, the stream fails', async () => {
  const stop = new AbortController();
  const other = await startTestServer({ services: { stopping: stop.signal } });
  try {
    const response = await open(await other.signUp('ana'), other);
    stop.abort();
    await expect(response.blob()).rejects.toThrow('The server stops.');
  } finally {
    await other.close();
  }
});

it('a person may export 10 times in an hour', async () => {
  const other = await startTestServer({ env: { RATE_LIMIT_FACTOR: '1' } });
  try {
    const ana = await other.signUp('ana');
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      const response = await open(ana, other);
      statuses.push(response.status);
      await response.body?.cancel();
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  } finally {
    await other.close();
  }
});
