import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { encodeRequest } from '@aura/api-client/contract/encode';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from './db/ids.ts';
import { images, items, posts, users } from './db/schema.ts';
import { apiRoot } from './http/handle.ts';
import { plainJpeg } from './images/testing/files.ts';
import { addItem, itemRequest, sharePost, upload } from './testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from './testing/server.ts';

/** Nobody can tell what is hidden from what is not there. */

type Privacy = 'public' | 'friends' | 'private';

let server: TestServer;
let owner: TestPerson;
let stranger: TestPerson;
let blocked: TestPerson;
/** Likes what is hidden later, as a friend of the house may. */
let admirer: TestPerson;
let things: Things;

/** Ids of things that are there, or of things of the same form that are not. */
interface Things {
  readonly post: string;
  readonly item: string;
  readonly itemImage: string;
  readonly avatar: string;
  readonly username: string;
}

const missing: Things = {
  post: newId('post'),
  item: newId('item'),
  itemImage: newId('image'),
  avatar: newId('image'),
  username: 'nobody1',
};

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signUp('someone', { profilePicture: upload(await plainJpeg()) });
  stranger = await server.signUp('stranger');
  blocked = await server.signUp('blocked');
  admirer = await server.signUp('admirer');
  const item = await addItem(server, owner);
  const post = await sharePost(server, owner, { itemIDs: [item.id], caption: 'unmistakable words' });
  const { db } = server.services;
  const [row] = await db.select({ avatar: users.avatarId }).from(users).where(eq(users.uid, owner.uid));
  things = {
    post: post.id,
    item: item.id,
    itemImage: item.image ?? '',
    avatar: row?.avatar ?? '',
    username: owner.username,
  };
  await server.call(calls.addLike, { userID: admirer.email, postID: post.id }, admirer.token);
  await server.call(calls.addItemLike, { userID: admirer.email, itemID: item.id }, admirer.token);
  await server.call(calls.addFavorite, { email: admirer.email, itemID: item.id }, admirer.token);
  await change({ blockedList: [blocked.username] });
});
afterAll(() => server.close());

async function change(fields: object): Promise<void> {
  const { status } = await server.call(calls.updateProfile, { userID: owner.email, ...fields }, owner.token);
  expect(status).toBe(200);
}
const setPrivacy = (level: Privacy) => change({ postPrivacy: level, profilePrivacy: level });

/** Everything that a person can ask about one post, one item, one image, one profile. */
async function questions(about: Things, email: string): Promise<[Call, Record<string, unknown>][]> {
  const [userID, onPost, onItem] = [email, { postID: about.post }, { itemID: about.item }];
  const { itemName: _, ...facts } = await itemRequest(stranger);
  return [
    [calls.getPost, { id: about.post }],
    [calls.getPostImage, { id: about.post }],
    [calls.getPostImage, { id: about.post, w: 320 }],
    [calls.getPostItems, { postId: about.post }],
    [calls.getItem, { id: about.item }],
    [calls.getItemImage, { imageId: about.itemImage }],
    [calls.getProfilePicture, { picId: about.avatar }],
    [calls.getProfileByUsername, { username: about.username }],
    [calls.addLike, { userID, ...onPost }],
    [calls.removeLike, { userID, ...onPost }],
    [calls.addComment, { Email: email, userName: 'x', comment: 'Hello', ...onPost }],
    [calls.addItemLike, { userID, ...onItem }],
    [calls.removeItemLike, { userID, ...onItem }],
    [calls.addFavorite, { email, ...onItem }],
    [calls.deletePost, { userID, postId: about.post }],
    [calls.deleteItem, { email, itemId: about.item }],
    [calls.updateItem, { ...facts, userID: undefined, email, itemId: about.item, description: 'Mine' }],
  ];
}

async function ask(call: Call, fields: Record<string, unknown>, token?: string, extra = {}) {
  const { method, path, body, contentType } = encodeRequest(call, fields);
  return server.app.request(`${apiRoot}${path}`, {
    method,
    body: body ?? null,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(contentType ? { 'content-type': contentType } : {}),
      ...extra,
    },
  });
}

/** All that can be learnt from an answer, and the work that it took: so many statements of the database. */
async function learn(call: Call, fields: Record<string, unknown>, token?: string) {
  const { $client } = server.services.db as unknown as { $client: { query(): Promise<unknown> } };
  const statements = vi.spyOn($client, 'query');
  const { status, headers, ...answer } = await ask(call, fields, token).then(async (response) => ({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  }));
  const { 'x-request-id': _, ...told } = headers;
  const work = statements.mock.calls.length;
  statements.mockRestore();
  return { call: call.name, status, told, work, ...answer };
}

describe('what is hidden answers as what is not there, with the same work', () => {
  it.each<[string, Privacy, () => TestPerson]>([
    ['private things, to a stranger', 'private', () => stranger],
    ['things for friends, to a stranger', 'friends', () => stranger],
    ['public things, to whom their owner blocks', 'public', () => blocked],
  ])('%s', async (_, level, asker) => {
    await setPrivacy(level);
    const { email, token } = asker();
    const [hidden, absent] = [await questions(things, email), await questions(missing, email)];
    for (const [index, [call, fields]] of hidden.entries()) {
      const [found, not] = [await learn(call, fields, token), await learn(...at(absent, index), token)];
      expect(found).toEqual(not);
      expect(found.status, call.name).toBe(404);
    }
    await setPrivacy('public');
  });

  it('private things, to somebody without a token', async () => {
    await setPrivacy('private');
    const [hidden, absent] = [await questions(things, ''), await questions(missing, '')];
    for (const [index, [call, fields]] of hidden.entries()) {
      const found = await learn(call, fields);
      expect(found).toEqual(await learn(...at(absent, index)));
      expect(found.status).toBe(call.access === 'public' ? 404 : 401);
    }
    await setPrivacy('public');
  });
});

function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new Error('One question too few');
  return item;
}

/** Whatever lists, counts and searches tell a person. */
async function listsFor({ email, token }: TestPerson): Promise<string> {
  const answers = await Promise.all([
    server.call(calls.getPosts, { limit: 50 }, token),
    server.call(calls.getPosts, { search_term: 'unmistakable' }, token),
    server.call(calls.getPostsByIds, { ids: [things.post] }, token),
    server.call(calls.getProfileByUsername, { username: admirer.username }, token),
    server.call(calls.getFavorites, { email }, token),
  ]);
  return JSON.stringify(answers.map(({ body }) => body));
}

it.each([
  ['a stranger', () => stranger],
  ['whoever liked and wished it before', () => admirer],
])('lists, counts and searches tell %s as much as if it had never been', async (_, asker) => {
  await setPrivacy('private');
  const told = await listsFor(asker());
  for (const id of [things.post, things.item, things.itemImage, things.avatar])
    expect(told).not.toContain(id);
  expect(told).toContain('"total_posts":0');
  await setPrivacy('public');
  expect(await listsFor(asker())).toContain(things.post);
});

describe('what is hidden from now on', () => {
  const imageQuestions = (): [Call, Record<string, unknown>][] => [
    [calls.getPostImage, { id: things.post }],
    [calls.getItemImage, { imageId: things.itemImage }],
    [calls.getProfilePicture, { picId: things.avatar }],
  ];

  it('is not even confirmed to who has a copy', async () => {
    for (const [call, fields] of imageQuestions()) {
      const etag = (await ask(call, fields)).headers.get('etag') ?? '';
      expect((await ask(call, fields, undefined, { 'if-none-match': etag })).status).toBe(304);
      await setPrivacy('private');
      expect((await ask(call, fields, undefined, { 'if-none-match': etag })).status).toBe(404);
      await setPrivacy('public');
    }
  });

  it('is kept by nobody on the way, whoever may see it', async () => {
    await setPrivacy('private');
    const { body } = await server.call(calls.getPost, { id: things.post }, owner.token);
    const signed = await server.app.request(`${apiRoot}${body.post.image}`);
    expect([signed.status, signed.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    for (const [call, fields] of (await questions(things, owner.email)).slice(0, 8)) {
      const { status, headers } = await ask(call, fields, owner.token);
      expect([status, headers.get('cache-control')], call.name).toEqual([200, 'private, no-store']);
    }
    await setPrivacy('public');
  });
});

it('all of this was about things that are there', async () => {
  const { db } = server.services;
  for (const table of [posts, items, images]) expect(await db.$count(table)).toBeGreaterThan(0);
  for (const [call, fields] of (await questions(things, stranger.email)).slice(0, 8)) {
    expect((await ask(call, fields, stranger.token)).status, call.name).toBe(200);
  }
});
