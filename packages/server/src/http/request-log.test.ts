import { Hono } from 'hono';
import pino from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { DomainError } from '../errors/domain-error.ts';
import type { AppEnvironment } from './environment.ts';
import { errorResponse, toHttpError } from './error-response.ts';
import { requestLog } from './request-log.ts';

let lines: string[];
let app: Hono<AppEnvironment>;
beforeEach(() => {
  lines = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  app = new Hono<AppEnvironment>();
  app.use(requestLog(log));
  app.onError((error, context) => errorResponse(context, toHttpError(error, context.var.log)));
  app.get('/found', (context) => context.text('ok'));
  app.get('/missing', () => {
    throw new DomainError('posts.not_found');
  });
});

const logged = (): unknown => JSON.parse(lines[0] ?? '');

it('logs a request with its id and without its query string', async () => {
  const response = await app.request('/found?email=mira@example.com');
  expect(logged()).toMatchObject({
    requestId: response.headers.get('x-request-id'),
    method: 'GET',
    path: '/found',
    status: 200,
  });
  expect(lines.join()).not.toContain('mira@example.com');
});

it.each([
  ['/itemImage/pic_a-B1.mx08ocg0.u_ehXk5.DI_B8LAn-sin', '/itemImage/pic_a-B1[removed]'],
  ['/itemImage/pic_a-B1', '/itemImage/pic_a-B1'],
  ['/user/mira%40example.com/posts', '/user/[removed]/posts'],
  ['/user/noor.alhadid', '/user/noor.alhadid'],
])('of the path %s logs %s', async (path, shown) => {
  await app.request(path);
  expect(logged()).toMatchObject({ path: shown });
});

it('when a domain error is thrown, logs its code once', async () => {
  expect((await app.request('/missing')).status).toBe(404);
  expect(lines).toHaveLength(1);
  expect(logged()).toMatchObject({ status: 404, error: 'posts.not_found' });
});
