import { localError } from '@aura/api-client/errors';
import { unknownItemFacts } from '@aura/domain/item-facts';
import type { ImportData } from '@aura/domain/own-data/import-data';
import type { ExportedItem } from '@aura/domain/own-data/schema';
import { unknownOwnFacts } from '@aura/domain/own-facts';
import { expect, it, vi } from 'vitest';
import type { ImportProgress } from '../../../platform/storage/import-progress.ts';
import { type ImportCalls, type ImportState, runImport } from './run-import.ts';

const item = (id: string): ExportedItem => ({
  id,
  createdAt: '2026-01-01T00:00:00.000Z',
  source: 'wardrobe',
  ...unknownItemFacts,
  ...unknownOwnFacts,
  season: [],
  price: null,
  name: id,
  category: 'Tops',
  showsCutout: true,
  front: null,
  back: null,
});
const place = { x: 50, y: 50, scale: 40, rotation: 0, mirrored: false, locked: false };
const layers = (...ids: readonly string[]) => ids.map((itemId) => ({ itemId, ...place }));
const outfit = (id: string, ...ids: readonly string[]) => ({
  id,
  createdAt: '2026-01-01T00:00:00.000Z',
  name: id,
  occasions: [],
  layers: layers(...ids),
});
const wear = { id: 'w', date: '2026-01-02', planned: false, itemIds: ['a', 'x'], outfitId: 'o', postId: 'p' };
const data: ImportData = {
  exportId: 'e',
  items: [item('b'), item('a')],
  outfits: [outfit('o', 'a', 'wished', 'x')],
  wears: [wear],
  wishlist: [{ itemId: 'wished', addedAt: '', source: 'aura-feed' }],
  problems: [],
  // The first item and the first outfit of the file were refused.
  rowNumbers: { items: [2, 3], wishlist: [1], outfits: [2], wears: [1] },
};
const refusal = (status: number) => ({ kind: 'api', status, code: null, message: '' });
const start: ImportProgress = { exportId: 'e', runId: 'run', added: {} };

function createCalls() {
  return {
    addItem: vi.fn(async ({ id }: ExportedItem, _key: string) => `new-${id}`),
    addToWishlist: vi.fn(async ({ itemId }: { itemId: string }) => itemId),
    addOutfit: vi.fn(async ({ name }: { name: string }, _key: string) => `new-${name}`),
    addWear: vi.fn(async ({ date }: { date: string }, _key: string) => `new-${date}`),
  };
}

function run(calls: ImportCalls, change: Partial<Parameters<typeof runImport>[0]> = {}) {
  const states: ImportState[] = [];
  const saved: Record<string, string> = {};
  const waitForLimit = vi.fn(async () => undefined);
  const result = runImport({
    data,
    duplicates: new Map(),
    knownOutfits: new Map(),
    progress: start,
    calls,
    waitForLimit,
    signal: new AbortController().signal,
    onState: (state) => void states.push(state),
    onAdded: (list, id, newId) => {
      saved[`${list}:${id}`] = newId;
    },
    ...change,
  });
  return { result, states, saved, waitForLimit };
}

it('adds items, wishlist, outfits and wears with the new ids, each under its own key', async () => {
  const calls = createCalls();
  const { result, saved } = run(calls);
  expect(await result).toMatchObject({ done: 5, total: 5, failures: [] });
  expect(calls.addItem.mock.calls.map(([, key]) => key)).toEqual([
    'import-run-items-a',
    'import-run-items-b',
  ]);
  // The layer of an item that the file does not have is left out.
  const facts = { name: 'o', occasions: [], layers: layers('new-a', 'wished') };
  expect(calls.addOutfit).toHaveBeenCalledWith(facts, 'import-run-outfits-o');
  const worn = { date: '2026-01-02', planned: false, itemIds: ['new-a'], outfitId: 'new-o' };
  expect(calls.addWear).toHaveBeenCalledWith(worn, 'import-run-wears-w');
  expect(saved).toEqual({
    'items:a': 'new-a',
    'items:b': 'new-b',
    'wishlist:wished': 'wished',
    'outfits:o': 'new-o',
    'wears:w': 'new-2026-01-02',
  });
});

it('adds the last row of a list first, so that the newest is added last, and names refused rows in their order', async () => {
  const addItem = vi.fn(async (_item: ExportedItem) => Promise.reject(refusal(422)));
  const { failures } = await run({ ...createCalls(), addItem }).result;
  expect(addItem.mock.calls.map(([{ id }]) => id)).toEqual(['a', 'b']);
  expect(failures.slice(0, 2).map(({ row, name }) => [row, name])).toEqual([
    [2, 'b'],
    [3, 'a'],
  ]);
});

it('a repeated import adds only what the one before has not added', async () => {
  const calls = createCalls();
  const added = { 'items:a': 'new-a', 'wishlist:wished': 'wished' };
  await run(calls, { progress: { ...start, added } }).result;
  expect(calls.addItem.mock.calls.map(([{ id }]) => id)).toEqual(['b']);
  expect(calls.addToWishlist).not.toHaveBeenCalled();
  expect(calls.addOutfit).toHaveBeenCalledOnce();
});

it('duplicates and outfits that are there already are used and not added', async () => {
  const calls = createCalls();
  const duplicates = new Map([
    ['a', 'mine'],
    ['b', 'mine-2'],
  ]);
  const knownOutfits = new Map([
    [
      JSON.stringify([
        'o',
        [
          ['mine', 50, 50, 40],
          ['wished', 50, 50, 40],
        ],
      ]),
      'my-outfit',
    ],
  ]);
  await run(calls, { duplicates, knownOutfits }).result;
  expect(calls.addItem).not.toHaveBeenCalled();
  expect(calls.addOutfit).not.toHaveBeenCalled();
  expect(calls.addWear.mock.calls[0]?.[0]).toMatchObject({ itemIds: ['mine'], outfitId: 'my-outfit' });
});

it('when the server refuses a row, it is named by its number in the file, the others are added, and what needs it is not available', async () => {
  const addItem = vi.fn(async ({ id }: ExportedItem) => {
    if (id === 'a') throw refusal(422);
    return `new-${id}`;
  });
  const addToWishlist = vi.fn(async () => Promise.reject(refusal(404)));
  const { result } = run({ ...createCalls(), addItem, addToWishlist });
  const { failures, done } = await result;
  expect(done).toBe(5);
  expect(failures.map(({ list, row, reason }) => [list, row, reason])).toEqual([
    ['items', 3, 'refused'],
    ['wishlist', 1, 'unavailable'],
    ['outfits', 2, 'unavailable'],
    ['wears', 1, 'unavailable'],
  ]);
});

it.each([
  ['at the limit of the server', refusal(429)],
  ['when the server is busy', refusal(503)],
  ['while the same request is still running', { ...refusal(409), code: 'IN_PROGRESS' }],
])('%s it waits, says so, and continues with the same key', async (_when, error) => {
  const addItem = vi.fn(async ({ id }: ExportedItem, _key: string) => `new-${id}`);
  addItem.mockRejectedValueOnce(error);
  const { result, states, waitForLimit } = run({ ...createCalls(), addItem });
  expect(await result).toMatchObject({ done: 5, failures: [] });
  expect(waitForLimit).toHaveBeenCalledOnce();
  expect(states.some(({ isWaiting, done }) => isWaiting && done === 0)).toBe(true);
  expect(addItem.mock.calls.slice(0, 2).map(([, key]) => key)).toEqual([
    'import-run-items-a',
    'import-run-items-a',
  ]);
});

it('when the connection is lost, it stops, and what was added is saved', async () => {
  const addItem = vi.fn(async ({ id }: ExportedItem) => {
    if (id === 'b') throw localError('network');
    return `new-${id}`;
  });
  const { result, saved } = run({ ...createCalls(), addItem });
  await expect(result).rejects.toMatchObject({ kind: 'network' });
  expect(saved).toEqual({ 'items:a': 'new-a' });
});

it('when it is cancelled, nothing more is added', async () => {
  const controller = new AbortController();
  const addItem = vi.fn(async ({ id }: ExportedItem) => {
    controller.abort();
    return `new-${id}`;
  });
  const { result, saved } = run({ ...createCalls(), addItem }, { signal: controller.signal });
  await expect(result).rejects.toThrow();
  expect(addItem).toHaveBeenCalledOnce();
  expect(saved).toEqual({ 'items:a': 'new-a' });
});
