import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { analysisCalls } from '@aura/api-client/contract/analysis';
import { itemCalls } from '@aura/api-client/contract/items';
import { matchCalls } from '@aura/api-client/contract/matches';
import { postEditCalls } from '@aura/api-client/contract/post-edits';
import { postCalls } from '@aura/api-client/contract/posts';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { items } from '../../db/schema.ts';
import { dumpDatabase } from '../../db/testing/test-database.ts';
import { plainJpeg } from '../../images/testing/files.ts';
import { packageRoot } from '../../package-root.ts';
import { sweep } from '../../sweep/sweep.ts';
import { addItem, sharePost, storedImages, upload } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser, testNow } from '../../testing/server.ts';

const jeans = {
  category: 'Bottoms',
  subcategory: 'Jeans',
  brand: '',
  description: 'Blue jeans',
  color: 'Blue',
  material: '',
  style: '',
  confidence: 0.9,
  box: { left: 0, top: 0.5, width: 1, height: 0.5 },
};
const dayMs = 24 * 3_600_000;

let server: TestServer;
let mira: TestUser;
let noa: TestUser;
/** An item of the wardrobe. */
let coat: string;
/** An item that an analysis has detected. */
let found: string;
beforeAll(async () => {
  server = await startTestServer({ services: { analyzer: { analyze: () => Promise.resolve([jeans]) } } });
  mira = await server.signUp('mira');
  noa = await server.signUp('noa');
}, 60_000);
afterAll(() => server.close());

beforeEach(async () => {
  server.clock.now = testNow;
  coat = (await addItem(server, mira)).id;
  const file = upload(await plainJpeg());
  const { body } = await server.call(analysisCalls.evaluateImage, { file }, mira.token);
  found = body.items[0]?.id ?? '';
});

const edit = (id: string, itemIDs: string[]) =>
  server.call(postEditCalls.updatePost, { id, itemIDs }, mira.token);
const linked = async (postId: string) =>
  (await server.call(itemCalls.getPostItems, { postId }, noa.token)).body.items.map(({ id }) => id);
const statusFor = async (id: string, user: TestUser) =>
  (await server.call(itemCalls.getItem, { id }, user.token)).status;

describe('items of a shared post', () => {
  it('can be added, ordered and removed; the post then counts as edited', async () => {
    const post = await sharePost(server, mira);
    const later = new Date(testNow.getTime() + 60_000);
    server.clock.now = later;
    const { body } = await edit(post.id, [found, coat, found]);
    expect(body.post).toMatchObject({ itemIDs: [found, coat], editedAt: later.toISOString() });
    expect(await linked(post.id)).toEqual([found, coat]);
    await edit(post.id, [coat, found]);
    expect(await linked(post.id)).toEqual([coat, found]);
    await edit(post.id, [coat]);
    expect(await linked(post.id)).toEqual([coat]);
  });

  it('with the same items, the post does not count as edited', async () => {
    const post = await sharePost(server, mira, { itemIDs: [coat] });
    expect((await edit(post.id, [coat])).body.post.editedAt).toBeNull();
  });

  it.each([
    ['an item of another person', async () => (await addItem(server, noa)).id],
    ['an item that does not exist', () => 'i_missing'],
  ])('with %s, answers 403 and changes nothing', async (_, other) => {
    const post = await sharePost(server, mira, { itemIDs: [found] });
    const id = await other();
    const before = await dumpDatabase(server.services.db);
    const { status, body } = await edit(post.id, [coat, id]);
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    expect(await dumpDatabase(server.services.db)).toBe(before);
  });

  it('are found by posts that show something similar', async () => {
    const post = await sharePost(server, mira);
    const own = await addItem(server, noa);
    const similar = async () => {
      const request = { itemId: own.id };
      const { body } = await server.call(matchCalls.getPostsLikeItem, request, noa.token);
      return body.found.map(({ post: { id } }) => id).includes(post.id);
    };
    await edit(post.id, [coat]);
    expect(await similar()).toBe(true);
    await edit(post.id, []);
    expect(await similar()).toBe(false);
  });
});

describe('a detected item', () => {
  const remove = {
    'is removed from its post': (id: string) => edit(id, [coat]),
    'loses its post': (id: string) =>
      server.call(postEditCalls.deletePost, { postId: id, userID: mira.email }, mira.token),
  };

  it.each(Object.entries(remove))(
    'that %s is visible to its owner only, and the sweep deletes it with its images',
    async (_, act) => {
      const post = await sharePost(server, mira, { itemIDs: [found, coat] });
      expect(await statusFor(found, noa)).toBe(200);
      await act(post.id);
      expect([await statusFor(found, noa), await statusFor(found, mira)]).toEqual([404, 200]);
      expect(await statusFor(coat, noa)).toBe(200);
      const images = await storedImages(server);
      server.clock.now = new Date(testNow.getTime() + dayMs + 1);
      await sweep(server.services);
      expect(await statusFor(found, mira)).toBe(404);
      expect(await statusFor(coat, mira)).toBe(200);
      expect(await storedImages(server)).toBeLessThan(images);
    },
  );

  it.each(Object.entries(remove))('that %s stays visible when another post links it', async (_, act) => {
    const post = await sharePost(server, mira, { itemIDs: [found] });
    const other = await sharePost(server, mira, { itemIDs: [found] });
    await act(post.id);
    expect(await statusFor(found, noa)).toBe(200);
    expect(await linked(other.id)).toEqual([found]);
  });

  it('of a post that was deleted earlier is hidden by the migration, and no other', async () => {
    const { db } = server.services;
    const file = join(packageRoot(), 'migrations/0022_detected_items_without_post.sql');
    await sharePost(server, mira, { itemIDs: [found] });
    const [linkedItem] = await db.select().from(items).where(eq(items.id, found));
    if (!linkedItem) throw new Error('The item is missing.');
    await db.insert(items).values({ ...linkedItem, id: 'i_left', frontImageId: null, frontCutoutId: null });
    await db.execute(sql.raw(await readFile(file, 'utf8')));
    const rows = await db
      .select({ id: items.id, posted: items.posted })
      .from(items)
      .where(inArray(items.id, ['i_left', found]));
    expect(new Map(rows.map(({ id, posted }) => [id, posted]))).toEqual(
      new Map([
        ['i_left', false],
        [found, true],
      ]),
    );
    expect([await statusFor('i_left', noa), await statusFor(found, noa)]).toEqual([404, 200]);
  });

  it('is marked as such for its owner only', async () => {
    const post = await sharePost(server, mira, { itemIDs: [found, coat] });
    const marks = async ({ token }: TestUser) => {
      const { body } = await server.call(itemCalls.getPostItems, { postId: post.id }, token);
      return body.items.map(({ detected }) => detected);
    };
    expect([await marks(mira), await marks(noa)]).toEqual([
      [true, false],
      [undefined, undefined],
    ]);
  });

  it('can be removed and linked again within a day', async () => {
    const post = await sharePost(server, mira, { itemIDs: [found] });
    await edit(post.id, []);
    await edit(post.id, [found]);
    expect(await linked(post.id)).toEqual([found]);
    expect((await server.call(postCalls.getPost, { id: post.id }, noa.token)).body.post.itemIDs).toEqual([
      found,
    ]);
  });
});
