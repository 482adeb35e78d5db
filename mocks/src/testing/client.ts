import type { Call, RequestOf, ResponseOf } from '@aura/api-client/contract/call';
import { encodeRequest } from '@aura/api-client/contract/encode';
import { getResponse } from 'msw';
import { mockToken } from '../identity.ts';
import { createMocks, type MocksOptions } from '../mocks.ts';
import { tinyWorld } from './tiny-world.ts';

const testNow = Date.parse('2026-05-01T12:00:00.000Z');
const root = 'https://aura.test/api/aura';

/** The header of a JPEG of 3 by 2 pixels: an empty APP0 segment and the start of a frame. */
export const smallJpeg = new Blob(
  [
    Uint8Array.of(
      0xff,
      0xd8,
      0xff,
      0xe0,
      0,
      4,
      0,
      0,
      0xff,
      0xc0,
      0,
      17,
      8,
      0,
      2,
      0,
      3,
      3,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
    ),
  ],
  { type: 'image/jpeg' },
);

export interface TestResponse<C extends Call> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ResponseOf<C> & { readonly code?: string; readonly error?: string };
}

/** The parsed JSON, the bytes of an image, or nothing of a stream, which does not end. */
async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('Content-Type') ?? '';
  if (type.startsWith('text/event-stream')) return response.body?.cancel();
  return type.startsWith('application/json') ? response.json() : response.blob();
}

/** Creates mocks over the tiny world with a fixed clock, and a client for their handlers. */
export function createTestMocks(options: Partial<MocksOptions> = {}) {
  const clock = { now: testNow };
  const mocks = createMocks({
    world: tinyWorld,
    now: () => clock.now,
    analysisDelayMs: 0,
    slowMs: 0,
    readImage: async (file) => new Blob([`bytes of ${file}`], { type: 'image/jpeg' }),
    ...options,
  });

  /** Sends a request unchanged. */
  async function send(request: Request): Promise<Response> {
    const response = await getResponse([...mocks.handlers], request);
    if (response === undefined) throw new Error(`No handler for ${request.method} ${request.url}.`);
    return response;
  }

  /**
   * Makes a call of the contract.
   * @param username the caller; null for none
   */
  async function call<C extends Call>(
    row: C,
    request: RequestOf<C>,
    username: string | null = 'mira',
    headers: Readonly<Record<string, string>> = {},
  ): Promise<TestResponse<C>> {
    const { method, path, body, contentType } = encodeRequest(row, request);
    const all = new Headers(headers);
    if (contentType !== undefined) all.set('Content-Type', contentType);
    if (username !== null) all.set('Authorization', `Bearer ${mockToken(`uid-${username}`)}`);
    const response = await send(new Request(root + path, { method, headers: all, body }));
    const parsed = await readBody(response);
    return { status: response.status, headers: response.headers, body: parsed as TestResponse<C>['body'] };
  }

  return { mocks, clock, send, call };
}
