import { gzipSync } from 'node:zlib';
import { calls } from '@aura/api-client/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dumpDatabase } from '../db/testing.ts';
import { startTestServer, type TestUser, type TestServer } from '../testing/server.ts';
import { fileMaxBytes, multipartBodyMaxBytes } from './request-fields.ts';

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

/** A body that goes on for ever, and counts what was taken of it. */
function endless() {
  const state = { taken: 0 };
  const chunk = new Uint8Array(262_144);
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      state.taken += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  return { body, state };
}

describe('a body that is too large', () => {
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };

  it('is refused by its length, unread', async () => {
    const { body, state } = endless();
    const headers = { ...multipart, 'content-length': String(50_000_000) };
    const response = await send('/addPost', { headers, body, duplex: 'half' });
    expect(response.status).toBe(413);
    expect(response.headers.get('connection')).toBe('close');
    expect(state.taken).toBeLessThan(1_000_000);
  });

  it.each([
    ['tells no length', {}],
    ['lies about it', { 'content-length': '10' }],
  ])('is cut off when it %s', async (_, extra: Record<string, string>) => {
    const { body, state } = endless();
    const response = await send('/addPost', { headers: { ...multipart, ...extra }, body, duplex: 'half' });
    expect(response.status).toBe(413);
    expect(state.taken).toBeLessThan(multipartBodyMaxBytes + 2_000_000);
  });

  it('is refused as a form', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await send('/addComment', { headers, body: `comment=${'x'.repeat(200_000)}` });
    expect(response.status).toBe(413);
  });

  it('is refused when one file of it is', async () => {
    const file = new Blob([new Uint8Array(fileMaxBytes + 1)]);
    const request = { file, caption: '', userID: mira.email, auraTags: [], itemIDs: [] };
    expect((await server.call(calls.addPost, request, mira.token)).status).toBe(413);
  });
});

describe('a body that is not what it should be', () => {
  const form = 'application/x-www-form-urlencoded';

  it.each([
    ['compressed', '/addComment', { 'content-type': form, 'content-encoding': 'gzip' }, gzipSync('a=b'), 415],
    ['compressed otherwise', '/addComment', { 'content-type': form, 'content-encoding': 'br' }, 'x', 415],
    ['of another type', '/addComment', { 'content-type': 'text/plain' }, 'a=b', 415],
    ['broken multipart', '/addPost', { 'content-type': 'multipart/form-data; boundary=x' }, 'nonsense', 400],
    ['broken JSON', '/addFavorite', { 'content-type': 'application/json' }, '{', 400],
    ['a JSON list', '/addFavorite', { 'content-type': 'application/json' }, '[]', 400],
    ['empty', '/addFavorite', {}, null, 400],
  ])('is refused: %s', async (_, path, headers, body, status) => {
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

describe('text that looks like SQL', () => {
  it.each(injections)('is only text: %s', async (text) => {
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
    'sorts by nothing else: %s',
    async (sort_by) => {
      const request = { sort_by: sort_by as 'timestamp' };
      expect((await server.call(calls.getPosts, request, mira.token)).status).toBe(400);
    },
  );

  it('refuses NUL, which no text column holds', async () => {
    const answer = await server.call(calls.getPosts, { search_term: 'a\0b' }, mira.token);
    expect(answer.status).toBe(400);
  });
});

describe('an image id that points elsewhere', () => {
  it.each(['..%2f..%2fsigning-secret', '%00', '%2fetc%2fpasswd', '..%5c..%5cx', '%E2%80%A6', '.', 'a.b.c.d'])(
    'finds nothing: %s',
    async (imageId) => {
      for (const path of [`/itemImage/${imageId}`, `/profilePicture/${imageId}`, `/post/${imageId}/image`]) {
        const response = await server.app.request(`/api/aura${path}`);
        expect([400, 404]).toContain(response.status);
      }
    },
  );
});
