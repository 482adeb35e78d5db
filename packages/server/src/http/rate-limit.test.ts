import { calls } from '@aura/api-client/contract/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { createRateLimiter, limitOf, rateLimits } from './rate-limit.ts';

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

it('deletions and uploads have separate limits', () => {
  expect(limitOf(calls.deletePost)).toBe(rateLimits.delete);
  expect(limitOf(calls.addPost)).toMatchObject({ name: 'addPost', count: rateLimits.upload.count });
  expect(limitOf(calls.addComment)).toBe(rateLimits.write);
  expect(limitOf(calls.getPosts)).toBe(rateLimits.read);
});

it('requests are counted per caller', () => {
  const limiter = createRateLimiter(1, () => new Date(0));
  const limit = { name: 'test', count: 1, seconds: 10 };
  limiter.take(limit, 'a');
  limiter.take(limit, 'b');
  expect(() => limiter.take(limit, 'a')).toThrow('Too many requests');
});

it.each([
  [1, 'Too many requests. Please try again in 1 second.'],
  [119, 'Too many requests. Please try again in 119 seconds.'],
  [120, 'Too many requests. Please try again in 2 minutes.'],
  [1741, 'Too many requests. Please try again in 30 minutes.'],
])('when the window ends in %i seconds, the message says when to try again', (seconds, message) => {
  const limiter = createRateLimiter(1, () => new Date(0));
  const limit = { name: 'test', count: 0, seconds };
  expect(() => limiter.take(limit, 'a')).toThrow(message);
});
