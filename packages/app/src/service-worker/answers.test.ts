import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type UserCacheKind, userCacheName } from '../platform/offline/user-cache-names.ts';
import { createFakeCaches } from '../testing/fake-caches.ts';

const origin = 'https://aura.example';
const postUrl = `${origin}/api/aura/post/post-1`;
const imageUrl = `${origin}/api/aura/itemImage/image-1`;
const pageUrl = `${origin}/post/post-1`;
const headers = { authorization: `Bearer head.${btoa(JSON.stringify({ sub: 'uid-1' }))}.sign` };

/** The parts of a fetch event that a strategy of Workbox reads. */
class FakeFetchEvent {
  readonly clientId = 'page-1';
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly work: Promise<unknown>[] = [];
  response: Promise<Response> | undefined;
  constructor(request: Request, preloaded?: Response) {
    this.request = request;
    this.preloadResponse = Promise.resolve(preloaded);
  }
  waitUntil(work: Promise<unknown>): void {
    this.work.push(work);
  }
  respondWith(response: Promise<Response>): void {
    this.response = response;
  }
}

/** The messages to the page. */
let messages: unknown[];
let network: Response;

const read = (url: string) => {
  const request = new Request(url, { headers });
  if (url === imageUrl) Object.defineProperty(request, 'destination', { value: 'image' });
  if (url === pageUrl) {
    Object.defineProperties(request, { mode: { value: 'navigate' }, destination: { value: 'document' } });
  }
  return request;
};

/** Stores a response in a cache of the user. */
async function store(url: string, kind: UserCacheKind): Promise<void> {
  const cache = await caches.open(userCacheName('uid-1', kind));
  await cache.put(url, new Response('stored', { headers: { 'aura-stored-at': String(Date.now()) } }));
}

/** Answers a request as the service worker does. */
async function answered(url: string, preloaded?: Response): Promise<readonly [number, string]> {
  const { answer } = await import('./answers.ts');
  const event = new FakeFetchEvent(read(url), preloaded);
  answer(event as unknown as FetchEvent);
  const response = await event.response;
  await Promise.all(event.work);
  return [response?.status ?? 0, (await response?.text()) ?? ''];
}

/** Resolves relative addresses, as in a browser. */
class BrowserRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, origin) : input, init);
  }
}

beforeEach(() => {
  messages = [];
  const postMessage = (message: unknown) => messages.push(message);
  vi.stubGlobal('caches', createFakeCaches());
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('self', { clients: { get: async () => ({ postMessage }) }, __WB_DISABLE_DEV_LOGS: true });
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('Request', BrowserRequest);
  vi.stubGlobal('FetchEvent', FakeFetchEvent);
  vi.stubGlobal('ExtendableEvent', FakeFetchEvent);
  vi.stubGlobal('__RELEASE__', { version: 'release-1', files: [] });
  vi.stubGlobal('fetch', async () => network.clone());
});
afterEach(() => void vi.unstubAllGlobals());

it.each([502, 503, 504])(
  'when the server is answered for with %i, the page receives the stored data and the message that they are stored',
  async (status) => {
    await store(postUrl, 'posts');
    network = new Response('unavailable', { status });
    expect(await answered(postUrl)).toEqual([200, 'stored']);
    await expect.poll(() => messages).toEqual(['stored-answers']);
  },
);

it('when the server is unavailable, the stored image is shown', async () => {
  await store(imageUrl, 'images');
  network = new Response('unavailable', { status: 502 });
  expect(await answered(imageUrl)).toEqual([200, 'stored']);
});

it('when the server is unavailable and nothing is stored, the page receives the response of the server', async () => {
  network = new Response('unavailable', { status: 503 });
  expect(await answered(postUrl)).toEqual([503, 'unavailable']);
});

it('when the server answers a request with an error of its own, the page receives the error, not the stored data', async () => {
  await store(postUrl, 'posts');
  network = new Response('failed', { status: 500 });
  expect(await answered(postUrl)).toEqual([500, 'failed']);
});

it.each([
  ['preloaded', new Response('unavailable', { status: 502 })],
  ['requested', undefined],
])('when a proxy answers a %s page with an error, the stored page is shown', async (_case, preloaded) => {
  const shell = await caches.open('aura:shell:release-1');
  await shell.put(`${origin}/home`, new Response('stored page'));
  network = new Response('unavailable', { status: 502 });
  expect(await answered(pageUrl, preloaded)).toEqual([200, 'stored page']);
});

it('when a proxy answers a page with an error and no page is stored, its error is shown', async () => {
  const preloaded = new Response('unavailable', { status: 502 });
  expect(await answered(pageUrl, preloaded)).toEqual([502, 'unavailable']);
});
