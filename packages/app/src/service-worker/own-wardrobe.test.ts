import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userCacheName } from '../platform/offline/user-cache-names.ts';
import { createFakeCaches } from '../testing/fake-caches.ts';

const uid = 'uid-1';
const cacheName = userCacheName(uid, 'own');
const root = 'https://aura.example/api/aura/getAllUserItems';
const whole = `${root}?userID=a%40example.com`;
const first = `${root}?limit=2&userID=a%40example.com`;
const page = (after: string) => `${root}?limit=500&userID=a%40example.com&after=${after}`;
const event = {} as ExtendableEvent;

let worker: typeof import('./own-wardrobe.ts');
const restartWorker = async () => {
  vi.resetModules();
  worker = await import('./own-wardrobe.ts');
};

beforeEach(async () => {
  vi.stubGlobal('caches', createFakeCaches());
  await restartWorker();
});
afterEach(() => void vi.unstubAllGlobals());

const body = (ids: string, next?: string | null) => ({
  success: true,
  items: [...ids].map((id) => ({ id, image: `image-${id}` })),
  ...(next !== undefined && { next }),
});

/** Reads with a connection: the network's answer is stored as a strategy of Workbox does. */
async function readOnline(url: string, answer: object): Promise<void> {
  const plugin = worker.wardrobePlugin(uid, url);
  const request = new Request(url);
  const network = { request, response: Response.json(answer), event };
  const response = await plugin.fetchDidSucceed?.(network);
  const stored = await plugin.cacheWillUpdate?.({ request, response: response as Response, event });
  const key = await plugin.cacheKeyWillBeUsed?.({ request, mode: 'write', event, params: {} });
  if (stored && key) await (await caches.open(cacheName)).put(key, stored);
}

/** Reads without a connection. Returns the ids of the items and the next page, or null when there is no answer. */
async function readOffline(url: string) {
  const plugin = worker.wardrobePlugin(uid, url);
  const request = new Request(url);
  const key = await plugin.cacheKeyWillBeUsed?.({ request, mode: 'read', event, params: {} });
  const cachedResponse = await caches.match(key ?? request, { cacheName });
  const response = await plugin.cachedResponseWillBeUsed?.({ cacheName, request, cachedResponse, event });
  if (!response) return null;
  const { items, next } = await response.json();
  return [items.map(({ id }: { id: string }) => id).join(''), next ?? null];
}

describe('the wardrobe offline', () => {
  it('when all pages were read, is whole', async () => {
    await readOnline(first, body('ab', '1_b'));
    await readOnline(page('1_b'), body('cd', '1_d'));
    await readOnline(page('1_d'), body('e', null));
    expect(await readOffline(first)).toEqual(['abcde', null]);
    await restartWorker();
    expect(await readOffline(first)).toEqual(['abcde', null]);
  });

  it('when the release before has stored it, is whole', async () => {
    await (await caches.open(cacheName)).put(whole, Response.json(body('abcde')));
    expect(await readOffline(first)).toEqual(['abcde', null]);
    await readOnline(first, body('na', '1_a'));
    expect(await readOffline(page('1_a'))).toEqual(['bcde', null]);
  });

  it('when only the first page was read again, is as whole as before', async () => {
    await readOnline(first, body('ab', '1_b'));
    await readOnline(page('1_b'), body('c', null));
    await readOnline(first, body('na', '1_a'));
    expect(await readOffline(first)).toEqual(['abc', null]);
    expect(await readOffline(page('1_a'))).toEqual(['bc', null]);
  });

  it('when only the first page was ever read, says that there is more', async () => {
    await readOnline(first, body('ab', '1_b'));
    expect(await readOffline(first)).toEqual(['ab', '1_b']);
    expect(await readOffline(page('1_b'))).toBeNull();
  });

  it('a page that does not follow the pages before is not stored', async () => {
    await readOnline(first, body('ab', '1_b'));
    await readOnline(page('1_x'), body('y', null));
    expect(await readOffline(first)).toEqual(['ab', '1_b']);
  });

  it('an app of the release before reads it as a whole', async () => {
    await readOnline(whole, body('abc'));
    expect(await readOffline(whole)).toEqual(['abc', null]);
    expect(await readOffline(first)).toEqual(['abc', null]);
  });
});

it('the images of every page that was read are those of the own wardrobe', async () => {
  await readOnline(first, body('ab', '1_b'));
  await readOnline(page('1_b'), body('cd', '1_d'));
  const isOwn = (id: string) => worker.isOwnImage(uid, `https://aura.example/itemImage/${id}`, id);
  expect([await isOwn('image-a'), await isOwn('image-d'), await isOwn('image-e')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await worker.isOwnImage('uid-2', 'https://aura.example/itemImage/image-a', 'image-a')).toBe(false);
});
