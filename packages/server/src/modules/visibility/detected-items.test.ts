import { calls } from '@aura/api-client/contract/calls';
import type { PrivacyLevel } from '@aura/domain/entities';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { plainJpeg } from '../../images/testing/files.ts';
import { foundTop, sharePost, upload } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';

/** A detected item is a part of the photo of its post: who collected it sees it as long as the post is visible. */

let server: TestServer;
let author: TestUser;
let reader: TestUser;
/** An item of a public post of the author, which the reader likes, wishes and has in an outfit. */
let itemId: string;
let outfitId: string;
let people = 0;

const box = { left: 0, top: 0.5, width: 1, height: 0.5 };

beforeAll(async () => {
  server = await startTestServer({
    env: { IMAGE_BASE_URL: 'https://images.example' },
    services: { analyzer: { analyze: () => Promise.resolve([{ ...foundTop, box }]) } },
  });
});
afterAll(() => server.close());

beforeEach(async () => {
  people += 1;
  author = await server.signUp(`author${people}`);
  reader = await server.signUp(`reader${people}`);
  const { email, token } = reader;
  const file = upload(await plainJpeg());
  const { body } = await server.call(calls.evaluateImage, { file }, author.token);
  itemId = body.items[0]?.id ?? '';
  await sharePost(server, author, { itemIDs: [itemId] });
  await server.call(calls.addItemLike, { userID: email, itemID: itemId }, token);
  await server.call(calls.addFavorite, { email, itemID: itemId }, token);
  const layer = { itemId, x: 50, y: 50, scale: 40, rotation: 0, mirrored: false, locked: false };
  const outfit = { name: 'Sunday market', occasions: [], layers: [layer] };
  outfitId = (await server.call(calls.addOutfit, outfit, token)).body.outfit.id;
});

async function setPrivacy(posts: PrivacyLevel, profile: PrivacyLevel) {
  const request = { userID: author.email, postPrivacy: posts, profilePrivacy: profile };
  expect((await server.call(calls.updateProfile, request, author.token)).status).toBe(200);
}

/** What the reader and a visitor are shown of the item. */
async function shown() {
  const { email, token } = reader;
  const itemFor = async (viewer?: string) => server.call(calls.getItem, { id: itemId }, viewer);
  const { body: own } = await itemFor(author.token);
  const imageId = own.item.image?.split('.')[0] ?? '';
  const liked = await server.call(calls.getLikedItems, {}, token);
  const wished = await server.call(calls.getFavorites, { email }, token);
  const outfit = await server.call(calls.getOutfit, { id: outfitId }, token);
  return {
    item: (await itemFor(token)).status,
    itemForVisitors: (await itemFor()).status,
    imageForVisitors: (await server.call(calls.getItemImage, { imageId })).status,
    liked: liked.body.items.map(({ id }) => id),
    wished: wished.body.favorites.map(({ item }) => item.id),
    layers: outfit.body.outfit.layers.map(({ item }) => item?.id ?? null),
  };
}

it('when posts are public and the profile is private, everybody sees the item', async () => {
  await setPrivacy('public', 'private');
  expect(await shown()).toEqual({
    item: 200,
    itemForVisitors: 200,
    imageForVisitors: 200,
    liked: [itemId],
    wished: [itemId],
    layers: [itemId],
  });
});

it.each(['private', 'friends'] as const)(
  'when posts are set to %s and the profile is public, nobody else sees the item',
  async (level) => {
    await setPrivacy(level, 'public');
    expect(await shown()).toEqual({
      item: 404,
      itemForVisitors: 404,
      imageForVisitors: 404,
      liked: [],
      wished: [],
      layers: [null],
    });
  },
);

it('when posts are shown to friends only, the image has a signed address and is not cached', async () => {
  await setPrivacy('friends', 'public');
  await server.call(calls.follow, { username: author.username }, reader.token);
  await server.call(calls.follow, { username: reader.username }, author.token);
  const { body } = await server.call(calls.getItem, { id: itemId }, reader.token);
  const { status, headers } = await server.call(calls.getItemImage, { imageId: body.item.image ?? '' });
  expect(body.item.image).toContain('.');
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(headers.get('access-control-allow-origin')).toBeNull();
});
