import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeIdentity, testEnvironment } from '../testing/store.ts';
import { type ReceivedEvent, receiveLiveEvents } from './live-events.ts';

const encoder = new TextEncoder();
const text = (id: string, event: unknown) => `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`;

/** Replaces `fetch` by streams of these parts; a number is a response with this status. */
function serve(...answers: readonly (readonly string[] | number)[]) {
  const requests: Request[] = [];
  let index = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push(new Request(url, init));
    const answer = answers[index++];
    if (typeof answer === 'number') return new Response(null, { status: answer });
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        init.signal?.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
        for (const part of answer ?? []) controller.enqueue(encoder.encode(part));
        if (answer?.at(-1) === 'end') controller.close();
      },
    });
    return new Response(body);
  });
  return requests;
}

function receive(identity = fakeIdentity()) {
  const received: ReceivedEvent[] = [];
  const stop = new AbortController();
  const ended = receiveLiveEvents(
    testEnvironment({ identity }),
    { posts: ['p1'], after: 'server-3' },
    stop.signal,
    (event) => received.push(event),
  );
  return { received, stop, ended };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('events are received with their ids, also when they arrive in pieces', async () => {
  const whole = text('server-5', { type: 'post-removed', postId: 'p1' });
  const requests = serve([
    text('server-4', { type: 'ready' }) + whole.slice(0, 20),
    `${whole.slice(20)}:\n\n`,
    'end',
  ]);
  const { received, ended } = receive();
  await ended;
  expect(received).toEqual([
    { id: 'server-4', event: { type: 'ready' } },
    { id: 'server-5', event: { type: 'post-removed', postId: 'p1' } },
  ]);
  expect(requests[0]?.url).toMatch(/\/events\?posts=p1&after=server-3$/);
  expect(requests[0]?.headers.get('Authorization')).toBe('Bearer token-1');
});

it('events of a later version, and texts that are not JSON, are left out', async () => {
  serve([text('a', { type: 'post-pinned' }), 'data: {\n\n', text('b', { type: 'reset' }), 'end']);
  const { received, ended } = receive();
  await ended;
  expect(received).toEqual([{ id: 'b', event: { type: 'reset' } }]);
});

it('a refused token is renewed once', async () => {
  const requests = serve(401, [text('a', { type: 'ready' }), 'end']);
  const identity = fakeIdentity();
  const { received, ended } = receive(identity);
  await ended;
  expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
    'Bearer token-1',
    'Bearer token-2',
  ]);
  expect(received).toHaveLength(1);
  expect(identity.refused).not.toHaveBeenCalled();
});

it('when the renewed token is refused too, the session is refused', async () => {
  serve(401, 401);
  const identity = fakeIdentity();
  await expect(receive(identity).ended).rejects.toMatchObject({ status: 401 });
  expect(identity.refused).toHaveBeenCalledOnce();
});

it('when the server is full, fails with the status', async () => {
  serve(503);
  await expect(receive().ended).rejects.toMatchObject({ status: 503 });
});

it('when nothing arrives for 45 seconds, the connection is broken', async () => {
  serve([text('a', { type: 'ready' })]);
  const { received, ended } = receive();
  const failed = expect(ended).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(44_000);
  expect(received).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  await failed;
});

it('when stopped, ends the request', async () => {
  const requests = serve([text('a', { type: 'ready' })]);
  const { received, stop, ended } = receive();
  const failed = expect(ended).rejects.toThrow();
  await vi.waitFor(() => expect(received).toHaveLength(1));
  stop.abort();
  await failed;
  expect(requests[0]?.signal.aborted).toBe(true);
});
