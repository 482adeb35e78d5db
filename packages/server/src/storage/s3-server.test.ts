import type { ServerResponse } from 'node:http';
import { calls } from '@aura/api-client/contract/calls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { plainJpeg } from '../images/testing/files.ts';
import { sweep } from '../sweep/sweep.ts';
import { postRequest, sharePost, upload } from '../testing/content.ts';
import { startFakeS3 } from '../testing/fake-s3.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/server.ts';
import { type BlobStorage, openStorage } from './storage.ts';

const hourMs = 3_600_000;

type Behaviour = NonNullable<typeof s3.state.answer>;

let s3: Awaited<ReturnType<typeof startFakeS3>>;
/** A storage with a timeout that is long enough for slow machines. */
let longTimeout: BlobStorage;
let shortTimeout: BlobStorage;
let current: BlobStorage;
let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  s3 = await startFakeS3();
  const config = readConfig(s3.env);
  longTimeout = await openStorage(config, 60_000);
  shortTimeout = await openStorage(config, 250);
  current = longTimeout;
  const storage: BlobStorage = {
    put: (key, bytes) => current.put(key, bytes),
    get: (key) => current.get(key),
    exists: (key) => current.exists(key),
    deleteFolder: (folder) => current.deleteFolder(folder),
    check: () => current.check(),
    list: () => current.list(),
  };
  server = await startTestServer({ services: { storage } });
  user = await server.signUp('mira');
}, 60_000);
afterAll(async () => {
  await server.close();
  s3.close();
});
afterEach(() => {
  s3.state.answer = null;
  current = longTimeout;
});

/** Replaces the bucket's behaviour and shortens the timeout. */
function overrideBucket(answer: Behaviour): void {
  current = shortTimeout;
  s3.state.answer = answer;
  s3.state.requests = 0;
}

const large = async () => ({ file: upload(await plainJpeg(800, 600)) });
const load = (id: string, w?: number) => server.call(calls.getPostImage, { id, ...(w ? { w } : {}) });

describe('a server with images in a bucket', () => {
  it('stores, resizes, serves and deletes images', async () => {
    const { id } = await sharePost(server, user, await large());
    expect((await load(id)).status).toBe(200);
    expect((await load(id, 320)).status).toBe(200);
    expect([...s3.objects.keys()].map((key) => key.split('/').at(-1)).sort()).toEqual([
      'original.jpg',
      'w320.jpg',
    ]);
    await server.call(calls.deletePost, { postId: id, userID: user.email }, user.token);
    expect([...s3.objects.keys()]).toEqual([]);
  });

  it('sweeps only objects without an image', async () => {
    const { id } = await sharePost(server, user);
    await server.services.storage.put('aa/pic_orphan/original.jpg', new Uint8Array(1));
    await server.services.storage.put('other/file.txt', new Uint8Array(1));
    const old = new Date(server.clock.now.getTime() - 2 * hourMs);
    for (const object of s3.objects.values()) object.lastModified = old;
    await sweep(server.services);
    expect(s3.objects.has('aa/pic_orphan/original.jpg')).toBe(false);
    expect(s3.objects.has('other/file.txt')).toBe(true);
    expect((await load(id)).status).toBe(200);
  });
});

describe('when the bucket', () => {
  const unavailable = {
    status: 503,
    body: { success: false, error: 'The service is not available right now.', code: 'UNAVAILABLE' },
  };
  /** Sends one byte every 20 ms and never ends. */
  const drip = (response: ServerResponse) => {
    response.writeHead(200, { 'content-length': 1_000_000 });
    const timer = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(timer));
  };

  it.each<[string, number, Behaviour]>([
    ['rejects requests', 1, (_, response) => response.writeHead(403).end()],
    [
      'is missing',
      1,
      (_, response) => response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>'),
    ],
    ['fails', 3, (_, response) => response.writeHead(500).end('at 10.0.0.7: secret detail')],
    ['closes connections', 3, (request) => request.socket.destroy()],
    ['never responds', 3, () => undefined],
  ])(
    '%s, the server answers 503 within the time limit after at most %i requests',
    async (_, maxRequests, answer) => {
      const { id } = await sharePost(server, user);
      overrideBucket(answer);
      expect(await load(id)).toMatchObject(unavailable);
      expect(s3.state.requests).toBeLessThanOrEqual(maxRequests);
      const post = await server.call(calls.addPost, await postRequest(user), user.token);
      expect(post).toMatchObject(unavailable);
      expect((await server.app.request('/api/health')).status).toBe(503);
    },
  );

  it.each<[string, Behaviour]>([
    ['sends a byte at a time', (_, response) => drip(response)],
    [
      'stops in the middle of an object',
      (_, response) =>
        response.writeHead(200, { 'content-length': 1000 }).write('x', () => response.destroy()),
    ],
  ])('%s, the server never serves part of an image', async (_, answer) => {
    const { id } = await sharePost(server, user);
    overrideBucket(answer);
    expect(await load(id)).toMatchObject(unavailable);
  });

  it('does not respond, other routes work, and images work again without a restart', async () => {
    const { id } = await sharePost(server, user);
    overrideBucket(() => undefined);
    const images = Array.from({ length: 60 }, () => load(id));
    const feed = await server.call(calls.getPosts, {}, user.token);
    expect(feed.body.posts.map((post) => post.id)).toContain(id);
    const liked = await server.call(calls.addLike, { userID: user.email, postID: id }, user.token);
    expect(liked.status).toBe(200);
    expect(new Set((await Promise.all(images)).map(({ status }) => status))).toEqual(new Set([503]));
    s3.state.answer = null;
    current = longTimeout;
    expect((await load(id)).status).toBe(200);
  });

  it('cannot store a resized copy, the server serves the image', async () => {
    const { id } = await sharePost(server, user, await large());
    s3.state.answer = (request, response) =>
      request.method === 'PUT' ? response.writeHead(507).end() : s3.defaultBehavior(request, response);
    expect((await load(id, 160)).status).toBe(200);
  });
});
