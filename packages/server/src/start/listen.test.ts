import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { listen } from './listen.ts';

type Listener = Awaited<ReturnType<typeof listen>>;

let listener: Listener;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await listener.close();
});

/** Short for a test, and long enough for a busy machine to read a request that arrives whole. */
const short = {
  headersTimeout: 1_000,
  requestTimeout: 1_500,
  keepAliveTimeout: 100,
  connectionsCheckingInterval: 20,
  idleTimeout: 500,
};

/**
 * Connects and sends only this text.
 * @returns the response, when the server closes the connection
 */
function sendPartial(text: string): Promise<string> {
  const socket = connect(listener.port, '127.0.0.1', () => socket.write(text));
  sockets.push(socket);
  let answer = '';
  socket.on('data', (data) => {
    answer += String(data);
  });
  socket.on('error', () => undefined);
  return new Promise((resolve) => socket.on('close', () => resolve(answer)));
}

it('when 200 clients never finish their requests, the server closes their connections and serves others', async () => {
  listener = await listen(
    0,
    '127.0.0.1',
    async (request) => new Response(request.method === 'POST' ? await request.text() : 'here'),
    { timeouts: short },
  );
  const slow = Array.from({ length: 200 }, (_, index) =>
    sendPartial(
      index % 2 === 0
        ? 'GET / HTTP/1.1\r\nhost: x\r\n'
        : 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nx',
    ),
  );
  const answer = await fetch(`http://127.0.0.1:${listener.port}`);
  expect(await answer.text()).toBe('here');
  for (const response of await Promise.all(slow)) expect(response).not.toContain('200 OK');
});

it('when a client does not read its response, the server closes the connection', async () => {
  const size = 32 * 1024 * 1024;
  let close = () => {};
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  const answer: Parameters<typeof listen>[2] = (_request, { outgoing }) => {
    outgoing.once('close', close);
    return new Response('x'.repeat(size));
  };
  listener = await listen(0, '127.0.0.1', answer, { timeouts: short });
  const socket = connect(listener.port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'));
  sockets.push(socket);
  await closed;
  let received = 0;
  socket
    .on('error', () => undefined)
    .on('data', (data) => {
      received += data.byteLength;
    });
  await new Promise((resolve) => socket.once('close', resolve));
  expect(received).toBeLessThan(size);
});

it('when a response pauses for less than the idle time, the server keeps the connection', async () => {
  const parts = ['a', 'b', 'c', 'd'];
  const body = new ReadableStream({
    async pull(controller) {
      await delay(short.idleTimeout / 2);
      const part = parts.shift();
      if (part === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(part));
    },
  });
  listener = await listen(0, '127.0.0.1', () => new Response(body), { timeouts: short });
  expect(await (await fetch(`http://127.0.0.1:${listener.port}`)).text()).toBe('abcd');
});

it('when closed, answers running requests with Connection: close and waits for no idle connection', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  listener = await listen(0, '127.0.0.1', async () => {
    arrive();
    await answered;
    return new Response('here');
  });
  // Like a browser's spare connection, and one whose next request has not come.
  const silent = sendPartial('');
  const running = sendPartial('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await arrived;
  const closed = listener.close();
  expect(await silent).toBe('');
  answer();
  const response = await running;
  expect(response).toMatch(/^HTTP\/1.1 200 /);
  expect(response.toLowerCase()).toContain('connection: close');
  await closed;
});

it('before it is closed, a listener can end each connection with its answer and still serve new ones', async () => {
  listener = await listen(0, '127.0.0.1', () => new Response('here'));
  listener.endConnections();
  for (const _ of [1, 2]) {
    const response = await sendPartial('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(response).toMatch(/^HTTP\/1.1 200 /);
    expect(response.toLowerCase()).toContain('connection: close');
  }
});

it('when closed, a listener answers a request that was on its way on an open connection', async () => {
  listener = await listen(0, '127.0.0.1', () => new Response('here'));
  const socket = connect(listener.port, '127.0.0.1');
  sockets.push(socket);
  await new Promise((resolve) => socket.once('connect', resolve));
  // So that the server has accepted it.
  await (await fetch(`http://127.0.0.1:${listener.port}`, { headers: { connection: 'close' } })).text();
  const closed = listener.close();
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const [data] = await Promise.all([new Promise((resolve) => socket.once('data', resolve)), closed]);
  expect(String(data)).toMatch(/^HTTP\/1.1 200 /);
});

it('when closed, a listener answers a request on a connection that it had not accepted yet', async () => {
  listener = await listen(0, '127.0.0.1', () => new Response('here'));
  const answer = sendPartial('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  // The system connects; the server accepts in the next pass of the event loop.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  await listener.close();
  expect(await answer).toMatch(/^HTTP\/1.1 200 /);
});
