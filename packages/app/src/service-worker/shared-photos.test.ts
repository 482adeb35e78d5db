import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteSharedPhotos, deleteUsedPhotos, readSharedPhotos } from '../platform/offline/shared-photos.ts';
import { createFakeCaches } from '../testing/fake-caches.ts';
import { receivePhotos } from './shared-photos.ts';

const origin = 'https://aura.example';
const now = Date.parse('2026-06-01T12:00:00Z');
const dayMs = 24 * 60 * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.stubGlobal('caches', createFakeCaches());
  vi.stubGlobal('location', { origin });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Shares files as an app does, and returns where the page goes. */
async function share(...files: readonly File[]) {
  const body = new FormData();
  for (const file of files) body.append('photos', file);
  const response = await receivePhotos(new Request(`${origin}/share`, { method: 'POST', body }));
  return { status: response.status, location: response.headers.get('location') };
}

const photo = (name: string) => new File([`bytes of ${name}`], name, { type: 'image/jpeg' });
const opened = { status: 303, location: `${origin}/home?shared=1` };

it('shared photos are stored with their names and types, in their order', async () => {
  expect(await share(photo('Zoë 1.jpg'), photo('2.jpg'))).toEqual(opened);
  const shared = await readSharedPhotos();
  expect(shared?.hasMore).toBe(false);
  expect(shared?.photos.map(({ name, file }) => [name, file?.type])).toEqual([
    ['Zoë 1.jpg', 'image/jpeg'],
    ['2.jpg', 'image/jpeg'],
  ]);
  expect(await shared?.photos[0]?.file?.text()).toBe('bytes of Zoë 1.jpg');
});

it('later shared photos replace earlier ones', async () => {
  await share(photo('1.jpg'), photo('2.jpg'));
  await share(photo('3.jpg'));
  expect((await readSharedPhotos())?.photos.map(({ name }) => name)).toEqual(['3.jpg']);
});

it('more than 15 photos are stored up to the limit', async () => {
  await share(...Array.from({ length: 16 }, (_, index) => photo(`${index}.jpg`)));
  const shared = await readSharedPhotos();
  expect(shared?.photos).toHaveLength(15);
  expect(shared?.hasMore).toBe(true);
});

it('of a file that is too large, only the name is stored', async () => {
  const large = photo('film.mp4');
  vi.spyOn(FormData.prototype, 'getAll').mockReturnValue([
    Object.defineProperty(large, 'size', { value: 26_214_401 }),
  ]);
  await share(large);
  vi.restoreAllMocks();
  expect((await readSharedPhotos())?.photos).toEqual([
    { address: `${origin}/share/0`, name: 'film.mp4', file: null },
  ]);
});

it('a form without files stores nothing, and the page opens', async () => {
  expect(await share()).toEqual(opened);
  expect(await readSharedPhotos()).toBeNull();
});

it('when the disk is full, nothing is stored, and the page opens', async () => {
  const full = createFakeCaches();
  const put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  vi.stubGlobal('caches', { ...full, open: async () => ({ ...(await full.open('')), put }) });
  expect(await share(photo('1.jpg'))).toEqual(opened);
  expect(await readSharedPhotos()).toBeNull();
});

it('when some photos are deleted, the others stay, and the limit counts all that were shared', async () => {
  await share(photo('1.jpg'), photo('2.jpg'), photo('3.jpg'));
  const shared = await readSharedPhotos();
  await deleteUsedPhotos(shared?.photos.filter(({ name }) => name !== '2.jpg') ?? []);
  const left = await readSharedPhotos();
  expect(left?.photos.map(({ name }) => name)).toEqual(['2.jpg']);
  expect(left?.hasMore).toBe(false);
  await deleteUsedPhotos(left?.photos ?? []);
  expect(await readSharedPhotos()).toBeNull();
});

it('photos that were not used are forgotten after a day', async () => {
  await share(photo('1.jpg'));
  vi.setSystemTime(now + dayMs);
  expect(await readSharedPhotos()).not.toBeNull();
  vi.setSystemTime(now + dayMs + 1);
  expect(await readSharedPhotos()).toBeNull();
  vi.setSystemTime(now);
  expect(await readSharedPhotos()).toBeNull();
});

it('deleted photos cannot be read, and a browser without caches has none', async () => {
  await share(photo('1.jpg'));
  await deleteSharedPhotos();
  expect(await readSharedPhotos()).toBeNull();
  vi.stubGlobal('caches', undefined);
  await deleteSharedPhotos();
  expect(await readSharedPhotos()).toBeNull();
});
