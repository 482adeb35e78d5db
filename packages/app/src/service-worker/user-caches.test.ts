import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { userCacheName } from '../platform/offline/user-cache-names.ts';
import { createFakeCaches } from '../testing/fake-caches.ts';
import { boundedPlugin, currentUser, deleteUserCaches, startUser } from './user-caches.ts';

const hourMs = 60 * 60_000;
const now = Date.parse('2026-06-01T12:00:00Z');
const name = userCacheName('uid-1', 'images');

beforeEach(async () => {
  vi.useFakeTimers({ now });
  vi.stubGlobal('caches', createFakeCaches());
  await deleteUserCaches();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Stores a response as a strategy of Workbox does. */
async function store(plugin: WorkboxPlugin, url: string, response = new Response('body')) {
  const request = new Request(`https://aura.example${url}`);
  const event = {} as ExtendableEvent;
  const stored = await plugin.cacheWillUpdate?.({ request, response, event });
  if (!stored) return;
  await (await caches.open(name)).put(request, stored);
  await plugin.cacheDidUpdate?.({ cacheName: name, request, newResponse: stored, event });
}

async function isUsed(plugin: WorkboxPlugin, url: string): Promise<boolean> {
  const request = new Request(`https://aura.example${url}`);
  const cachedResponse = await caches.match(request.url, { cacheName: name });
  const event = {} as ExtendableEvent;
  return Boolean(
    await plugin.cachedResponseWillBeUsed?.({ cacheName: name, request, cachedResponse, event }),
  );
}

it('an image that may become private is used for an hour, and not with a clock that was set back', async () => {
  const plugin = boundedPlugin('uid-1', 'images');
  await store(plugin, '/a');
  vi.setSystemTime(now + hourMs - 1);
  expect(await isUsed(plugin, '/a')).toBe(true);
  vi.setSystemTime(now + hourMs);
  expect(await isUsed(plugin, '/a')).toBe(false);
  vi.setSystemTime(now - 1);
  expect(await isUsed(plugin, '/a')).toBe(false);
});

it('an image that the cache of the browser answers again is used for an hour after it was first stored', async () => {
  const plugin = boundedPlugin('uid-1', 'images');
  const sentAt = (time: number) => new Response('body', { headers: { date: new Date(time).toUTCString() } });
  await store(plugin, '/a', sentAt(now));
  vi.setSystemTime(now + hourMs - 1);
  await store(plugin, '/a', sentAt(now));
  vi.setSystemTime(now + hourMs);
  expect(await isUsed(plugin, '/a')).toBe(false);
  await store(plugin, '/a', sentAt(now + hourMs));
  expect(await isUsed(plugin, '/a')).toBe(true);
});

it('own data are used with a clock that was set back', async () => {
  const plugin = boundedPlugin('uid-1', 'own');
  await store(plugin, '/a');
  vi.setSystemTime(now - 24 * hourMs);
  expect(await isUsed(plugin, '/a')).toBe(true);
});

it('with too many entries, deletes those that were stored first', async () => {
  const plugin = boundedPlugin('uid-1', 'images');
  for (let index = 0; index < 102; index += 1) await store(plugin, `/${index}`);
  const stored = await (await caches.open(name)).keys();
  expect(stored.map(({ url }) => new URL(url).pathname)).toEqual(
    Array.from({ length: 100 }, (_, index) => `/${index + 2}`),
  );
});

it('when an image is stored, deletes those that are too old', async () => {
  await store(boundedPlugin('uid-1', 'images'), '/old');
  vi.setSystemTime(now + hourMs);
  await store(boundedPlugin('uid-1', 'images'), '/new');
  const stored = await (await caches.open(name)).keys();
  expect(stored.map(({ url }) => new URL(url).pathname)).toEqual(['/new']);
});

it('errors are not stored', async () => {
  await store(boundedPlugin('uid-1', 'images'), '/a', new Response('', { status: 404 }));
  expect(await caches.has(name)).toBe(false);
});

it('a response that arrives after the sign-out is not stored', async () => {
  await startUser('uid-1');
  const early = boundedPlugin('uid-1', 'images');
  await store(early, '/a');
  expect(await currentUser()).toBe('uid-1');
  await deleteUserCaches();
  expect(await caches.keys()).toEqual([]);
  expect(await currentUser()).toBeNull();
  await store(early, '/b');
  expect(await caches.keys()).toEqual([]);
});

it('when the user leaves while a response is written, the cache is deleted again', async () => {
  const plugin = boundedPlugin('uid-1', 'images');
  const request = new Request('https://aura.example/a');
  const event = {} as ExtendableEvent;
  await deleteUserCaches();
  await (await caches.open(name)).put(request, new Response(''));
  await plugin.cacheDidUpdate?.({ cacheName: name, request, newResponse: new Response(''), event });
  expect(await caches.has(name)).toBe(false);
});

it("another user's first request deletes the caches of the previous one, and no others", async () => {
  await caches.open('aura:shell:1');
  await store(boundedPlugin('uid-1', 'images'), '/a');
  await startUser('uid-2');
  expect(await caches.keys()).toEqual(['aura:shell:1']);
});
