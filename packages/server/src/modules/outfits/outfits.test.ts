import { calls } from '@aura/api-client/contract/calls';
import { outfitCalls } from '@aura/api-client/contract/outfits';
import { outfitsMaxCount } from '@aura/domain/limits/outfits';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outfits } from '../../db/outfits-schema.ts';
import { users } from '../../db/schema.ts';
import { addItem, storedImages, upload } from '../../testing/content.ts';
import { fakeToken, startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';

let server: TestServer;
let mira: TestUser;
let noa: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  mira = await server.signUp('mira');
  noa = await server.signUp('noa');
});
afterAll(() => server.close());

const place = { x: 50, y: 50, scale: 40, rotation: 0, mirrored: false, locked: false };
const factsOf = (...itemIds: string[]) => ({
  name: 'Sunday market',
  occasions: ['home' as const],
  layers: itemIds.map((itemId) => ({ itemId, ...place })),
});

async function save(person: TestUser, ...itemIds: string[]) {
  const { status, body } = await server.call(outfitCalls.addOutfit, factsOf(...itemIds), person.token);
  expect(status).toBe(200);
  return body.outfit;
}

const read = async (person: TestUser, id: string) =>
  (await server.call(outfitCalls.getOutfit, { id }, person.token)).body.outfit;

const wish = (person: TestUser, itemID: string) =>
  server.call(calls.addFavorite, { email: person.email, itemID }, person.token);

const setPrivacy = (person: TestUser, level: 'public' | 'private') =>
  server.call(
    calls.updateProfile,
    { userID: person.email, profilePrivacy: level, postPrivacy: level },
    person.token,
  );

/** Requests the address of an image as a browser does, without a token. */
async function load(path: string | null) {
  const { pathname, searchParams } = new URL(`http://server${path}`);
  const imageId = decodeURIComponent(pathname.split('/').at(-1) ?? '');
  const request = { imageId, v: searchParams.get('v') ?? undefined };
  const { status, headers, body } = await server.call(outfitCalls.getOutfitImage, request);
  const bytes = Buffer.from(status === 200 ? await new Response(body).arrayBuffer() : new ArrayBuffer(0));
  return { status, headers, bytes };
}

it('when garments are added, the outfit has them in the order of the layers', async () => {
  const coat = await addItem(server, mira);
  const hat = await addItem(server, mira);
  const outfit = await save(mira, hat.id, coat.id);
  expect(await read(mira, outfit.id)).toMatchObject({
    name: 'Sunday market',
    occasions: ['home'],
    version: 1,
    layers: [
      { itemId: hat.id, ...place, item: { id: hat.id } },
      { itemId: coat.id, ...place, item: { id: coat.id } },
    ],
  });
});

it('when a garment is deleted, its layer stays without it, and the outfit can still be changed', async () => {
  const coat = await addItem(server, mira);
  const hat = await addItem(server, mira);
  const outfit = await save(mira, coat.id, hat.id);
  await server.call(calls.deleteItem, { itemId: coat.id, email: mira.email }, mira.token);
  expect((await read(mira, outfit.id)).layers.map(({ item }) => item?.id ?? null)).toEqual([null, hat.id]);
  const change = { ...factsOf(hat.id, coat.id), id: outfit.id, version: 1, name: 'With a gap' };
  const changed = await server.call(outfitCalls.updateOutfit, change, mira.token);
  expect(changed.body.outfit).toMatchObject({ name: 'With a gap', version: 2 });
});

it('when the owner of a wished garment hides it, the outfit shows a gap and its image is composed without it', async () => {
  const coat = await addItem(server, noa);
  const shirt = await addItem(server, mira);
  await wish(mira, coat.id);
  const outfit = await save(mira, coat.id, shirt.id);
  expect((await load(outfit.image)).status).toBe(200);

  await setPrivacy(noa, 'private');
  const hidden = await read(mira, outfit.id);
  expect(hidden.layers.map(({ item }) => item?.id ?? null)).toEqual([null, shirt.id]);
  expect(hidden.image).not.toBe(outfit.image);
  // The earlier address answers with what may be shown now.
  const { bytes } = await load(outfit.image);
  expect(bytes.equals((await load(hidden.image)).bytes)).toBe(true);
  await setPrivacy(noa, 'public');
});

it('when a garment is neither owned nor wished, the outfit is not saved', async () => {
  const coat = await addItem(server, noa);
  const { status } = await server.call(outfitCalls.addOutfit, factsOf(coat.id), mira.token);
  expect(status).toBe(404);
});

it('when an outfit was changed in between, answers 409 and keeps the earlier change', async () => {
  const outfit = await save(mira);
  const change = (name: string) =>
    server.call(outfitCalls.updateOutfit, { ...factsOf(), id: outfit.id, version: 1, name }, mira.token);
  const answers = await Promise.all([change('First'), change('Second')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const saved = answers.find(({ status }) => status === 200)?.body.outfit.name;
  expect((await read(mira, outfit.id)).name).toBe(saved);
});

it('when a save is repeated with its key, no second outfit is added', async () => {
  const before = (await server.call(outfitCalls.getOutfits, {}, mira.token)).body.total;
  const key = { 'idempotency-key': 'outfit-key' };
  const ids = [];
  for (let time = 0; time < 2; time++) {
    const { body } = await server.call(outfitCalls.addOutfit, factsOf(), mira.token, key);
    ids.push(body.outfit.id);
  }
  expect(ids[0]).toBe(ids[1]);
  expect((await server.call(outfitCalls.getOutfits, {}, mira.token)).body.total).toBe(before + 1);
});

it('pages contain each outfit once, the newest first', async () => {
  const ana = await server.signUp('ana');
  const saved = [];
  for (let index = 0; index < 3; index++) saved.unshift((await save(ana)).id);
  const listed = [];
  let after: string | undefined;
  do {
    const { body } = await server.call(outfitCalls.getOutfits, { limit: 2, after }, ana.token);
    listed.push(...body.outfits.map(({ id }) => id));
    expect(body.total).toBe(3);
    after = body.next ?? undefined;
  } while (after !== undefined);
  expect([...listed].sort()).toEqual([...saved].sort());
});

it('when a person has the most outfits, one more is refused', async () => {
  const max = await server.signUp('max');
  const { db } = server.services;
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.uid, max.uid));
  const ownerId = row?.id ?? '';
  const rows = Array.from({ length: outfitsMaxCount }, (_, index) => ({
    id: `o_max_${index}`,
    ownerId,
    name: 'One of many',
    occasions: [],
    layers: [],
    updatedAt: new Date(),
  }));
  await db.insert(outfits).values(rows);
  const { status, body } = await server.call(outfitCalls.addOutfit, factsOf(), max.token);
  expect([status, body.error]).toEqual([400, 'You can save up to 500 outfits.']);
});

it('composes the garments to one image of 4:5, again after each change, and deletes it with the outfit', async () => {
  const red = upload(
    await sharp({ create: { width: 40, height: 50, channels: 3, background: '#c00' } })
      .jpeg()
      .toBuffer(),
  );
  const coat = await addItem(server, mira, { frontImage: red });
  const outfit = await save(mira, coat.id);
  const before = await storedImages(server);
  const [first] = await Promise.all([load(outfit.image), load(outfit.image)]);
  expect(first.headers.get('content-type')).toBe('image/jpeg');
  const { data, info } = await sharp(first.bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([960, 1200]);
  const pixel = (x: number, y: number) => [...data.subarray((y * 960 + x) * 3, (y * 960 + x) * 3 + 3)];
  expect(pixel(480, 600)[0]).toBeGreaterThan(180);
  expect(pixel(480, 600)[1]).toBeLessThan(60);
  expect(pixel(20, 20).every((value) => value > 220)).toBe(true);
  expect(await storedImages(server)).toBe(before + 1);

  const change = { ...factsOf(), id: outfit.id, version: 1, layers: [{ ...place, itemId: coat.id, x: 20 }] };
  const changed = (await server.call(outfitCalls.updateOutfit, change, mira.token)).body.outfit;
  expect(changed.image).not.toBe(outfit.image);
  const second = await sharp((await load(changed.image)).bytes)
    .raw()
    .toBuffer();
  expect(second[(600 * 960 + 480) * 3 + 1]).toBeGreaterThan(200);
  expect(await storedImages(server)).toBe(before + 1);

  await server.call(outfitCalls.deleteOutfit, { id: outfit.id }, mira.token);
  expect(await storedImages(server)).toBe(before);
  expect((await load(changed.image)).status).toBe(404);
});

it('when a garment extends beyond the edge or is turned, the image is composed', async () => {
  const coat = await addItem(server, mira);
  const layers = [{ ...place, itemId: coat.id, x: 0, y: 100, scale: 150, rotation: 33, mirrored: true }];
  const { body } = await server.call(outfitCalls.addOutfit, { ...factsOf(), layers }, mira.token);
  expect((await load(body.outfit.image)).status).toBe(200);
});

it('when no garment has a photo, the outfit has no image', async () => {
  expect((await save(mira)).image).toBeNull();
});

it('an address of an image that was not signed answers 404', async () => {
  const coat = await addItem(server, mira);
  const { id } = await save(mira, coat.id);
  expect((await load(`/outfitImage/${id}`)).status).toBe(404);
});

it('when the user has no profile, the list is empty', async () => {
  const token = fakeToken({ uid: 'uid-bare', email: 'bare@example.com' });
  const { body } = await server.call(outfitCalls.getOutfits, {}, token);
  expect(body).toEqual({ success: true, outfits: [], total: 0, next: null });
});
