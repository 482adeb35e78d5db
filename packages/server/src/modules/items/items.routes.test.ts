import { itemCalls } from '@aura/api-client/contract/items';
import { ownDataCalls } from '@aura/api-client/contract/own-data';
import { postCalls } from '@aura/api-client/contract/posts';
import { profileCalls } from '@aura/api-client/contract/profiles';
import { wishlistCalls } from '@aura/api-client/contract/wishlist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainJpeg } from '../../images/testing/files.ts';
import { addItem, itemRequest, sharePost, storedImages, upload } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser, testNow } from '../../testing/server.ts';

let server: TestServer;
let mira: TestUser;
let noa: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  mira = await server.signUp('mira');
  noa = await server.signUp('noa');
});
afterAll(() => server.close());

async function wardrobe(user: TestUser) {
  const { body } = await server.call(itemCalls.getAllUserItems, { userID: user.email }, user.token);
  return body.items;
}

it('an item of an import is added like others, once for each idempotency key', async () => {
  const before = (await wardrobe(mira)).length;
  const request = await itemRequest(mira, { itemName: 'Imported' });
  const send = () =>
    server.call(ownDataCalls.importItem, request, mira.token, { 'idempotency-key': 'import-1' });
  const first = await send();
  const again = await send();
  expect(first.body.item).toMatchObject({ description: 'Imported', isOwner: true });
  expect(again.body.item.id).toBe(first.body.item.id);
  expect(await wardrobe(mira)).toHaveLength(before + 1);
});

describe('addUserItem', () => {
  it('returns the item with both images', async () => {
    const item = await addItem(server, mira, { itemName: 'Manteau d’hiver 🧥' });
    expect(item).toMatchObject({
      description: 'Manteau d’hiver 🧥',
      category: 'Outerwear',
      subcategory: 'Coats',
      brand: 'COS',
      likes: 0,
      isOwner: true,
      imageMeta: { width: 60, height: 80 },
    });
    expect(item.image).not.toBe(item.backImage);
    for (const imageId of [item.image, item.backImage]) {
      const image = await server.call(itemCalls.getItemImage, { imageId: imageId ?? '' });
      expect(image.status).toBe(200);
    }
  });

  it.each([
    ['no category', { category: '' }],
    ['a name beyond 120 characters', { itemName: 'x'.repeat(121) }],
  ])('with %s, answers 400', async (_, fields) => {
    const { status } = await server.call(itemCalls.addUserItem, await itemRequest(mira, fields), mira.token);
    expect(status).toBe(400);
  });

  it('without a back image, answers 400', async () => {
    const { backImage: _, ...request } = await itemRequest(mira);
    const { status } = await server.call(
      itemCalls.addUserItem,
      request as Awaited<ReturnType<typeof itemRequest>>,
      mira.token,
    );
    expect(status).toBe(400);
  });

  it('when the second image is unreadable, stores neither images nor the item', async () => {
    const before = await storedImages(server);
    const items = await wardrobe(mira);
    const request = await itemRequest(mira, { backImage: upload(Buffer.from('not an image')) });
    expect((await server.call(itemCalls.addUserItem, request, mira.token)).status).toBe(415);
    expect(await storedImages(server)).toBe(before);
    expect(await wardrobe(mira)).toEqual(items);
  });
});

describe('getAllUserItems', () => {
  it("returns the user's wardrobe, newest first, and answers 403 for another user's", async () => {
    const user = await server.signUp('ines');
    const ids: string[] = [];
    for (let minute = 0; minute < 3; minute++) {
      server.clock.now = new Date(testNow.getTime() + minute * 60_000);
      ids.unshift((await addItem(server, user)).id);
    }
    server.clock.now = testNow;
    expect((await wardrobe(user)).map((item) => item.id)).toEqual(ids);
    expect(await server.call(itemCalls.getAllUserItems, { userID: mira.email }, user.token)).toMatchObject({
      status: 403,
    });
  });
});

describe('updateItem', () => {
  const facts = {
    size: 'L',
    color: 'Navy',
    material: 'Cashmere',
    brand: 'Arket',
    style: 'Classic',
    category: 'Outerwear',
    subcategory: 'Jackets',
    description: 'Jacket',
  };

  it('updates the attributes, replaces the sent image and leaves the other unchanged', async () => {
    const item = await addItem(server, mira);
    const before = await storedImages(server);
    const request = { itemId: item.id, email: mira.email, ...facts };
    const frontImage = upload(await plainJpeg(30, 40));
    const { body } = await server.call(itemCalls.updateItem, { ...request, frontImage }, mira.token);
    expect(body.item).toMatchObject({
      id: item.id,
      ...facts,
      imageMeta: { width: 30, height: 40 },
      backImage: item.backImage,
    });
    expect(await storedImages(server)).toBe(before);
    const old = await server.call(itemCalls.getItemImage, { imageId: item.image ?? '' }, mira.token);
    expect(old.status).toBe(404);

    const without = await server.call(itemCalls.updateItem, request, mira.token);
    expect(without.body.item.image).toBe(body.item.image);
  });

  it('when the item does not exist, answers 404', async () => {
    const request = { itemId: 'i_missing', email: mira.email, ...facts };
    expect((await server.call(itemCalls.updateItem, request, mira.token)).status).toBe(404);
  });
});

describe('deleteItem', () => {
  it('removes the item from posts, likes and wishlists, and deletes its images', async () => {
    const before = await storedImages(server);
    const item = await addItem(server, mira);
    const like = { userID: noa.email, itemID: item.id };
    expect((await server.call(itemCalls.addItemLike, like, noa.token)).status).toBe(200);
    const entry = { email: noa.email, itemID: item.id, source: 'single-post' } as const;
    expect((await server.call(wishlistCalls.addFavorite, entry, noa.token)).status).toBe(200);
    const post = await sharePost(server, mira, { itemIDs: [item.id] });
    const linked = await server.call(itemCalls.getPostItems, { postId: post.id }, noa.token);
    expect(linked.body.items.map(({ id }) => id)).toEqual([item.id]);

    const request = { itemId: item.id, email: mira.email };
    expect((await server.call(itemCalls.deleteItem, request, mira.token)).body).toEqual({ success: true });
    expect((await server.call(itemCalls.getItem, { id: item.id })).status).toBe(404);
    const { body } = await server.call(postCalls.getPost, { id: post.id });
    expect(body.post.itemIDs).toEqual([]);
    const profile = await server.call(profileCalls.getProfile, { userID: noa.email }, noa.token);
    expect(profile.body.profile.itemLikes).toEqual([]);
    const wishlist = await server.call(wishlistCalls.getFavorites, { email: noa.email }, noa.token);
    expect(wishlist.body.favorites).toEqual([]);
    expect(await storedImages(server)).toBe(before + 1);
  });
});

describe('liking an item', () => {
  it('returns the state, and repeated calls change nothing', async () => {
    const { id } = await addItem(server, mira);
    const request = { userID: noa.email, itemID: id };
    const states = [];
    for (const call of [
      itemCalls.addItemLike,
      itemCalls.addItemLike,
      itemCalls.removeItemLike,
      itemCalls.removeItemLike,
    ]) {
      const { body } = await server.call(call, request, noa.token);
      states.push([body.liked, body.likes]);
    }
    expect(states).toEqual([
      [true, 1],
      [true, 1],
      [false, 0],
      [false, 0],
    ]);
  });
});
