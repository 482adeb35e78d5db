import type { ServerResponse } from 'node:http';
import { calls } from '@aura/api-client/contract/calls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { plainJpeg } from '../images/testing/files.ts';
import { sweep } from '../sweep/sweep.ts';
import { postRequest, sharePost, upload } from '../testing/content.ts';
import { startFakeS3 } from '../testing/fake-s3.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/server.ts';
import { type BlobStorage, openStorage } from './storage.ts';

const hourMs = 3_600_000;

type Behaviour = NonNullable<typeof s3.state.answer>;

let s3: Awaited<ReturnType<typeof startFakeS3>>;
/** One that waits as long as a busy machine needs, and one that soon stops to wait. */
let usual: BlobStorage;
let hasty: BlobStorage;
let current: BlobStorage;
let server: TestServer;
let mira: TestUser;
beforeAll(async () => {
  s3 = await startFakeS3();
  const config = readConfig(s3.env);
  usual = await openStorage(config, 60_000);
  hasty = await openStorage(config, 250);
  current = usual;
  const storage: BlobStorage = {
    put: (key, bytes) => current.put(key, bytes),
    get: (key) => current.get(key),
    deleteFolder: (folder) => current.deleteFolder(folder),
    check: () => current.check(),
    list: () => current.list(),
  };
  server = await startTestServer({ services: { storage } });
  mira = await server.signUp('mira');
}, 60_000);
afterAll(async () => {
  await server.close();
  s3.close();
});
afterEach(() => {
  s3.state.answer = null;
  current = usual;
});

/** From now on the bucket answers so, and who asks it waits only a little. */
function breakBucket(answer: Behaviour): void {
  current = hasty;
  s3.state.answer = answer;
  s3.state.requests = 0;
}

const large = async () => ({ file: upload(await plainJpeg(800, 600)) });
const load = (id: string, w?: number) => server.call(calls.getPostImage, { id, ...(w ? { w } : {}) });

describe('a server whose images lie in a bucket', () => {
  it('stores, resizes, serves and deletes them there', async () => {
    const { id } = await sharePost(server, mira, await large());
    expect((await load(id)).status).toBe(200);
    expect((await load(id, 320)).status).toBe(200);
    expect([...s3.objects.keys()].map((key) => key.split('/').at(-1)).sort()).toEqual([
      'original.jpg',
      'w320.jpg',
    ]);
    await server.call(calls.deletePost, { postId: id, userID: mira.email }, mira.token);
    expect([...s3.objects.keys()]).toEqual([]);
  });

  it('sweeps what belongs to no image, and only that', async () => {
    const { id } = await sharePost(server, mira);
    await server.services.storage.put('aa/pic_orphan/original.jpg', new Uint8Array(1));
    await server.services.storage.put('somebody/elses.txt', new Uint8Array(1));
    const old = new Date(server.clock.now.getTime() - 2 * hourMs);
    for (const object of s3.objects.values()) object.lastModified = old;
    await sweep(server.services);
    expect(s3.objects.has('aa/pic_orphan/original.jpg')).toBe(false);
    expect(s3.objects.has('somebody/elses.txt')).toBe(true);
    expect((await load(id)).status).toBe(200);
  });
});

describe('a bucket that does not work', () => {
  const unavailable = {
    status: 503,
    body: { success: false, error: 'The service is not available right now.', code: 'UNAVAILABLE' },
  };
  /** Sends a byte now and then, for ever. */
  const drip = (response: ServerResponse) => {
    response.writeHead(200, { 'content-length': 1_000_000 });
    const timer = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(timer));
  };

  it.each<[string, number, Behaviour]>([
    ['refuses', 1, (_, response) => response.writeHead(403).end()],
    ['has gone', 1, (_, response) => response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>')],
    ['fails', 3, (_, response) => response.writeHead(500).end('at 10.0.0.7: secret detail')],
    ['hangs up', 3, (request) => request.socket.destroy()],
    ['never answers', 3, () => undefined],
  ])('and %s is answered 503 in time, asked at most %i times', async (_, tries, answer) => {
    const { id } = await sharePost(server, mira);
    breakBucket(answer);
    expect(await load(id)).toMatchObject(unavailable);
    expect(s3.state.requests).toBeLessThanOrEqual(tries);
    const post = await server.call(calls.addPost, await postRequest(mira), mira.token);
    expect(post).toMatchObject(unavailable);
    expect((await server.app.request('/api/health')).status).toBe(503);
  });

  it.each<[string, Behaviour]>([
    ['drips', (_, response) => drip(response)],
    [
      'breaks off',
      (_, response) =>
        response.writeHead(200, { 'content-length': 1000 }).write('x', () => response.destroy()),
    ],
  ])('and %s gives no half of an image', async (_, answer) => {
    const { id } = await sharePost(server, mira);
    breakBucket(answer);
    expect(await load(id)).toMatchObject(unavailable);
  });

  it('holds up nothing that needs no image, and needs no new start', async () => {
    const { id } = await sharePost(server, mira);
    breakBucket(() => undefined);
    const images = Array.from({ length: 60 }, () => load(id));
    const feed = await server.call(calls.getPosts, {}, mira.token);
    expect(feed.body.posts.map((post) => post.id)).toContain(id);
    const liked = await server.call(calls.addLike, { userID: mira.email, postID: id }, mira.token);
    expect(liked.status).toBe(200);
    expect(new Set((await Promise.all(images)).map(({ status }) => status))).toEqual(new Set([503]));
    s3.state.answer = null;
    current = usual;
    expect((await load(id)).status).toBe(200);
  });

  it('shows an image though no smaller copy of it can be kept', async () => {
    const { id } = await sharePost(server, mira, await large());
    s3.state.answer = (request, response) =>
      request.method === 'PUT' ? response.writeHead(507).end() : s3.asUsual(request, response);
    expect((await load(id, 160)).status).toBe(200);
  });
});
