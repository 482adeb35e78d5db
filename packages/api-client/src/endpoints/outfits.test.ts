import { expect, it, vi } from 'vitest';
import { api } from '../api.ts';
import { staleReadsOf } from '../cache/stale-reads.ts';
import { outfitWire } from '../testing/blank-wires.ts';
import { byPath, createTestStore, fakeNetwork, type Reply } from '../testing/store.ts';
import { loadedOutfits, outfitsApi } from './outfits.ts';

const wire = (id: string, rest: object = {}) => outfitWire({ id, name: id, ...rest });

const missing: Reply = {
  status: 404,
  body: { success: false, error: 'The outfit does not exist.', code: 'NOT_FOUND' },
};

interface Answers {
  readonly next?: string | null;
  /** The differences of the outfit that adding one answers with. */
  readonly added?: object;
  readonly deletion?: Reply;
}

/** Loads the list. */
async function openList({ next = null, added = {}, deletion = { body: { success: true } } }: Answers = {}) {
  fakeNetwork(
    byPath({
      'GET /getOutfits': {
        body: { success: true, outfits: [wire('sunday'), wire('gallery')], total: 2, next },
      },
      'POST /addOutfit': {
        body: { success: true, outfit: wire('new', { image: '/outfitImage/new.sig?v=1', ...added }) },
      },
      'PUT /updateOutfit/sunday': {
        body: { success: true, outfit: wire('sunday', { name: 'Market', version: 2 }) },
      },
      'DELETE /deleteOutfit/sunday': deletion,
      'DELETE /deleteOutfit/gallery': { status: 500, body: {} },
      'GET /outfit/sunday': missing,
      'GET /outfit/gallery': { status: 500, body: {} },
    }),
  );
  const store = createTestStore();
  const { getOutfits } = outfitsApi.endpoints;
  await store.dispatch(getOutfits.initiate(undefined));
  const list = () => {
    const pages = getOutfits.select(undefined)(store.getState()).data?.pages ?? [];
    return { names: loadedOutfits(pages).map(({ name }) => name), total: pages[0]?.total };
  };
  return { store, list };
}

const facts = { name: 'x', occasions: [], layers: [] };

it('a new outfit is the first of the list, and its image has an address', async () => {
  const { store, list } = await openList();
  const { data } = await store.dispatch(outfitsApi.endpoints.addOutfit.initiate(facts));
  expect(data?.image).toMatchObject({
    src: 'https://aura.test/api/aura/outfitImage/new.sig?v=1',
    width: 960,
    height: 1200,
  });
  expect(list()).toEqual({ names: ['new', 'sunday', 'gallery'], total: 3 });
});

it('when adding an outfit is repeated, it is in the list and in the total once', async () => {
  const { store, list } = await openList();
  const add = () => store.dispatch(outfitsApi.endpoints.addOutfit.initiate(facts));
  await add();
  await add();
  expect(list()).toEqual({ names: ['new', 'sunday', 'gallery'], total: 3 });
});

it('when a repeated call answers with an outfit of a page that is not loaded, the list stays', async () => {
  const added = { createdAt: '2026-11-20T10:00:00.000Z' };
  const { store, list } = await openList({ next: '1_gallery', added });
  await store.dispatch(outfitsApi.endpoints.addOutfit.initiate(facts));
  expect(list()).toEqual({ names: ['sunday', 'gallery'], total: 2 });
});

it('a changed outfit is replaced in the list and where it is open', async () => {
  const { store, list } = await openList();
  await store.dispatch(outfitsApi.endpoints.updateOutfit.initiate({ ...facts, id: 'sunday', version: 1 }));
  expect(list().names).toEqual(['Market', 'gallery']);
  const open = () => outfitsApi.endpoints.getOutfit.select('sunday')(store.getState()).data;
  await vi.waitFor(() => expect(open()?.version).toBe(2));
});

it('a deleted outfit leaves the list', async () => {
  const { store, list } = await openList();
  await store.dispatch(outfitsApi.endpoints.deleteOutfit.initiate('sunday'));
  expect(list()).toEqual({ names: ['gallery'], total: 1 });
});

it('an outfit that was deleted elsewhere leaves the list when it is deleted here', async () => {
  const { store, list } = await openList({ deletion: missing });
  const { error } = await store.dispatch(outfitsApi.endpoints.deleteOutfit.initiate('sunday'));
  expect(error).toBeUndefined();
  expect(list()).toEqual({ names: ['gallery'], total: 1 });
});

it('when deleting fails, the outfit stays in the list', async () => {
  const { store, list } = await openList();
  await store.dispatch(outfitsApi.endpoints.deleteOutfit.initiate('gallery'));
  expect(list().names).toEqual(['sunday', 'gallery']);
});

it('an outfit that the server no longer has leaves the list, once', async () => {
  const { store, list } = await openList();
  const read = () =>
    store.dispatch(outfitsApi.endpoints.getOutfit.initiate('sunday', { forceRefetch: true }));
  await read();
  await vi.waitFor(() => expect(list()).toEqual({ names: ['gallery'], total: 1 }));
  await read();
  expect(list()).toEqual({ names: ['gallery'], total: 1 });
});

it('when an outfit cannot be read for another reason, it stays in the list', async () => {
  const { store, list } = await openList();
  await store.dispatch(outfitsApi.endpoints.getOutfit.initiate('gallery'));
  expect(list().total).toBe(2);
});

it('when another tab has changed outfits, the list is read again', async () => {
  const { store, list } = await openList();
  await store.dispatch(outfitsApi.endpoints.addOutfit.initiate(facts));
  const tags = staleReadsOf({
    type: 'api/executeMutation/fulfilled',
    meta: { arg: { endpointName: 'deleteOutfit', originalArgs: 'new' } },
  });
  store.dispatch(api.util.invalidateTags([...tags]));
  await vi.waitFor(() => expect(list()).toEqual({ names: ['sunday', 'gallery'], total: 2 }));
});
