import { calls } from '@aura/api-client/contract/calls';
import { accountDeletionPhrase } from '@aura/domain/limits/auth';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { follows, users } from './db/schema.ts';
import { dumpDatabase } from './db/testing/test-database.ts';
import { plainJpeg } from './images/testing/files.ts';
import { createLog } from './log.ts';
import { addItem, sharePost, upload } from './testing/content.ts';
import { fakeToken, startTestServer, type TestServer, type TestUser } from './testing/server.ts';

/** Ownership and deletion of accounts. */

/** The server's log. */
let logged = '';
let server: TestServer;
beforeAll(async () => {
  const write = (line: string) => {
    logged += line;
  };
  const log = createLog('trace', { write });
  server = await startTestServer({ services: { log } });
});
afterAll(() => server.close());

const userIdOf = async (person: TestUser) => {
  const { db } = server.services;
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.uid, person.uid));
  return row?.id ?? '';
};

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of server.services.storage.list()) if (key.includes('/pic_')) keys.push(key);
  return keys.sort();
}

describe('when two accounts have the same email', () => {
  const email = 'shared@example.com';
  const account = async (uid: string, emailVerified: boolean): Promise<TestUser> => {
    const token = fakeToken({ uid, email, emailVerified });
    await server.call(calls.createUserProfile, { userID: email }, token);
    const profile = { userID: email, username: uid, displayName: uid };
    expect((await server.call(calls.updateProfile, profile, token)).status).toBe(200);
    return { uid, email, username: uid, token };
  };

  it('the account with the unverified email has no access to data of the verified one', async () => {
    const squatter = await account('squatter', false);
    const rightful = await account('rightful', true);
    const item = await addItem(server, rightful);
    const post = await sharePost(server, rightful, { itemIDs: [item.id] });
    const privacy = { userID: email, profilePrivacy: 'private', postPrivacy: 'private' } as const;
    await server.call(calls.updateProfile, privacy, rightful.token);
    await server.call(calls.addFavorite, { email, itemID: item.id }, rightful.token);
    const before = await dumpDatabase(server.services.db);

    const reads = [
      await server.call(calls.getAllUserItems, { userID: email }, squatter.token),
      await server.call(calls.getFavorites, { email }, squatter.token),
      await server.call(calls.getPosts, {}, squatter.token),
      await server.call(calls.getProfile, { userID: email }, squatter.token),
    ];
    expect(reads.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const text = JSON.stringify(reads.map(({ body }) => body));
    for (const id of [item.id, post.id, 'rightful']) expect(text).not.toContain(id);

    const attempts = [
      await server.call(calls.getPost, { id: post.id }, squatter.token),
      await server.call(calls.deletePost, { postId: post.id, userID: email }, squatter.token),
      await server.call(calls.deleteItem, { itemId: item.id, email }, squatter.token),
      await server.call(calls.updateProfile, { userID: email, username: 'rightful' }, squatter.token),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 403]);
    expect(await dumpDatabase(server.services.db)).toBe(before);

    const erasure = { userID: email, confirmationText: accountDeletionPhrase } as const;
    expect((await server.call(calls.deleteAccount, erasure, squatter.token)).status).toBe(200);
    expect((await server.call(calls.getPost, { id: post.id }, rightful.token)).status).toBe(200);
  });

  it('responses to other users do not reveal it', async () => {
    const one = await account('one1', false);
    const other = await account('two2', true);
    const post = await sharePost(server, one);
    const seen = await server.call(calls.getPost, { id: post.id }, other.token);
    expect(seen.body.post.isOwner).toBe(false);
    expect(JSON.stringify(seen.body)).not.toContain(email);
  });
});

describe('the username check', () => {
  it('runs the same number of queries for a taken and a free username', async () => {
    await server.signUp('taken.name');
    const { $client } = server.services.db as unknown as { $client: { query(): Promise<unknown> } };
    const observe = async (username: string) => {
      const statements = vi.spyOn($client, 'query');
      const { status, headers, body } = await server.call(calls.checkUsername, { username });
      const work = statements.mock.calls.length;
      statements.mockRestore();
      return { status, cache: headers.get('cache-control'), work, fields: Object.keys(body) };
    };
    expect(await observe('taken.name')).toEqual(await observe('free.name1'));
  });
});

it('deletion requires the exact phrase and a sign-in within the last 5 minutes', async () => {
  const person = await server.signUp('hesitant');
  const attempt = async (confirmationText: string, secondsAgo = 0) => {
    const authTime = new Date(server.clock.now.getTime() - secondsAgo * 1000);
    const token = fakeToken({ uid: person.uid, email: person.email, authTime });
    const request = { userID: person.email, confirmationText: confirmationText as 'DELETE_MY_ACCOUNT' };
    return (await server.call(calls.deleteAccount, request, token)).status;
  };
  for (const wrong of [
    ' DELETE_MY_ACCOUNT',
    'DELETE_MY_ACCOUNT\n',
    'DELETE MY ACCOUNT',
    'DELETE_MY_ACCOUNT\u200b',
  ]) {
    expect(await attempt(wrong), wrong).toBe(400);
  }
  expect(await attempt('DELETE_MY_ACCOUNT', 301)).toBe(401);
  expect(await attempt('DELETE_MY_ACCOUNT', 300)).toBe(200);
});

describe('when an account is deleted', () => {
  /** Creates 20 posts, items, comments and likes, and stored images in several sizes. */
  async function createContent(person: TestUser, other: TestUser): Promise<void> {
    const userID = person.email;
    const email = person.email;
    const file = upload(await plainJpeg(400, 300));
    const otherItem = await addItem(server, other);
    const otherPost = await sharePost(server, other);
    for (let index = 0; index < 20; index++) {
      const item = await addItem(server, person);
      const post = await sharePost(server, person, {
        file,
        itemIDs: [item.id],
        caption: `erasable ${index}`,
      });
      await server.call(calls.getPostImage, { id: post.id, w: 160 });
      const like = { userID, postID: index % 2 ? post.id : otherPost.id };
      await server.call(calls.addLike, like, person.token);
      const comment = { Email: email, userName: 'x', postID: like.postID, comment: `erasable ${index}` };
      await server.call(calls.addComment, comment, person.token, { 'idempotency-key': `key-${index}` });
      await server.call(calls.addItemLike, { userID, itemID: otherItem.id }, person.token);
      await server.call(
        calls.addFavorite,
        { email, itemID: index % 2 ? item.id : otherItem.id },
        person.token,
      );
    }
    const profile = { userID, profileBio: 'erasable', location: 'erasable', profilePicture: file };
    await server.call(calls.updateProfile, { ...profile, blockedList: ['hesitant'] }, person.token);
    const id = await userIdOf(person);
    const otherId = await userIdOf(other);
    await server.services.db.insert(follows).values([
      { followerId: id, followedId: otherId },
      { followerId: otherId, followedId: id },
    ]);
  }

  it('its data are removed from database and storage, and its token is rejected', async () => {
    const person = await server.signUp('leaving');
    const other = await server.signUp('staying');
    const blobs = await storedKeys();
    await createContent(person, other);
    const id = await userIdOf(person);
    const othersBlobs = 3;
    expect((await storedKeys()).length).toBeGreaterThan(blobs.length + 60);

    const request = { userID: person.email, confirmationText: accountDeletionPhrase } as const;
    expect((await server.call(calls.deleteAccount, request, person.token)).status).toBe(200);

    const dump = await dumpDatabase(server.services.db);
    for (const trace of [id, person.uid, person.email, 'leaving', 'erasable'])
      expect(dump).not.toContain(trace);
    expect((await storedKeys()).length).toBe(blobs.length + othersBlobs);
    expect((await server.call(calls.getProfile, { userID: person.email }, person.token)).status).toBe(401);
    const feed = await server.call(calls.getPosts, { limit: 50 }, other.token);
    for (const post of feed.body.posts) expect([post.likes, post.commentCount]).toEqual([0, 0]);
  });

  it('the log contains neither its email nor its token', () => {
    expect(logged.length).toBeGreaterThan(1000);
    expect(logged).not.toMatch(/@|eyJ|leaving|erasable/);
  });
});
