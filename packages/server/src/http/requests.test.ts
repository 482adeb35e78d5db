import { gzipSync } from 'node:zlib';
import { calls } from '@aura/api-client/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dumpDatabase } from '../db/testing/test-database.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/server.ts';
import { fileMaxBytes, multipartBodyMaxBytes } from './form-limits.ts';

let server: TestServer;
let mira: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  mira = await server.signUp('mira');
}, 60_000);
afterAll(() => server.close());

const send = (path: string, init: RequestInit & { duplex?: 'half' }) =>
  Promise.resolve(
    server.app.request(`/api/aura${path}`, {
      method: 'POST',
      ...init,
      headers: { authorization: `Bearer ${mira.token}`, ...(init.headers as Record<string, string>) },
    }),
  );

/** An endless body that counts the bytes read from it. */
function endlessBody() {
  const state = { bytesRead: 0 };
  const chunk = new Uint8Array(262_144);
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      state.bytesRead += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  return { body, state };
}

describe('an oversized body', () => {
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };

  it('when Content-Length is above the limit, is answered 413 without being read', async () => {
    const { body, state } = endlessBody();
    const headers = { ...multipart, 'content-length': String(50_000_000) };
    const response = await send('/addPost', { headers, body, duplex: 'half' });
    expect(response.status).toBe(413);
    expect(response.headers.get('connection')).toBe('close');
    expect(state.bytesRead).toBeLessThan(1_000_000);
  });

  it.each([
    ['is missing', {}],
    ['is too small', { 'content-length': '10' }],
  ])(
    'when Content-Length %s, is read up to the limit and answered 413',
    async (_, extra: Record<string, string>) => {
      const { body, state } = endlessBody();
      const response = await send('/addPost', { headers: { ...multipart, ...extra }, body, duplex: 'half' });
      expect(response.status).toBe(413);
      expect(state.bytesRead).toBeLessThan(multipartBodyMaxBytes + 2_000_000);
    },
  );

  it('in a form is answered 413', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await send('/addComment', { headers, body: `comment=${'x'.repeat(200_000)}` });
    expect(response.status).toBe(413);
  });

  it('with one oversized file is answered 413', async () => {
    const file = new Blob([new Uint8Array(fileMaxBytes + 1)]);
    const request = { file, caption: '', userID: mira.email, auraTags: [], itemIDs: [] };
    expect((await server.call(calls.addPost, request, mira.token)).status).toBe(413);
  });
});

describe('an invalid body', () => {
  const form = 'application/x-www-form-urlencoded';

  it.each([
    [
      'compressed with gzip',
      '/addComment',
      { 'content-type': form, 'content-encoding': 'gzip' },
      gzipSync('a=b'),
      415,
    ],
    ['compressed with brotli', '/addComment', { 'content-type': form, 'content-encoding': 'br' }, 'x', 415],
    ['of another type', '/addComment', { 'content-type': 'text/plain' }, 'a=b', 415],
    ['broken multipart', '/addPost', { 'content-type': 'multipart/form-data; boundary=x' }, 'nonsense', 400],
    ['broken JSON', '/addFavorite', { 'content-type': 'application/json' }, '{', 400],
    ['a JSON list', '/addFavorite', { 'content-type': 'application/json' }, '[]', 400],
    ['empty', '/addFavorite', {}, null, 400],
  ])('is rejected: %s', async (_, path, headers, body, status) => {
    const response = await send(path, { headers, body });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false });
  });
});

const injections = [
  "' OR '1'='1",
  "'; DROP TABLE users; --",
  '1) UNION SELECT email FROM users--',
  "%' OR 1=1 --",
  '\\',
  '%',
  '_',
  '"; select pg_sleep(5); --',
  "admin'/*",
  '#{7*7}',
  '{{7*7}}',
  '\u202Eevil',
  '𝔘𝔫𝔦𝔠𝔬𝔡𝔢',
];

describe('a hostile text', () => {
  it.each(injections)('is treated as plain text: %s', async (text) => {
    const before = await dumpDatabase(server.services.db);
    const answers = await Promise.all([
      server.call(calls.getPosts, { search_term: text }, mira.token),
      server.call(calls.getProfileByUsername, { username: text }, mira.token),
      server.call(calls.checkUsername, { username: text }),
      server.call(calls.getPost, { id: text }),
      server.call(calls.getItemImage, { imageId: text }),
      server.call(calls.getPostsByIds, { ids: [text] }, mira.token),
    ]);
    for (const { status } of answers) expect([200, 400, 404]).toContain(status);
    expect(answers[0].status === 200 ? answers[0].body.returned_posts : 0).toBe(0);
    expect(await dumpDatabase(server.services.db)).toBe(before);
  });

  it.each(['likes', 'timestamp; drop table posts', '', 'TIMESTAMP'])(
    'in sort_by is answered 400: %s',
    async (sort_by) => {
      const request = { sort_by: sort_by as 'timestamp' };
      expect((await server.call(calls.getPosts, request, mira.token)).status).toBe(400);
    },
  );

  it('with a NUL character is answered 400', async () => {
    const answer = await server.call(calls.getPosts, { search_term: 'a\0b' }, mira.token);
    expect(answer.status).toBe(400);
  });
});

describe('an image id with a path', () => {
  it.each(['..%2f..%2fsigning-secret', '%00', '%2fetc%2fpasswd', '..%5c..%5cx', '%E2%80%A6', '.', 'a.b.c.d'])(
    'is answered 400 or 404: %s',
    async (imageId) => {
      for (const path of [`/itemImage/${imageId}`, `/profilePicture/${imageId}`, `/post/${imageId}/image`]) {
        const response = await server.app.request(`/api/aura${path}`);
        expect([400, 404]).toContain(response.status);
      }
    },
  );
});

it.each(['/exportData?userID=mira@example.com', '/events'])(
  'a HEAD request to %s is answered 404 and starts no stream',
  async (path) => {
    expect((await send(path, { method: 'HEAD' })).status).toBe(404);
    const response = await send(path, { method: 'GET' });
    expect(response.status).toBe(200);
    await response.body?.cancel();
  },
);
