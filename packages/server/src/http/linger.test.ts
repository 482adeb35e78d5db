import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { connect, Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../start/listen.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { apiRoot } from './handle.ts';
import { createLinger } from './linger.ts';

/** Responses to clients that are still sending their bodies. */

let server: TestServer;
let listener: Awaited<ReturnType<typeof listen>>;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  listener = await listen(0, '127.0.0.1', (request, bindings) => server.app.fetch(request, bindings));
  token = (await server.signUp('mira')).token;
});
afterAll(async () => {
  await listener.close();
  await server.close();
});

const fileBytes = Buffer.alloc(65_536, 'x');
const filePart = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';

interface Upload {
  readonly isSignedIn: boolean;
  readonly bytes: number;
  /** What the body repeats. */
  readonly chunk?: Buffer;
  /** A pause in the middle of the body. */
  readonly pauseMs: number;
}

/**
 * Sends a whole body before it reads the response, as browsers do.
 * @returns the response, when the connection has ended
 * @throws when the connection is reset
 */
async function sendWhole({ isSignedIn, bytes, chunk = fileBytes, pauseMs }: Upload): Promise<string> {
  const socket = connect({ port: listener.port, host: '127.0.0.1', allowHalfOpen: true });
  const failed = once(socket, 'error').then(([error]) => Promise.reject(error));
  failed.catch(() => undefined);
  const write = async (data: string | Buffer): Promise<void> => {
    if (!socket.write(data)) await Promise.race([once(socket, 'drain'), failed]);
  };
  const authorization = isSignedIn ? `authorization: Bearer ${token}\r\n` : '';
  await write(
    `POST ${apiRoot}/addPost HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\n` +
      `content-length: ${bytes + filePart.length}\r\n${authorization}\r\n${filePart}`,
  );
  for (let sent = 0; sent < bytes; sent += chunk.length) {
    const isMiddle = sent < bytes / 2 && sent + chunk.length >= bytes / 2;
    if (isMiddle) await Promise.race([setTimeout(pauseMs), failed]);
    await write(chunk.subarray(0, Math.min(chunk.length, bytes - sent)));
  }
  let answer = '';
  socket.on('data', (data) => {
    answer += String(data);
  });
  await Promise.race([once(socket, 'end'), failed]);
  socket.destroy();
  return answer;
}

const tries = Array.from({ length: 20 }, (_, index) => index);

const fields = Buffer.from('\r\n--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb'.repeat(1_000));

it.each([
  ['too long', 413, { isSignedIn: true, bytes: 30_000_000 }],
  ['found too long while it is read', 413, { isSignedIn: true, bytes: 20_000_000, chunk: fields }],
  [
    'short and has too many fields',
    413,
    { isSignedIn: true, bytes: 50_000, chunk: fields.subarray(0, 10_000) },
  ],
  ['without a token', 401, { isSignedIn: false, bytes: 30_000_000 }],
] as const)('the client of a body that is %s receives the answer %i', async (_, status, upload) => {
  // The pause is longer than a connection is usually left open for the rest of a body.
  const answers = await Promise.allSettled(tries.map(() => sendWhole({ ...upload, pauseMs: 1_000 })));
  for (const answer of answers) {
    if (answer.status === 'rejected') throw answer.reason;
    expect(answer.value).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.value.toLowerCase()).toContain('\r\nconnection: close\r\n');
    expect(JSON.parse(answer.value.split('\r\n\r\n')[1] ?? '')).toMatchObject({ success: false });
  }
});

describe('a response before the end of the body', () => {
  const generous = { connections: 1, bytes: 1_000, totalMs: 60_000, idleTimeoutMs: 60_000 };

  /** A request whose body has not arrived. */
  function uploading(contentLength = 100_000): IncomingMessage {
    const incoming = new IncomingMessage(new Socket());
    incoming.headers['content-length'] = String(contentLength);
    return incoming;
  }

  it.each([
    ['its limit of bytes', generous],
    ['its time limit', { ...generous, bytes: 1_000_000, totalMs: 1 }],
    ['its idle timeout', { ...generous, bytes: 1_000_000, idleTimeoutMs: 1 }],
  ])('ends at %s', async (_, limits) => {
    const incoming = uploading();
    const response = await createLinger(limits)(new Response('refused'), incoming);
    incoming.push(Buffer.alloc(1_001));
    expect(await response.text()).toBe('refused');
  });

  it('ends with the body', async () => {
    const incoming = uploading();
    const response = await createLinger(generous)(new Response('refused'), incoming);
    incoming.push(Buffer.alloc(10));
    incoming.push(null);
    expect(await response.text()).toBe('refused');
  });

  it('ends at once when too many others wait', async () => {
    const linger = createLinger(generous);
    const first = uploading();
    const waiting = await linger(new Response('refused'), first);
    const answer = new Response('refused');
    expect(await linger(answer, uploading())).toBe(answer);
    await waiting.body?.cancel();
    expect(await linger(answer, uploading())).not.toBe(answer);
  });

  it('is not delayed when only a little is missing', async () => {
    const answer = new Response('refused');
    expect(await createLinger(generous)(answer, uploading(1_000))).toBe(answer);
  });

  it('ends with a short body when it ends the connection', async () => {
    const refusal = () => new Response('refused', { headers: { connection: 'close' } });
    const linger = createLinger({ ...generous, connections: 2 });
    for (const [answer, isClosing] of [
      [refusal(), false],
      [new Response('refused'), true],
    ] as const) {
      const incoming = uploading(1_000);
      const response = await linger(answer, incoming, isClosing);
      expect(response).not.toBe(answer);
      incoming.push(null);
      expect(await response.text()).toBe('refused');
    }
  });
});
