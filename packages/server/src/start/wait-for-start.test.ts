import { expect, it } from 'vitest';
import { waitForStart } from './wait-for-start.ts';

const refuse = () => new Response('starting', { status: 503 });
const ready = () => new Response('here');
const requestOf = (path: string) => new Request(`http://server${path}`);
const statusOf = async (answer: Promise<Response>) => (await answer).status;

it('a request that arrives while the server starts is answered when it has started', async () => {
  const { first, open } = waitForStart(refuse);
  const answer = first(requestOf('/api/aura/posts'), null);
  open(ready);
  expect(await (await answer).text()).toBe('here');
});

it('a health check is answered at once', async () => {
  const { first } = waitForStart(refuse);
  expect(await statusOf(first(requestOf('/api/health/ready'), null))).toBe(503);
});

it('a request that waits too long is refused', async () => {
  const { first } = waitForStart(refuse, { waitMs: 20, waiting: 256 });
  expect(await statusOf(first(requestOf('/'), null))).toBe(503);
});

it('more requests than may wait are refused at once, and those that wait are answered', async () => {
  const { first, open } = waitForStart(refuse, { waitMs: 20_000, waiting: 1 });
  const waiting = first(requestOf('/'), null);
  expect(await statusOf(first(requestOf('/'), null))).toBe(503);
  open(ready);
  expect(await statusOf(waiting)).toBe(200);
});

it('when the start fails, requests that wait are refused', async () => {
  const { first, open } = waitForStart(refuse, { waitMs: 20_000, waiting: 256 });
  const waiting = first(requestOf('/'), null);
  open(null);
  expect(await statusOf(waiting)).toBe(503);
});
