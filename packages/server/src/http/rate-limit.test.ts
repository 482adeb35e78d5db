import { calls } from '@aura/api-client/contract/calls';
import { wearRepeatMaxCount } from '@aura/domain/limits/wears';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeToken, startTestServer, type TestServer } from '../testing/server.ts';
import { createRateLimiter, limitOf, rateLimits, takeFileBytes } from './rate-limit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_FACTOR: '1' } });
}, 60_000);
afterAll(() => server.close());

it('checkUsername is limited by address, and an untrusted X-Forwarded-For is ignored', async () => {
  const checkUsername = (index: number) =>
    server.call(calls.checkUsername, { username: `name${index}` }, undefined, {
      'x-forwarded-for': `10.0.0.${index}`,
    });
  for (let index = 0; index < rateLimits.username.count; index++)
    expect((await checkUsername(index)).status).toBe(200);
  const limited = await checkUsername(99);
  expect(limited).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(limited.headers.get('retry-after')).toBe('60');

  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  expect((await checkUsername(100)).status).toBe(200);
});

describe('an address that sends more than 120 requests in a minute', () => {
  afterEach(() => void vi.restoreAllMocks());

  const statusesOf = async (count: number, send: (index: number) => Promise<Response>) => {
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    const answers: Response[] = [];
    for (let index = 0; index < count; index++) answers.push(await send(index));
    return answers.map(({ status }) => status);
  };
  const expected = (status: number) => [...Array<number>(120).fill(status), 429, 429];
  const get = async (path: string, authorization?: string) =>
    server.app.request(path, { headers: authorization ? { authorization } : {} });

  it('with bad tokens or none is answered 429 before a token is verified', async () => {
    const verify = vi.spyOn(server.services.identity, 'verify');
    const send = (index: number) => get('/api/aura/posts', index % 2 ? `Bearer bad${index}` : undefined);
    expect(await statusesOf(122, send)).toEqual(expected(401));
    expect(verify).toHaveBeenCalledTimes(60);
  });

  it('with bad tokens does not stop a person whose token was verified shortly before', async () => {
    await statusesOf(121, (index) => get('/api/aura/posts', `Bearer bad${index}`));
    const token = fakeToken({ uid: 'uid-mira', email: 'mira@example.com' });
    expect((await get('/api/aura/posts', `Bearer ${token}`)).status).toBe(429);
    vi.spyOn(server.services.identity, 'isKnown').mockReturnValue(true);
    expect((await get('/api/aura/posts', `Bearer ${token}`)).status).toBe(200);
  });

  it('with bad tokens can still read what needs no token', async () => {
    await statusesOf(121, (index) => get('/api/aura/posts', `Bearer bad${index}`));
    expect((await get('/api/aura/checkUsername?username=free.name')).status).toBe(200);
  });

  it.each(['/api/health', '/api/health/live', '/api/health/ready'])(
    'for %s is answered 429 before the storage is asked',
    async (path) => {
      const check = vi.spyOn(server.services.storage, 'check');
      expect(await statusesOf(122, () => get('/api/health/live'))).toEqual(expected(200));
      expect((await get(path)).status).toBe(429);
      expect(check).not.toHaveBeenCalled();
      expect(await statusesOf(122, () => get(path))).toEqual(expected(200));
    },
  );
});

it('deletions and uploads have separate limits', () => {
  expect(limitOf(calls.updateProfile)).toMatchObject({ name: 'updateProfile', count: 60, seconds: 1800 });
  expect(limitOf(calls.deletePost)).toBe(rateLimits.delete);
  expect(limitOf(calls.addPost)).toMatchObject({ name: 'addPost', count: rateLimits.upload.count });
  expect(limitOf(calls.addComment)).toBe(rateLimits.write);
  expect(limitOf(calls.getPosts)).toBe(rateLimits.read);
  expect(limitOf(calls.search)).toBe(rateLimits.search);
  expect(limitOf(calls.importItem)).toBe(rateLimits.import);
});

it('the wears of a plan that repeats on the most days can be deleted at once, and other deletions after them', () => {
  const limit = limitOf(calls.deleteWear);
  expect(limit.count).toBeGreaterThanOrEqual(wearRepeatMaxCount);
  expect(limit).not.toBe(rateLimits.delete);
});

it('requests are counted per caller', async () => {
  const limiter = createRateLimiter(1, () => new Date(0));
  const limit = { name: 'test', count: 1, seconds: 10, counted: 'alone' } as const;
  await limiter.take(limit, 'a');
  await limiter.take(limit, 'b');
  await expect(limiter.take(limit, 'a')).rejects.toThrow('Too many requests');
});

it('a request can count for more than 1, up to the limit', async () => {
  const limiter = createRateLimiter(1, () => new Date(0));
  const limit = { name: 'test', count: 10, seconds: 10, counted: 'alone' } as const;
  await limiter.take(limit, 'a', 7);
  await limiter.take(limit, 'a', 3);
  await expect(limiter.take(limit, 'a', 1)).rejects.toThrow('Too many requests');
  await expect(limiter.take(limit, 'b', 11)).rejects.toThrow('Too many requests');
});

describe('takeFileBytes', () => {
  const photo = new Blob([new Uint8Array(300_000_000)]);

  it('when the files of imports exceed 500 MB in 30 minutes, refuses them', async () => {
    const limiter = createRateLimiter(1, () => new Date(0));
    await takeFileBytes(limiter, calls.importItem, 'a', { frontImage: photo, itemName: 'Coat' });
    const refused = takeFileBytes(limiter, calls.importItem, 'a', { frontImage: photo });
    await expect(refused).rejects.toMatchObject({ limit: 'importKilobytes', retryAfterSeconds: 1800 });
  });

  it('does not count the files of other calls', async () => {
    const limiter = createRateLimiter(0.000001, () => new Date(0));
    await expect(
      takeFileBytes(limiter, calls.addUserItem, 'a', { frontImage: photo }),
    ).resolves.toBeUndefined();
  });
});

it.each([
  [1, 'Too many requests. Please try again in 1 second.'],
  [119, 'Too many requests. Please try again in 119 seconds.'],
  [120, 'Too many requests. Please try again in 2 minutes.'],
  [1741, 'Too many requests. Please try again in 30 minutes.'],
])('when the window ends in %i seconds, the message says when to try again', async (seconds, message) => {
  const limiter = createRateLimiter(1, () => new Date(0));
  const limit = { name: 'test', count: 0, seconds, counted: 'alone' } as const;
  await expect(limiter.take(limit, 'a')).rejects.toThrow(message);
});
