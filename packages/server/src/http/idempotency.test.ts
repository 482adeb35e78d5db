import { commentCalls } from '@aura/api-client/contract/comments';
import { encodeRequest } from '@aura/api-client/contract/encode';
import { itemCalls } from '@aura/api-client/contract/items';
import { postEditCalls } from '@aura/api-client/contract/post-edits';
import { sharingCalls } from '@aura/api-client/contract/sharing';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { idempotencyKeys } from '../db/bookkeeping-schema.ts';
import { comments, items, posts } from '../db/schema.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/server.ts';
import { createRunningRequests } from './running-requests.ts';

let server: TestServer;
let mira: TestUser;
let photo: Blob;
beforeAll(async () => {
  server = await startTestServer();
  mira = await server.signUp('mira');
  const image = sharp({ create: { width: 32, height: 48, channels: 3, background: '#336699' } });
  photo = new Blob([new Uint8Array(await image.jpeg().toBuffer())]);
}, 60_000);
afterAll(() => server.close());

const postRequest = (caption: string) => ({
  file: photo,
  caption,
  userID: mira.email,
  auraTags: [],
  itemIDs: [],
});
const itemRequest = () => ({
  userID: mira.email,
  size: 'M',
  color: 'Blue',
  material: 'Cotton',
  brand: 'Other',
  style: 'Casual',
  category: 'Tops',
  subcategory: 'T-Shirts',
  itemName: 'Blue tee',
  frontImage: photo,
  backImage: photo,
});

/** Sends the same request 20 times concurrently and once more afterwards. */
async function sendTwentyTimes(send: () => Promise<{ status: number; body: unknown }>) {
  const answers = await Promise.all(Array.from({ length: 20 }, send));
  const succeeded = answers.filter(({ status }) => status === 200);
  expect(new Set(answers.map(({ status }) => status))).toEqual(
    new Set(succeeded.length === 20 ? [200] : [200, 409]),
  );
  expect(await send()).toMatchObject({ status: 200, body: succeeded[0]?.body });
}

it('when addPost is sent 20 times with one key, creates one post', async () => {
  await sendTwentyTimes(() =>
    server.call(postEditCalls.addPost, postRequest('Once'), mira.token, { 'idempotency-key': 'post-1' }),
  );
  expect(await server.services.db.$count(posts)).toBe(1);
});

it('when addUserItem is sent 20 times with one key, creates one item', async () => {
  await sendTwentyTimes(() =>
    server.call(itemCalls.addUserItem, itemRequest(), mira.token, { 'idempotency-key': 'item-1' }),
  );
  expect(await server.services.db.$count(items)).toBe(1);
});

it('when addComment is sent 20 times with one key, creates one comment', async () => {
  const post = await server.services.db.query.posts.findFirst();
  const request = { Email: mira.email, userName: 'mira', postID: post?.id ?? '', comment: 'Hello' };
  await sendTwentyTimes(() =>
    server.call(commentCalls.addComment, request, mira.token, { 'idempotency-key': 'c-1' }),
  );
  expect(await server.services.db.$count(comments)).toBe(1);
});

it('when the key was used for another request, answers 422', async () => {
  const answer = await server.call(postEditCalls.addPost, postRequest('Other'), mira.token, {
    'idempotency-key': 'post-1',
  });
  expect(answer).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } });
});

it('keys are unique per user and call, and requests without a key always run', async () => {
  const noa = await server.signUp('noa');
  const request = { ...postRequest('Once'), userID: noa.email };
  const headers = { 'idempotency-key': 'post-1' };
  const other = await server.call(postEditCalls.addPost, request, noa.token, headers);
  const withoutKey = await server.call(postEditCalls.addPost, request, noa.token);
  expect([other.status, withoutKey.status]).toEqual([200, 200]);
  expect(other.body.post.id).not.toBe(withoutKey.body.post.id);
});

type AroundTransaction = <Result>(run: () => Promise<Result>) => Promise<Result>;

/** Sends a request and replaces what its transaction does. */
function withTransaction<Answer>(around: AroundTransaction, send: () => Promise<Answer>): Promise<Answer> {
  const { db } = server.services;
  const transaction = db.transaction.bind(db);
  const replaced = vi
    .spyOn(db, 'transaction')
    .mockImplementationOnce((work, config) => around(() => transaction(work, config)));
  return send().finally(() => replaced.mockRestore());
}

/** A promise that another part of a test resolves. */
function signal() {
  let resolve = () => {};
  const reached = new Promise<void>((done) => {
    resolve = done;
  });
  return { reached, resolve };
}

const withKey = (key: string, caption = key) =>
  server.call(postEditCalls.addPost, postRequest(caption), mira.token, { 'idempotency-key': key });
const postsNamed = (caption: string) => server.services.db.$count(posts, eq(posts.caption, caption));

it('while the first request runs, answers 409, or 422 to another request', async () => {
  const atTransaction = signal();
  const released = signal();
  const first = withTransaction(
    async (run) => {
      atTransaction.resolve();
      await released.reached;
      return run();
    },
    () => withKey('slow'),
  );
  await atTransaction.reached;
  expect(await withKey('slow')).toMatchObject({ status: 409, body: { code: 'IN_PROGRESS' } });
  expect(await withKey('slow', 'Other')).toMatchObject({
    status: 422,
    body: { code: 'IDEMPOTENCY_MISMATCH' },
  });
  released.resolve();
  expect(await first).toMatchObject({ status: 200 });
});

it('when the transaction is rolled back, the same key runs the request again', async () => {
  const failed = await withTransaction(
    () => Promise.reject(new Error('disk')),
    () => withKey('undone'),
  );
  expect(failed).toMatchObject({ status: 500 });
  expect(await postsNamed('undone')).toBe(0);
  expect(await withKey('undone')).toMatchObject({ status: 200 });
  expect(await postsNamed('undone')).toBe(1);
});

it('when the connection is lost after the commit, the same key gets the first response', async () => {
  const connectionLost: AroundTransaction = async (run) => {
    await run();
    throw new Error('Connection terminated unexpectedly');
  };
  expect(await withTransaction(connectionLost, () => withKey('lost'))).toMatchObject({ status: 503 });
  const again = await withKey('lost');
  expect(again).toMatchObject({ status: 200, body: { post: { caption: 'lost' } } });
  expect(await postsNamed('lost')).toBe(1);
  expect((await server.app.request(`/api/aura${again.body.post.image}`)).status).toBe(200);
});

it('when another server commits the key first, answers its response and keeps no second row', async () => {
  const second = { ...server.services, runningRequests: createRunningRequests() };
  const otherServer = createApp(second, null);
  const { path, body, contentType } = encodeRequest(postEditCalls.addPost, postRequest('raced'));
  const headers = {
    authorization: `Bearer ${mira.token}`,
    'idempotency-key': 'raced',
    ...(contentType ? { 'content-type': contentType } : {}),
  };
  const first: Promise<unknown>[] = [];
  const answer = await withTransaction(
    async (run) => {
      const response = await otherServer.request(`/api/aura${path}`, {
        method: 'POST',
        body: body ?? null,
        headers,
      });
      first.push(response.json());
      return run();
    },
    () => withKey('raced'),
  );
  expect(answer).toMatchObject({ status: 200, body: await first[0] });
  expect(await postsNamed('raced')).toBe(1);
});

it('a row without a response, as earlier versions inserted, does not block its key', async () => {
  const claim = { uid: mira.uid, call: postEditCalls.addPost.name, key: 'left', fingerprint: 'none' };
  await server.services.db.insert(idempotencyKeys).values(claim);
  expect(await withKey('left')).toMatchObject({ status: 200 });
  expect(await withKey('left')).toMatchObject({ status: 200 });
  expect(await postsNamed('left')).toBe(1);
});

it('when a request fails, it can be retried with the same key', async () => {
  const broken = { ...postRequest('Again'), file: new Blob(['not an image']) };
  const headers = { 'idempotency-key': 'again' };
  expect((await server.call(postEditCalls.addPost, broken, mira.token, headers)).status).toBe(415);
  expect((await server.call(postEditCalls.addPost, postRequest('Again'), mira.token, headers)).status).toBe(
    200,
  );
});

it('when the key is longer than 200 characters, answers 400', async () => {
  const headers = { 'idempotency-key': 'x'.repeat(201) };
  expect((await server.call(postEditCalls.addPost, postRequest('No'), mira.token, headers)).status).toBe(400);
});

it('getShareState answers running during the request, done after it and unknown before', async () => {
  const state = async () => {
    const request = { idempotencyKey: 'asked' };
    return (await server.call(sharingCalls.getShareState, request, mira.token)).body.state;
  };
  expect(await state()).toBe('unknown');
  const during: string[] = [];
  await withTransaction(
    async (run) => {
      during.push(await state());
      return run();
    },
    () => withKey('asked'),
  );
  expect(during).toEqual(['running']);
  expect(await state()).toBe('done');
});
