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
import { startTestServer, type TestServer, type TestUser } from './testing/server.ts';

/** Hidden content must be indistinguishable from missing content. */

type Privacy = 'public' | 'friends' | 'private';

let server: TestServer;
let owner: TestUser;
let stranger: TestUser;
let blocked: TestUser;
/** A user who liked the content before it was hidden. */
let admirer: TestUser;
let content: ContentIds;

/** Ids of existing content, or ids of the same form that do not exist. */
interface ContentIds {
  readonly post: string;
  readonly item: string;
  readonly comment: string;
  readonly itemImage: string;
  readonly avatar: string;
  readonly username: string;
}

const missing: ContentIds = {
  post: newId('post'),
  item: newId('item'),
  comment: newId('comment'),
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
  const words = { Email: owner.email, userName: owner.username, postID: post.id, comment: 'Mine' };
  const comment = (await server.call(calls.addComment, words, owner.token)).body.comment;
  const { db } = server.services;
  const [row] = await db.select({ avatar: users.avatarId }).from(users).where(eq(users.uid, owner.uid));
  content = {
    post: post.id,
    item: item.id,
    comment: comment.id,
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

/** Lists all requests about one post, one item, one image and one profile. */
async function requestsFor(about: ContentIds, email: string): Promise<[Call, Record<string, unknown>][]> {
  const userID = email;
  const onPost = { postID: about.post };
  const onItem = { itemID: about.item };
  const { itemName: _, ...facts } = await itemRequest(stranger);
  return [
    [calls.getPost, { id: about.post }],
    [calls.getPostImage, { id: about.post }],
    [calls.getPostImage, { id: about.post, w: 320 }],
    [calls.getPostItems, { postId: about.post }],
    [calls.matchItems, { postId: about.post }],
    [calls.getComments, { postId: about.post }],
    [calls.getItem, { id: about.item }],
    [calls.getItemImage, { imageId: about.itemImage }],
    [calls.getProfilePicture, { picId: about.avatar }],
    [calls.getProfileByUsername, { username: about.username }],
    [calls.getFollows, { username: about.username, list: 'followers' }],
    [calls.getUserPosts, { username: about.username }],
    [calls.getLikedPosts, { username: about.username }],
    [calls.addLike, { userID, ...onPost }],
    [calls.removeLike, { userID, ...onPost }],
    [calls.addComment, { Email: email, userName: 'x', comment: 'Hello', ...onPost }],
    [calls.updateComment, { id: about.comment, comment: 'Mine' }],
    [calls.deleteComment, { id: about.comment }],
    [calls.likeComment, { commentId: about.comment }],
    [calls.unlikeComment, { commentId: about.comment }],
    [calls.addItemLike, { userID, ...onItem }],
    [calls.removeItemLike, { userID, ...onItem }],
    [calls.addFavorite, { email, ...onItem }],
    [calls.updatePost, { id: about.post, caption: 'Mine' }],
    [calls.deletePost, { userID, postId: about.post }],
    [calls.deleteItem, { email, itemId: about.item }],
    [calls.getPostsLikeItem, { itemId: about.item }],
    [calls.getPostsWithItem, { itemId: about.item }],
    [calls.updateItem, { ...facts, userID: undefined, email, itemId: about.item, description: 'Mine' }],
  ];
}

async function send(call: Call, fields: Record<string, unknown>, token?: string, extra = {}) {
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

/** Returns everything that a client can observe of a response, and the number of database statements. */
async function observe(call: Call, fields: Record<string, unknown>, token?: string) {
  const { $client } = server.services.db as unknown as { $client: { query(): Promise<unknown> } };
  const statements = vi.spyOn($client, 'query');
  // The request reads the state of the account itself.
  server.services.accounts.forgetAll();
  const { status, headers, ...answer } = await send(call, fields, token).then(async (response) => ({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  }));
  const { 'x-request-id': _, ...observed } = headers;
  const work = statements.mock.calls.length;
  statements.mockRestore();
  return { call: call.name, status, observed, work, ...answer };
}

describe('hidden content answers like missing content, with the same number of queries', () => {
  it.each<[string, Privacy, () => TestUser]>([
    ['private and the viewer is a stranger', 'private', () => stranger],
    ['for friends and the viewer is a stranger', 'friends', () => stranger],
    ['public and its owner blocks the viewer', 'public', () => blocked],
  ])('when it is %s', async (_, level, viewer) => {
    await setPrivacy(level);
    const { email, token } = viewer();
    const hidden = await requestsFor(content, email);
    const absent = await requestsFor(missing, email);
    for (const [index, [call, fields]] of hidden.entries()) {
      const found = await observe(call, fields, token);
      const notFound = await observe(...elementAt(absent, index), token);
      expect(found).toEqual(notFound);
      expect(found.status, call.name).toBe(404);
    }
    await setPrivacy('public');
  });

  it('when it is private and the request has no token', async () => {
    await setPrivacy('private');
    const hidden = await requestsFor(content, '');
    const absent = await requestsFor(missing, '');
    for (const [index, [call, fields]] of hidden.entries()) {
      const found = await observe(call, fields);
      expect(found).toEqual(await observe(...elementAt(absent, index)));
      expect(found.status).toBe(call.access === 'public' ? 404 : 401);
    }
    await setPrivacy('public');
  });
});

function elementAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new Error('too few requests');
  return item;
}

/** Returns the bodies of all lists, counts and searches. */
async function listsFor({ email, token }: TestUser): Promise<string> {
  const answers = await Promise.all([
    server.call(calls.getPosts, { limit: 50 }, token),
    server.call(calls.getPosts, { search_term: 'unmistakable' }, token),
    server.call(calls.search, { q: 'unmistakable', type: 'posts' }, token),
    server.call(calls.search, { q: content.username, type: 'people' }, token),
    server.call(calls.getPostsByIds, { ids: [content.post] }, token),
    server.call(calls.getProfileByUsername, { username: admirer.username }, token),
    server.call(calls.getFavorites, { email }, token),
  ]);
  return JSON.stringify(answers.map(({ body }) => body));
}

it.each([
  ['a stranger', () => stranger],
  ['a user who liked and saved it before', () => admirer],
])('after content is hidden, lists, counts and searches do not reveal it to %s', async (_, viewer) => {
  await setPrivacy('private');
  const observed = await listsFor(viewer());
  for (const id of [content.post, content.item, content.itemImage, content.avatar])
    expect(observed).not.toContain(id);
  expect(observed).toContain('"total_posts":0');
  await setPrivacy('public');
  expect(await listsFor(viewer())).toContain(content.post);
});

describe('when content becomes hidden', () => {
  const imageRequests = (): [Call, Record<string, unknown>][] => [
    [calls.getPostImage, { id: content.post }],
    [calls.getItemImage, { imageId: content.itemImage }],
    [calls.getProfilePicture, { picId: content.avatar }],
  ];

  it('a conditional request with its old ETag answers 404', async () => {
    for (const [call, fields] of imageRequests()) {
      const etag = (await send(call, fields)).headers.get('etag') ?? '';
      expect((await send(call, fields, undefined, { 'if-none-match': etag })).status).toBe(304);
      await setPrivacy('private');
      expect((await send(call, fields, undefined, { 'if-none-match': etag })).status).toBe(404);
      await setPrivacy('public');
    }
  });

  it('responses to viewers who may see it are not cached', async () => {
    await setPrivacy('private');
    const { body } = await server.call(calls.getPost, { id: content.post }, owner.token);
    const signed = await server.app.request(`${apiRoot}${body.post.image}`);
    expect([signed.status, signed.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    for (const [call, fields] of (await requestsFor(content, owner.email)).slice(0, 10)) {
      const { status, headers } = await send(call, fields, owner.token);
      expect([status, headers.get('cache-control')], call.name).toEqual([200, 'private, no-store']);
    }
    await setPrivacy('public');
  });
});

it('the content of these tests is visible when it is public', async () => {
  const { db } = server.services;
  for (const table of [posts, items, images]) expect(await db.$count(table)).toBeGreaterThan(0);
  for (const [call, fields] of (await requestsFor(content, stranger.email)).slice(0, 10)) {
    expect((await send(call, fields, stranger.token)).status, call.name).toBe(200);
  }
});
