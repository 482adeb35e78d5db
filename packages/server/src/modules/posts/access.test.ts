import { commentCalls } from '@aura/api-client/contract/comments';
import { itemCalls } from '@aura/api-client/contract/items';
import { postEditCalls } from '@aura/api-client/contract/post-edits';
import { postCalls } from '@aura/api-client/contract/posts';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follows, users } from '../../db/schema.ts';
import { dumpDatabase } from '../../db/testing/test-database.ts';
import { addItem, itemRequest, postRequest, sharePost } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';

let server: TestServer;
let owner: TestUser;
let friend: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signUp('owner');
  friend = await server.signUp('friend');
  stranger = await server.signUp('stranger');
  await befriend('uid-owner', 'uid-friend');
});
afterAll(() => server.close());

async function befriend(one: string, other: string): Promise<void> {
  const { db } = server.services;
  const ids = new Map((await db.select().from(users)).map((row) => [row.uid, row.id]));
  const [a = '', b = ''] = [ids.get(one), ids.get(other)];
  await db.insert(follows).values([
    { followerId: a, followedId: b },
    { followerId: b, followedId: a },
  ]);
}

async function setPrivacy(postPrivacy: 'public' | 'friends' | 'private') {
  const request = { userID: owner.email, postPrivacy, profilePrivacy: postPrivacy };
  expect((await server.call(profileChangeCalls.updateProfile, request, owner.token)).status).toBe(200);
}

async function setBlocked(user: TestUser, blockedList: string[]) {
  const request = { userID: user.email, blockedList };
  expect((await server.call(profileChangeCalls.updateProfile, request, user.token)).status).toBe(200);
}

/** Reads a post and its item by every call and returns the results. */
async function readAll(postId: string, itemId: string, token?: string) {
  const single = [
    await server.call(postCalls.getPost, { id: postId }, token),
    await server.call(postCalls.getPostImage, { id: postId }, token),
    await server.call(itemCalls.getItem, { id: itemId }, token),
  ].map((answer) => answer.status);
  if (token === undefined) return single;
  const postItems = await server.call(itemCalls.getPostItems, { postId }, token);
  const feed = await server.call(postCalls.getPosts, { limit: 50 }, token);
  const byIds = await server.call(postCalls.getPostsByIds, { ids: [postId] }, token);
  const found = [feed, byIds].map((answer) => answer.body.posts.some(({ id }) => id === postId));
  return [...single, postItems.status, ...found];
}

const visible = [200, 200, 200, 200, true, true];
const hidden = [404, 404, 404, 404, false, false];

describe('reading a post', () => {
  it.each([
    ['public', visible, visible, [200, 200, 200]],
    ['friends', visible, hidden, [404, 404, 404]],
    ['private', hidden, hidden, [404, 404, 404]],
  ] as const)(
    'with %s posts, returns it to the viewers that the level allows',
    async (privacy, forFriend, forStranger, forAnonymous) => {
      const item = await addItem(server, owner);
      const post = await sharePost(server, owner, { itemIDs: [item.id] });
      await setPrivacy(privacy);
      expect(await readAll(post.id, item.id, owner.token)).toEqual(visible);
      expect(await readAll(post.id, item.id, friend.token)).toEqual(forFriend);
      expect(await readAll(post.id, item.id, stranger.token)).toEqual(forStranger);
      expect(await readAll(post.id, item.id)).toEqual(forAnonymous);
      await setPrivacy('public');
    },
  );

  it('when it is hidden, is answered like a post that does not exist', async () => {
    const post = await sharePost(server, owner);
    await setPrivacy('private');
    const hiddenPost = await server.call(postCalls.getPost, { id: post.id }, stranger.token);
    const missingPost = await server.call(postCalls.getPost, { id: 'p_missing' }, stranger.token);
    expect([hiddenPost.status, hiddenPost.body]).toEqual([missingPost.status, missingPost.body]);
    await setPrivacy('public');
  });

  it('when one user blocks the other, is hidden from the next request on', async () => {
    const item = await addItem(server, owner);
    const post = await sharePost(server, owner, { itemIDs: [item.id] });
    expect(await readAll(post.id, item.id, stranger.token)).toEqual(visible);
    for (const [blocker, blocked] of [
      [owner, stranger],
      [stranger, owner],
    ] as const) {
      await setBlocked(blocker, [blocked.username]);
      expect(await readAll(post.id, item.id, stranger.token)).toEqual(hidden);
      await setBlocked(blocker, []);
      expect(await readAll(post.id, item.id, stranger.token)).toEqual(visible);
    }
  });

  it("omits comments of blocked users on third users' posts", async () => {
    const { id: postID } = await sharePost(server, friend);
    const comment = { Email: stranger.email, userName: 'stranger', postID, comment: 'Hello' };
    await server.call(commentCalls.addComment, comment, stranger.token);
    await setBlocked(owner, [stranger.username]);
    const { post } = (await server.call(postCalls.getPost, { id: postID }, owner.token)).body;
    expect(post.comments).toEqual([]);
    await setBlocked(owner, []);
  });

  it('when it is hidden, its image has a signed address that fails once access is lost', async () => {
    const post = await sharePost(server, owner);
    await setPrivacy('friends');
    const { body } = await server.call(postCalls.getPost, { id: post.id }, friend.token);
    const address = `/api/aura${body.post.image}`;
    expect(address).toContain('?sig=');
    const image = await server.app.request(address);
    expect(image.status).toBe(200);
    expect(image.headers.get('cache-control')).toBe('private, no-store');
    expect((await server.app.request(address.replace(/.$/, '!'))).status).toBe(404);
    await setPrivacy('private');
    expect((await server.app.request(address)).status).toBe(404);
    await setPrivacy('public');
  });
});

describe("writing to another user's content", () => {
  const writes = async (postId: string, itemId: string, as: TestUser, email: string) => {
    const { itemName: _, userID: __, ...facts } = await itemRequest(as);
    const item = { ...facts, itemId, email, description: 'Taken over' };
    return [
      await server.call(postEditCalls.deletePost, { postId, userID: email }, as.token),
      await server.call(postEditCalls.updatePost, { id: postId, caption: 'Taken over' }, as.token),
      await server.call(itemCalls.updateItem, item, as.token),
      await server.call(itemCalls.deleteItem, { itemId, email }, as.token),
    ].map(({ status }) => status);
  };

  it("is answered 403, both with the own email and with the owner's", async () => {
    const item = await addItem(server, owner);
    const post = await sharePost(server, owner, { itemIDs: [item.id] });
    const before = await dumpDatabase(server.services.db);
    expect(await writes(post.id, item.id, stranger, stranger.email)).toEqual([403, 403, 403, 403]);
    expect(await writes(post.id, item.id, stranger, owner.email)).toEqual([403, 403, 403, 403]);
    expect(await dumpDatabase(server.services.db)).toBe(before);
  });

  it('is answered 404 when the content is hidden', async () => {
    const item = await addItem(server, owner);
    const post = await sharePost(server, owner);
    await setPrivacy('private');
    const before = await dumpDatabase(server.services.db);
    expect(await writes(post.id, item.id, stranger, stranger.email)).toEqual([404, 404, 404, 404]);
    const userID = stranger.email;
    const postID = post.id;
    const comment = { Email: userID, userName: 'stranger', postID, comment: 'Hello' };
    const statuses = [
      await server.call(postCalls.addLike, { userID, postID }, stranger.token),
      await server.call(postCalls.removeLike, { userID, postID }, stranger.token),
      await server.call(commentCalls.addComment, comment, stranger.token),
      await server.call(itemCalls.addItemLike, { userID, itemID: item.id }, stranger.token),
      await server.call(itemCalls.removeItemLike, { userID, itemID: item.id }, stranger.token),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
    expect(await dumpDatabase(server.services.db)).toBe(before);
    await setPrivacy('public');
  });

  it("with the owner's email is answered 403, and without a token 401", async () => {
    const post = await sharePost(server, owner);
    const item = await addItem(server, owner);
    const before = await dumpDatabase(server.services.db);
    const { email } = owner;
    const like = { userID: email, postID: post.id };
    const comment = { Email: email, userName: 'owner', postID: post.id, comment: 'Not me' };
    for (const [token, expected] of [
      [stranger.token, 403],
      [undefined, 401],
    ] as const) {
      const statuses = [
        await server.call(postEditCalls.addPost, await postRequest(owner), token),
        await server.call(itemCalls.addUserItem, await itemRequest(owner), token),
        await server.call(postCalls.addLike, like, token),
        await server.call(postCalls.removeLike, like, token),
        await server.call(commentCalls.addComment, comment, token),
        await server.call(itemCalls.addItemLike, { userID: email, itemID: item.id }, token),
        await server.call(itemCalls.getAllUserItems, { userID: email }, token),
      ].map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([expected]));
    }
    expect(await dumpDatabase(server.services.db)).toBe(before);
  });
});

describe('responses', () => {
  it('contain an email only for its own user', async () => {
    const item = await addItem(server, owner);
    const { id } = await sharePost(server, owner, { itemIDs: [item.id] });
    const comment = { Email: owner.email, userName: 'owner', postID: id, comment: 'Mine' };
    await server.call(commentCalls.addComment, comment, owner.token);
    const answers = [
      await server.call(postCalls.getPost, { id }, stranger.token),
      await server.call(postCalls.getPosts, { limit: 50 }, stranger.token),
      await server.call(postCalls.getPostsByIds, { ids: [id] }, stranger.token),
      await server.call(itemCalls.getItem, { id: item.id }, stranger.token),
      await server.call(itemCalls.getPostItems, { postId: id }, stranger.token),
    ];
    for (const { body } of answers) {
      expect(JSON.stringify(body).replaceAll(stranger.email, '')).not.toContain('@');
    }
    const own = await server.call(postCalls.getPost, { id }, owner.token);
    expect(own.body.post.comments?.[0]?.email).toBe(owner.email);
  });
});
