import { afterEach, expect, it, vi } from 'vitest';
import { ownDataCalls } from '../contract/own-data.ts';
import { fakeIdentity, testEnvironment } from '../testing/store.ts';
import { download } from './download.ts';

const encoder = new TextEncoder();

/** Replaces `fetch` by these responses. */
function serve(...answers: readonly Response[]) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push(new Request(url, init));
    return answers[requests.length - 1];
  });
  return requests;
}

function receive() {
  const received: number[] = [];
  const environment = testEnvironment({ identity: fakeIdentity() });
  const { signal } = new AbortController();
  const onReceived = (bytes: number) => void received.push(bytes);
  const request = { userID: 'mira@example.com' };
  return { received, file: download(environment, ownDataCalls.exportData, request, { signal, onReceived }) };
}

/** A body of these parts, which then ends or fails. */
function body(parts: readonly string[], error?: Error) {
  const left = [...parts];
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = left.shift();
      if (part !== undefined) controller.enqueue(encoder.encode(part));
      else if (error) controller.error(error);
      else controller.close();
    },
  });
}

afterEach(() => void vi.unstubAllGlobals());

it('the file is received with the token, and its bytes are counted', async () => {
  const requests = serve(new Response(body(['PK', '1234'])));
  const { received, file } = receive();
  expect(await (await file).text()).toBe('PK1234');
  expect(received).toEqual([2, 6]);
  expect(requests[0]?.url).toMatch(/\/exportData\?userID=mira%40example\.com$/);
  expect(requests[0]?.headers.get('Authorization')).toBe('Bearer token-1');
});

it('a refused token is renewed once', async () => {
  const requests = serve(new Response(null, { status: 401 }), new Response(body(['PK'])));
  await receive().file;
  expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
    'Bearer token-1',
    'Bearer token-2',
  ]);
});

it('when the server refuses, fails with its error', async () => {
  const refusal = { success: false, error: 'Already.', code: 'IN_PROGRESS' };
  serve(Response.json(refusal, { status: 409 }));
  await expect(receive().file).rejects.toEqual({
    kind: 'api',
    status: 409,
    code: 'IN_PROGRESS',
    message: 'Already.',
  });
});

it('when the response ends before its end, fails', async () => {
  serve(new Response(body(['PK'], new TypeError('terminated'))));
  await expect(receive().file).rejects.toThrow('terminated');
});
