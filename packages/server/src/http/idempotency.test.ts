import { commentCalls } from '@aura/api-client/contract/comments';
import { itemCalls } from '@aura/api-client/contract/items';
import { postCalls } from '@aura/api-client/contract/posts';
import { sharingCalls } from '@aura/api-client/contract/sharing';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idempotencyKeys } from '../db/bookkeeping.ts';
import { comments, items, posts } from '../db/schema.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/server.ts';

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
    server.call(postCalls.addPost, postRequest('Once'), mira.token, { 'idempotency-key': 'post-1' }),
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
  const answer = await server.call(postCalls.addPost, postRequest('Other'), mira.token, {
    'idempotency-key': 'post-1',
  });
  expect(answer).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } });
});

it('keys are unique per user and call, and requests without a key always run', async () => {
  const noa = await server.signUp('noa');
  const request = { ...postRequest('Once'), userID: noa.email };
  const headers = { 'idempotency-key': 'post-1' };
  const other = await server.call(postCalls.addPost, request, noa.token, headers);
  const withoutKey = await server.call(postCalls.addPost, request, noa.token);
  expect([other.status, withoutKey.status]).toEqual([200, 200]);
  expect(other.body.post.id).not.toBe(withoutKey.body.post.id);
});

it('while the first request runs, answers 409, and after 60 seconds runs the request again', async () => {
  const key = { uid: mira.uid, call: 'addPost', key: 'slow' };
  await server.call(postCalls.addPost, postRequest('Slow'), mira.token, { 'idempotency-key': 'slow' });
  await server.services.db
    .update(idempotencyKeys)
    .set({ answer: null })
    .where(eq(idempotencyKeys.key, key.key));
  const send = () =>
    server.call(postCalls.addPost, postRequest('Slow'), mira.token, { 'idempotency-key': 'slow' });
  expect(await send()).toMatchObject({ status: 409, body: { code: 'IN_PROGRESS' } });
  server.clock.now = new Date(server.clock.now.getTime() + 61_000);
  expect((await send()).status).toBe(200);
});

it('when a request fails, it can be retried with the same key', async () => {
  const broken = { ...postRequest('Again'), file: new Blob(['not an image']) };
  const headers = { 'idempotency-key': 'again' };
  expect((await server.call(postCalls.addPost, broken, mira.token, headers)).status).toBe(415);
  expect((await server.call(postCalls.addPost, postRequest('Again'), mira.token, headers)).status).toBe(200);
});

it('when the key is longer than 200 characters, answers 400', async () => {
  const headers = { 'idempotency-key': 'x'.repeat(201) };
  expect((await server.call(postCalls.addPost, postRequest('No'), mira.token, headers)).status).toBe(400);
});

it('getShareState answers running for a claimed key, and unknown when its server has stopped', async () => {
  const ask = async () => {
    const { body } = await server.call(sharingCalls.getShareState, { idempotencyKey: 'left' }, mira.token);
    return body;
  };
  const claim = { uid: mira.uid, call: postCalls.addPost.name, key: 'left', fingerprint: 'none' };
  await server.services.db.insert(idempotencyKeys).values({ ...claim, createdAt: server.services.clock() });
  expect(await ask()).toMatchObject({ state: 'running' });
  const longAgo = new Date(server.services.clock().getTime() - 61_000);
  await server.services.db
    .update(idempotencyKeys)
    .set({ createdAt: longAgo })
    .where(eq(idempotencyKeys.key, 'left'));
  expect(await ask()).toMatchObject({ state: 'unknown' });
});
