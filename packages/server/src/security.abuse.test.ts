import { createServer, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { encodeRequest } from '@aura/api-client/contract/encode';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVisionAnalyzer } from './analysis/vision/vision-service.ts';
import { apiRoot } from './http/handle.ts';
import { rateLimits } from './http/rate-limit.ts';
import { listening } from './testing/child-server.ts';
import { postRequest, sharePost } from './testing/content.ts';
import { everyCall, fixturesOf, requestsAbout } from './testing/every-call.ts';
import { startTestServer, type TestPerson, type TestServer } from './testing/server.ts';

/** What a person may make the server do to others, and how often. */

let canary: Server;
let canaryAddress: string;
/** Requests that the server made to an address that a person gave. */
let hits = 0;
/** The configured service of the analysis, which sends whoever asks to the canary. */
let service: Server;
let server: TestServer;
let owner: TestPerson;
let stranger: TestPerson;
let requests: Awaited<ReturnType<typeof requestsAbout>>;

beforeAll(async () => {
  canary = createServer((_, response) => {
    hits += 1;
    response.end();
  });
  canaryAddress = `http://127.0.0.1:${await listening(canary)}/picture.jpg`;
  service = createServer((_, response) => response.writeHead(307, { location: canaryAddress }).end());
  const config = { url: `http://127.0.0.1:${await listening(service)}/v1`, apiKey: null, model: null };
  const analyzer = createVisionAnalyzer(config, pino({ level: 'silent' }));
  server = await startTestServer({ services: { analyzer } });
  owner = await server.signUp('owner');
  stranger = await server.signUp('stranger');
  requests = await requestsAbout(await fixturesOf(server, owner), stranger);
});
afterAll(async () => {
  await server.close();
  canary.close();
  service.close();
});

async function send(call: Call, fields: Record<string, unknown>, headers: Record<string, string> = {}) {
  const { method, path, body, contentType } = encodeRequest(call, fields);
  return server.app.request(`${apiRoot}${path}`, {
    method,
    body: body ?? null,
    headers: {
      authorization: `Bearer ${stranger.token}`,
      ...(contentType ? { 'content-type': contentType } : {}),
      ...headers,
    },
  });
}

describe('an address that a person gives', () => {
  const imagesOf = (address: string) => [
    `<svg xmlns="http://www.w3.org/2000/svg"><image href="${address}"/></svg>`,
    `<!doctype html><img src="${address}">`,
    address,
  ];

  it.each(everyCall)('is never asked by $name', async (call) => {
    const request = requests[call.name] ?? {};
    for (const [name, value] of Object.entries(request)) {
      const hostile =
        value instanceof Blob ? imagesOf(canaryAddress).map((text) => new Blob([text])) : [canaryAddress];
      for (const one of hostile) {
        const given = Array.isArray(value) ? [one] : one;
        expect((await send(call, { ...request, [name]: given })).status, name).toBeLessThan(500);
      }
    }
    expect(hits).toBe(0);
  });

  it('is not followed when the service of the analysis points there', async () => {
    expect((await send(calls.evaluateImage, requests.evaluateImage ?? {})).status).toBe(503);
    expect(hits).toBe(0);
  });
});

describe('a compressed body', () => {
  const bomb = gzipSync(Buffer.alloc(10_000_000));
  const writes = everyCall.filter((call) => call.method !== 'GET');

  it.each(writes)('is not unpacked by $name', async (call) => {
    const { path, contentType } = encodeRequest(call, requests[call.name] ?? {});
    for (const encoding of ['gzip', 'br', 'deflate', 'zstd', 'gzip, gzip', 'GZIP']) {
      const answer = await server.app.request(`${apiRoot}${path}`, {
        method: call.method,
        body: bomb,
        headers: {
          authorization: `Bearer ${stranger.token}`,
          'content-type': contentType ?? '',
          'content-encoding': encoding,
        },
      });
      expect(answer.status, encoding).toBe(415);
    }
  });
});

describe('too often', () => {
  /** A tenth of the documented limits, so that reaching them takes a tenth of the time. */
  const factor = 0.1;
  let limited: TestServer;
  let eager: TestPerson;
  let others: Awaited<ReturnType<typeof fixturesOf>>;
  beforeAll(async () => {
    limited = await startTestServer({ env: { RATE_LIMIT_FACTOR: String(factor), TRUSTED_PROXIES: '1' } });
    others = await fixturesOf(limited, await limited.signUp('owner'));
    eager = await limited.signUp('eager');
  });
  afterAll(() => limited.close());

  it.each<
    [
      string,
      { count: number; seconds: number },
      (index: number) => Promise<{ status: number; headers: Headers }>,
    ]
  >([
    ['reading', rateLimits.read, () => limited.call(calls.getFavorites, { email: eager.email }, eager.token)],
    [
      'liking and commenting',
      rateLimits.write,
      (index) => {
        const post = { userID: eager.email, postID: others.postId };
        const comment = { Email: eager.email, userName: 'eager', postID: others.postId, comment: 'Again' };
        return index % 2
          ? limited.call(calls.addLike, post, eager.token)
          : limited.call(calls.addComment, comment, eager.token);
      },
    ],
    [
      'uploading',
      rateLimits.upload,
      async () => limited.call(calls.addPost, await postRequest(eager), eager.token),
    ],
    [
      'deleting',
      rateLimits.delete,
      () => limited.call(calls.deletePost, { userID: eager.email, postId: others.postId }, eager.token),
    ],
    [
      'loading pictures',
      rateLimits.image,
      () => limited.call(calls.getPostImage, { id: 'p_missing' }, eager.token),
    ],
    [
      'asking for names, from addresses that it made up,',
      rateLimits.username,
      (index) =>
        limited.call(calls.checkUsername, { username: `name${index}` }, undefined, {
          'x-forwarded-for': `10.0.0.${index}, 203.0.113.7`,
        }),
    ],
  ])('%s is told to wait, at the documented number', async (_, { count, seconds }, ask) => {
    // Another window, so that what came before does not count.
    limited.clock.now = new Date(limited.clock.now.getTime() + 3_600_000);
    const allowed = count * factor;
    for (let index = 0; index < allowed; index++) expect((await ask(index)).status).not.toBe(429);
    const refused = await ask(allowed);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(seconds)]);
    limited.clock.now = new Date(limited.clock.now.getTime() + seconds * 1000);
    expect((await ask(allowed + 1)).status).not.toBe(429);
  });

  it('is counted for each person, and each address that a proxy of ours saw', async () => {
    const ask = (forwarded: string) =>
      limited.call(calls.checkUsername, { username: 'free.name' }, undefined, {
        'x-forwarded-for': forwarded,
      });
    for (let index = 0; index < rateLimits.username.count * factor; index++) await ask('203.0.113.9');
    expect((await ask('203.0.113.9')).status).toBe(429);
    expect((await ask('198.51.100.1, 203.0.113.9')).status).toBe(429);
    expect((await ask('203.0.113.10')).status).toBe(200);
    expect((await sharePost(limited, await limited.signUp('another'))).id).toBeTruthy();
  });
});
