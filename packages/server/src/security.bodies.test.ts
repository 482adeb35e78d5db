import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { textBodyMaxBytes } from './http/form-limits.ts';
import { apiRoot } from './http/handle.ts';
import { sharePost } from './testing/content.ts';
import { startTestServer, type TestServer, type TestUser } from './testing/server.ts';

/** Bodies that stall, that have too many parts, or that come without a token. */

let server: TestServer;
let mira: TestUser;
let postID: string;
beforeAll(async () => {
  server = await startTestServer();
  mira = await server.signUp('mira');
  postID = (await sharePost(server, mira)).id;
});
afterAll(() => server.close());
afterEach(() => void vi.useRealTimers());

const multipart = 'multipart/form-data; boundary=x';
const form = 'application/x-www-form-urlencoded';

function send(
  call: Call,
  body: ReadableStream<Uint8Array>,
  contentType: string,
  token?: string,
): Promise<Response> {
  const path = call.path.replace(/\{\w+\}/g, 'some-id');
  const headers = { 'content-type': contentType, ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const init: RequestInit & { duplex: 'half' } = { method: call.method, body, headers, duplex: 'half' };
  return Promise.resolve(server.app.request(`${apiRoot}${path}`, init));
}

/** A body that sends a text repeatedly, as it is read. */
function repeated(text: string, times: number) {
  const state = { bytesRead: 0, textsRead: 0 };
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (state.textsRead >= times) return controller.close();
        state.textsRead += 1;
        state.bytesRead += bytes.byteLength;
        controller.enqueue(bytes);
      },
    },
    { highWaterMark: 0 },
  );
  return { body, state };
}

const filePart = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';

const chunkBytes = 65_536;

/** A body that sends so many bytes with a file, and then nothing until it is cut off. */
function stalling(bytes: number) {
  let cut: () => void = () => undefined;
  let allRead: () => void = () => undefined;
  const read = new Promise<void>((resolve) => {
    allRead = resolve;
  });
  const chunks = [new TextEncoder().encode(filePart)];
  for (let rest = bytes - filePart.length; rest > 0; rest -= chunkBytes) {
    chunks.push(new Uint8Array(Math.min(rest, chunkBytes)));
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        cut = () => controller.error(new Error('cut off'));
      },
      pull(controller) {
        const chunk = chunks.shift();
        if (chunk) return controller.enqueue(chunk);
        allRead();
        return new Promise(() => undefined);
      },
    },
    { highWaterMark: 0 },
  );
  return { body, read, cut: () => cut() };
}

async function comment(person: TestUser): Promise<number> {
  const request = { Email: person.email, userName: person.username, postID, comment: 'Nice' };
  return (await server.call(calls.addComment, request, person.token)).status;
}

describe('a stalled body', () => {
  it('of three accounts that use all memory does not stop the comment and the upload of another person', async () => {
    const most = 26_000_000;
    const rest = 64 * 1_048_576 - 52_000_000;
    const stalled = [most, most, rest].map(stalling);
    const answers: Promise<Response>[] = [];
    for (const [index, { body, read }] of stalled.entries()) {
      const { token } = await server.signUp(`stalling${index}`);
      const answer = send(calls.addPost, body, multipart, token);
      answers.push(answer);
      await Promise.race([read, answer]);
    }
    const another = await server.signUp('another');
    expect(await comment(another)).toBe(200);
    expect((await sharePost(server, another)).id).toBeTruthy();
    for (const { cut } of stalled) cut();
    for (const { status } of await Promise.all(answers)) expect([400, 503]).toContain(status);
  });

  it('is answered 408 after the grace time, and its connection is closed', async () => {
    const { body, read } = stalling(1_000_000);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const answer = send(calls.addPost, body, multipart, mira.token);
    await read;
    await vi.advanceTimersByTimeAsync(5_000);
    const { status, headers } = await answer;
    expect([status, headers.get('connection')]).toEqual([408, 'close']);
  });
});

describe('a body with more fields than its call has', () => {
  const field = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n';

  it.each([
    ['multipart', calls.addLike, multipart, field],
    ['multipart with a file', calls.addPost, multipart, field],
    ['a form', calls.addComment, form, 'a=b&'],
  ] as const)('in %s is answered 413 before the rest is read', async (_, call, type, text) => {
    const { body, state } = repeated(text, 300_000);
    expect((await send(call, body, type, mira.token)).status).toBe(413);
    expect(state.textsRead).toBeLessThan(50);
  });

  it.each([
    ['multipart', calls.addLike, multipart, filePart + 'x'.repeat(60_000)],
    ['a form', calls.addComment, form, `comment=${'x'.repeat(60_000)}`],
  ] as const)(
    'or more bytes, in %s, is answered 413 before the rest is read',
    async (_, call, type, text) => {
      const { body, state } = repeated(text, 300);
      expect((await send(call, body, type, mira.token)).status).toBe(413);
      expect(state.bytesRead).toBeLessThan(2 * textBodyMaxBytes);
    },
  );
});

describe('without a valid token, a body is answered 401 before it is read', () => {
  const writes = Object.values<Call>(calls).filter(
    ({ access, encoding }) => access === 'required' && encoding !== 'query',
  );

  it.each(writes.map((call) => [call.name, call] as const))('by %s', async (_, call) => {
    for (const token of [undefined, 'forged']) {
      const { body, state } = repeated('x', 10);
      expect((await send(call, body, multipart, token)).status).toBe(401);
      expect(state.bytesRead).toBe(0);
    }
  });
});
