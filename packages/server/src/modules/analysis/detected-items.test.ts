import { analysisCalls } from '@aura/api-client/contract/analysis';
import { itemCalls } from '@aura/api-client/contract/items';
import { postEditCalls } from '@aura/api-client/contract/post-edits';
import type { PhotoBox } from '@aura/domain/entities';
import { inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DetectedGarment } from '../../analysis/analyzer.ts';
import { items } from '../../db/schema.ts';
import { encodeCutout } from '../../images/cutout-image.ts';
import { sweep } from '../../sweep/sweep.ts';
import { postRequest, storedImages, upload } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';

const facts = {
  category: 'Bottoms',
  subcategory: 'Jeans',
  brand: '',
  description: 'Blue jeans',
  color: 'Blue',
};
const foundIn = (box: PhotoBox | null): DetectedGarment => ({
  ...facts,
  material: '',
  style: '',
  confidence: 0.9,
  box,
});
const lowerHalf = foundIn({ left: 0, top: 0.5, width: 1, height: 0.5 });
const strayBox = foundIn({ left: 0.9, top: -0.2, width: 0.5, height: 0.4 });

/** A green garment of 40 x 60 pixels. */
async function greenCutout() {
  const data = Uint8Array.from({ length: 4 * 40 * 60 }, (_, at) => [20, 160, 60, 255][at % 4] ?? 0);
  const encoded = await encodeCutout({ width: 40, height: 60, data });
  if (encoded === null) throw new Error('The cut-out is empty.');
  const { left: _left, top: _top, ...cutout } = encoded;
  return cutout;
}

let server: TestServer;
let mira: TestUser;
let noor: TestUser;
beforeAll(async () => {
  const cutout = await greenCutout();
  const analyze = () => Promise.resolve([{ ...lowerHalf, cutout }, strayBox, foundIn(null)]);
  server = await startTestServer({ services: { analyzer: { analyze } } });
  mira = await server.signUp('mira');
  noor = await server.signUp('noor');
}, 60_000);
afterAll(() => server.close());

/** A photo with a white upper half and a blue lower half. */
async function photo(): Promise<Blob> {
  const blue = await sharp({ create: { width: 200, height: 150, channels: 3, background: '#2A62C9' } })
    .png()
    .toBuffer();
  const white = sharp({ create: { width: 200, height: 300, channels: 3, background: '#FFFFFF' } });
  return upload(
    await white
      .composite([{ input: blue, top: 150, left: 0 }])
      .jpeg()
      .toBuffer(),
  );
}

async function evaluate() {
  const { body } = await server.call(analysisCalls.evaluateImage, { file: await photo() }, mira.token);
  return body.items;
}

const load = (imageId: string) => server.call(itemCalls.getItemImage, { imageId });

it("the image is cropped to the garment's box, extended to the aspect ratio of a card", async () => {
  const [jeans, stray, unplaced] = await evaluate();
  expect(jeans?.imageMeta).toMatchObject({ width: 200, height: 250, thumbhash: expect.any(String) });
  expect(stray?.imageMeta).toMatchObject({ width: 96, height: 120 });
  expect(unplaced).toMatchObject({ image: null, imageMeta: null });
  const bytes = await load(jeans?.image ?? '');
  const { channels } = await sharp(await (bytes.body as unknown as Blob).arrayBuffer()).stats();
  // Three fifths are blue: the whole lower half.
  expect(channels.map(({ mean }) => Math.round(mean / 16))).toEqual([8, 10, 14]);
});

it('the place of each garment in the photo is answered, within the photo, and omitted when it is unknown', async () => {
  const [jeans, stray, unplaced] = await evaluate();
  expect(jeans?.box).toEqual({ left: 0, top: 0.5, width: 1, height: 0.5 });
  expect(stray?.box).toEqual({ left: 0.9, top: 0, width: 0.1, height: 0.2 });
  expect(unplaced).not.toHaveProperty('box');
});

it('the cut-out is stored beside the image of the garment, as transparent WebP', async () => {
  const [jeans, stray] = await evaluate();
  expect(jeans?.cutoutMeta).toMatchObject({ width: 40, height: 60, thumbhash: expect.any(String) });
  expect(stray).toMatchObject({ cutout: null, cutoutMeta: null });
  const bytes = await load(jeans?.cutout ?? '');
  const file = await (bytes.body as unknown as Blob).arrayBuffer();
  expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 40, height: 60 });
});

it('a detected item with or without cut-out does not wait for another one', async () => {
  const [jeans, stray] = await evaluate();
  const ids = [jeans?.id ?? '', stray?.id ?? ''];
  const rows = await server.services.db.select().from(items).where(inArray(items.id, ids));
  expect(rows.map(({ cutoutState }) => cutoutState)).toEqual(['done', 'done']);
});

it.each(['image', 'cutout'] as const)(
  'the %s is visible to its owner only, until a post links the item',
  async (name) => {
    const [jeans] = await evaluate();
    const signed = jeans?.[name] ?? '';
    const bare = signed.split('.')[0] ?? '';
    expect([(await load(signed)).status, (await load(bare)).status]).toEqual([200, 404]);
    const id = jeans?.id ?? '';
    await server.call(postEditCalls.addPost, await postRequest(mira, { itemIDs: [id] }), mira.token);
    const { body } = await server.call(itemCalls.getItem, { id }, noor.token);
    expect(body.item[name]).toBe(bare);
    expect((await load(bare)).status).toBe(200);
  },
);

it('when the sweep deletes an item, it deletes its images', async () => {
  const before = await storedImages(server);
  const [jeans] = await evaluate();
  expect(await storedImages(server)).toBe(before + 3);
  const now = server.clock.now;
  server.clock.now = new Date(now.getTime() + 25 * 3_600_000);
  await sweep(server.services);
  server.clock.now = now;
  expect((await load(jeans?.image ?? '')).status).toBe(404);
  expect((await load(jeans?.cutout ?? '')).status).toBe(404);
  expect(await storedImages(server)).toBeLessThanOrEqual(before);
});

it('when the owner corrects an item before posting it, the post shows the corrected facts and the image', async () => {
  const [jeans] = await evaluate();
  if (!jeans) throw new Error('Nothing was detected.');
  const corrected = {
    category: 'Dresses',
    subcategory: 'Midi Dresses',
    brand: 'Arket',
    color: 'Navy',
    size: 'M',
  };
  const update = (user: TestUser) =>
    server.call(
      itemCalls.updateItem,
      { itemId: jeans.id, email: user.email, ...corrected, description: '', material: '', style: 'Classic' },
      user.token,
    );
  expect((await update(noor)).status).toBe(404);
  expect((await update(mira)).status).toBe(200);
  const post = await server.call(
    postEditCalls.addPost,
    await postRequest(mira, { itemIDs: [jeans.id] }),
    mira.token,
  );
  const { body } = await server.call(itemCalls.getPostItems, { postId: post.body.post.id }, noor.token);
  expect(body.items).toMatchObject([
    { ...corrected, description: '', image: expect.any(String), cutout: expect.any(String) },
  ]);
});
