import { createServer, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { encodeRequest } from '@aura/api-client/contract/encode';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVisionAnalyzer } from './analysis/vision/vision-analyzer.ts';
import { apiRoot } from './http/handle.ts';
import { rateLimits } from './http/rate-limit.ts';
import { listenOnFreePort } from './testing/child-server.ts';
import { postRequest, sharePost } from './testing/content.ts';
import { createFixtures, createRequests, everyCall } from './testing/every-call.ts';
import { imagesWithAddress } from './testing/images-with-address.ts';
import { startTestServer, type TestServer, type TestUser } from './testing/server.ts';

/** Requests to other hosts, decompression and rate limits. */

let canary: Server;
let canaryAddress: string;
/** Requests that the server sent to an address from a request. */
let canaryRequests = 0;
/** The configured analysis service, which redirects to the canary. */
let service: Server;
let server: TestServer;
let owner: TestUser;
let stranger: TestUser;
let requests: Awaited<ReturnType<typeof createRequests>>;

beforeAll(async () => {
  canary = createServer((_, response) => {
    canaryRequests += 1;
    response.end();
  });
  canaryAddress = `http://127.0.0.1:${await listenOnFreePort(canary)}/image.jpg`;
  service = createServer((_, response) => response.writeHead(307, { location: canaryAddress }).end());
  const config = { url: `http://127.0.0.1:${await listenOnFreePort(service)}/v1`, apiKey: null, model: null };
  const analyzer = createVisionAnalyzer(config, pino({ level: 'silent' }));
  server = await startTestServer({ services: { analyzer } });
  owner = await server.signUp('owner');
  stranger = await server.signUp('stranger');
  requests = await createRequests(await createFixtures(server, owner), stranger);
});
afterAll(async () => {
  await server.close();
  canary.close();
  service.close();
});

async function send(call: Call, fields: Record<string, unknown>) {
  const { method, path, body, contentType } = encodeRequest(call, fields);
  return server.app.request(`${apiRoot}${path}`, {
    method,
    body: body ?? null,
    headers: {
      authorization: `Bearer ${stranger.token}`,
      ...(contentType ? { 'content-type': contentType } : {}),
    },
  });
}

describe('an address in a request', () => {
  it.each(everyCall)('is never fetched by $name', async (call) => {
    const request = requests[call.name] ?? {};
    for (const [name, value] of Object.entries(request)) {
      const hostile =
        value instanceof Blob
          ? imagesWithAddress(canaryAddress).map((text) => new Blob([text]))
          : [canaryAddress];
      for (const one of hostile) {
        const given = Array.isArray(value) ? [one] : one;
        expect((await send(call, { ...request, [name]: given })).status, name).toBeLessThan(500);
      }
    }
    expect(canaryRequests).toBe(0);
  });

  it('is not fetched when the analysis service redirects to it', async () => {
    expect((await send(calls.evaluateImage, requests.evaluateImage ?? {})).status).toBe(503);
    expect(canaryRequests).toBe(0);
  });
});

describe('a compressed body', () => {
  const bomb = gzipSync(Buffer.alloc(10_000_000));
  const writes = everyCall.filter((call) => call.method !== 'GET');

  it.each(writes)('is not decompressed by $name', async (call) => {
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

describe('rate limits', () => {
  /** A tenth of the documented limits, so that the tests need a tenth of the requests. */
  const factor = 0.1;
  let limited: TestServer;
  let user: TestUser;
  let others: Awaited<ReturnType<typeof createFixtures>>;
  beforeAll(async () => {
    limited = await startTestServer({ env: { RATE_LIMIT_FACTOR: String(factor), TRUSTED_PROXIES: '1' } });
    others = await createFixtures(limited, await limited.signUp('owner'));
    user = await limited.signUp('eager');
  });
  afterAll(() => limited.close());

  it.each<
    [
      string,
      { count: number; seconds: number },
      (index: number) => Promise<{ status: number; headers: Headers }>,
    ]
  >([
    ['reading', rateLimits.read, () => limited.call(calls.getFavorites, { email: user.email }, user.token)],
    [
      'liking and commenting',
      rateLimits.write,
      (index) => {
        const post = { userID: user.email, postID: others.postId };
        const comment = { Email: user.email, userName: 'eager', postID: others.postId, comment: 'Again' };
        return index % 2
          ? limited.call(calls.addLike, post, user.token)
          : limited.call(calls.addComment, comment, user.token);
      },
    ],
    [
      'uploading',
      rateLimits.upload,
      async () => limited.call(calls.addPost, await postRequest(user), user.token),
    ],
    [
      'deleting',
      rateLimits.delete,
      () => limited.call(calls.deletePost, { userID: user.email, postId: others.postId }, user.token),
    ],
    [
      'loading images',
      rateLimits.image,
      () => limited.call(calls.getPostImage, { id: 'p_missing' }, user.token),
    ],
    [
      'checking usernames with forged forwarding headers',
      rateLimits.username,
      (index) =>
        limited.call(calls.checkUsername, { username: `name${index}` }, undefined, {
          'x-forwarded-for': `10.0.0.${index}, 203.0.113.7`,
        }),
    ],
  ])(
    'when %s exceeds its documented limit, answers 429 with Retry-After',
    async (_, { count, seconds }, sendOnce) => {
      // Starts a new window, so that earlier requests do not count.
      limited.clock.now = new Date(limited.clock.now.getTime() + 3_600_000);
      const allowed = count * factor;
      for (let index = 0; index < allowed; index++) expect((await sendOnce(index)).status).not.toBe(429);
      const refused = await sendOnce(allowed);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(seconds)]);
      limited.clock.now = new Date(limited.clock.now.getTime() + seconds * 1000);
      expect((await sendOnce(allowed + 1)).status).not.toBe(429);
    },
  );

  it('count per user, and per client address that a trusted proxy reports', async () => {
    const sendOnce = (forwarded: string) =>
      limited.call(calls.checkUsername, { username: 'free.name' }, undefined, {
        'x-forwarded-for': forwarded,
      });
    for (let index = 0; index < rateLimits.username.count * factor; index++) await sendOnce('203.0.113.9');
    expect((await sendOnce('203.0.113.9')).status).toBe(429);
    expect((await sendOnce('198.51.100.1, 203.0.113.9')).status).toBe(429);
    expect((await sendOnce('203.0.113.10')).status).toBe(200);
    expect((await sharePost(limited, await limited.signUp('another'))).id).toBeTruthy();
  });
});
