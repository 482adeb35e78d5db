import { calls } from '@aura/api-client/contract/calls';
import { accountDeletionPhrase } from '@aura/domain/limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { follows, users } from './db/schema.ts';
import { dumpDatabase } from './db/testing.ts';
import { plainJpeg } from './images/testing/files.ts';
import { createLog } from './log.ts';
import { addItem, sharePost, upload } from './testing/content.ts';
import { fakeToken, startTestServer, type TestPerson, type TestServer } from './testing/server.ts';

/** Whose an account is, and what is left of it. */

/** Everything that was logged. */
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

const userIdOf = async (person: TestPerson) => {
  const { db } = server.services;
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.uid, person.uid));
  return row?.id ?? '';
};

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of server.services.storage.list()) if (key.includes('/pic_')) keys.push(key);
  return keys.sort();
}

describe('two accounts of one email', () => {
  const email = 'shared@example.com';
  const account = async (uid: string, emailVerified: boolean): Promise<TestPerson> => {
    const token = fakeToken({ uid, email, emailVerified });
    await server.call(calls.createUserProfile, { userID: email }, token);
    const profile = { userID: email, username: uid, displayName: uid };
    expect((await server.call(calls.updateProfile, profile, token)).status).toBe(200);
    return { uid, email, username: uid, token };
  };

  it('are two people: who came first with a password owns nothing of who proved the email later', async () => {
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
    const told = JSON.stringify(reads.map(({ body }) => body));
    for (const id of [item.id, post.id, 'rightful']) expect(told).not.toContain(id);

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

  it('are told apart by a stranger as little as any two', async () => {
    const [one, other] = [await account('one1', false), await account('two2', true)];
    const post = await sharePost(server, one);
    const seen = await server.call(calls.getPost, { id: post.id }, other.token);
    expect(seen.body.post.isOwner).toBe(false);
    expect(JSON.stringify(seen.body)).not.toContain(email);
  });
});

describe('whether a username is taken', () => {
  it('costs the same work either way, so that only the answer tells', async () => {
    await server.signUp('taken.name');
    const { $client } = server.services.db as unknown as { $client: { query(): Promise<unknown> } };
    const learn = async (username: string) => {
      const statements = vi.spyOn($client, 'query');
      const { status, headers, body } = await server.call(calls.checkUsername, { username });
      const work = statements.mock.calls.length;
      statements.mockRestore();
      return { status, cache: headers.get('cache-control'), work, fields: Object.keys(body) };
    };
    expect(await learn('taken.name')).toEqual(await learn('free.name1'));
  });
});

it('deleting needs the phrase to the letter, and a sign-in of the last five minutes', async () => {
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

describe('an account that is deleted', () => {
  /** Twenty of everything, with images in several sizes, and marks on what is another's. */
  async function live(person: TestPerson, other: TestPerson): Promise<void> {
    const [userID, email] = [person.email, person.email];
    const file = upload(await plainJpeg(400, 300));
    const [otherItem, otherPost] = [await addItem(server, other), await sharePost(server, other)];
    for (let index = 0; index < 20; index++) {
      const item = await addItem(server, person);
      const post = await sharePost(server, person, {
        file,
        itemIDs: [item.id],
        caption: `erasable ${index}`,
      });
      await server.call(calls.getPostImage, { id: post.id, w: 160 });
      const mark = { userID, postID: index % 2 ? post.id : otherPost.id };
      await server.call(calls.addLike, mark, person.token);
      const comment = { Email: email, userName: 'x', postID: mark.postID, comment: `erasable ${index}` };
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
    const [id, otherId] = [await userIdOf(person), await userIdOf(other)];
    await server.services.db.insert(follows).values([
      { followerId: id, followedId: otherId },
      { followerId: otherId, followedId: id },
    ]);
  }

  it('is gone from the database, the storage and the log, at once, and its token with it', async () => {
    const [person, other] = [await server.signUp('leaving'), await server.signUp('staying')];
    const blobs = await storedKeys();
    await live(person, other);
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
    const marks = await server.call(calls.getPosts, { limit: 50 }, other.token);
    for (const post of marks.body.posts) expect([post.likes, post.commentCount]).toEqual([0, 0]);
  });

  it('was never in the log by its email or its token', () => {
    expect(logged.length).toBeGreaterThan(1000);
    expect(logged).not.toMatch(/@|eyJ|leaving|erasable/);
  });
});
