import { configureStore } from '@reduxjs/toolkit';
import { onTestFinished, vi } from 'vitest';
import { api } from '../api.ts';
import type { ApiEnvironment } from '../base-query.ts';
import { followStatesReducers } from '../cache/follow-states.ts';
import type { ApiIdentity } from '../transport/session.ts';

export const testRoot = 'https://aura.test/api/aura';

/** A response of the fake network: a status with a JSON body, or a text that is not JSON. */
export interface Reply {
  readonly status?: number;
  readonly body?: unknown;
  readonly text?: string;
}

type Answerer = (request: Request) => Reply | Promise<Reply>;

/**
 * Replaces `fetch` with a fake network until the test ends.
 * @returns the requests that were sent; it grows with each one
 */
export function fakeNetwork(answer: Answerer): Request[] {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    sent.push(request);
    request.signal.throwIfAborted();
    const { status = 200, body, text = JSON.stringify(body) } = await answer(request);
    return new Response(text, { status });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return sent;
}

/** Responds by method and path, such as `GET /posts`, without the API's root. */
export function byPath(replies: Readonly<Record<string, Reply | Answerer>>): Answerer {
  return (request) => {
    const path = new URL(request.url).pathname.replace('/api/aura', '');
    const reply = replies[`${request.method} ${path}`] ?? { status: 404, body: {} };
    return typeof reply === 'function' ? reply(request) : reply;
  };
}

/** A signed-in user whose first token is `token-1`. */
export function fakeIdentity(overrides: Partial<ApiIdentity> = {}) {
  let issued = 1;
  return {
    getToken: vi.fn(async ({ force = false } = {}): Promise<string | null> => {
      if (force) issued += 1;
      return `token-${issued}`;
    }),
    refused: vi.fn(),
    ...overrides,
  };
}

/** A fake environment of the calls. */
export function testEnvironment(overrides: Partial<ApiEnvironment> = {}): ApiEnvironment {
  return { root: testRoot, identity: fakeIdentity(), newKey: () => 'fresh-key', ...overrides };
}

/** A store with a fake environment. */
export function createTestStore(overrides: Partial<ApiEnvironment> = {}) {
  const environment = testEnvironment(overrides);
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, ...followStatesReducers },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: environment }, serializableCheck: false }).concat(api.middleware),
  });
}
