import { expect, it, vi } from 'vitest';
import { api } from '../api.ts';
import { staleReadsOf } from '../cache/stale-reads.ts';
import { outfitWire } from '../testing/blank-wires.ts';
import { byPath, createTestStore, fakeNetwork } from '../testing/store.ts';
import { outfitsApi } from './outfits.ts';
import { outfitsWithItemApi } from './outfits-with-item.ts';

const { getOutfitsWithItem } = outfitsWithItemApi.endpoints;
const outfit = outfitWire({ id: 'rain' });

/** Reads the outfits with a coat, of which the server has two pages. */
async function openList() {
  const sent = fakeNetwork(
    byPath({
      'GET /getOutfits': ({ url }) => {
        const next = new URL(url).searchParams.has('after') ? null : '1_rain';
        return { body: { success: true, outfits: [outfit], total: 2, next } };
      },
      'POST /addOutfit': { body: { success: true, outfit } },
      'PUT /updateOutfit/rain': { body: { success: true, outfit } },
      'DELETE /deleteOutfit/rain': { body: { success: true } },
    }),
  );
  const store = createTestStore();
  await store.dispatch(getOutfitsWithItem.initiate('coat'));
  const reads = () =>
    sent.filter(({ url }) => url.includes('/getOutfits')).map(({ url }) => new URL(url).search);
  return { store, reads };
}

it('the first page is short, and the next one begins after it', async () => {
  const { store, reads } = await openList();
  const { data } = await store.dispatch(getOutfitsWithItem.initiate('coat', { direction: 'forward' }));
  expect(data?.pages.map(({ total }) => total)).toEqual([2, 2]);
  expect(reads()).toEqual(['?itemId=coat&limit=4', '?itemId=coat&limit=20&after=1_rain']);
});

const { addOutfit, updateOutfit, deleteOutfit } = outfitsApi.endpoints;
const facts = { name: 'Rain', occasions: [], layers: [] };

it('when an outfit is added, changed or deleted, the list is read again', async () => {
  const { store, reads } = await openList();
  await store.dispatch(addOutfit.initiate(facts));
  await vi.waitFor(() => expect(reads()).toHaveLength(2));
  await store.dispatch(updateOutfit.initiate({ ...facts, id: 'rain', version: 1 }));
  await vi.waitFor(() => expect(reads()).toHaveLength(3));
  await store.dispatch(deleteOutfit.initiate('rain'));
  await vi.waitFor(() => expect(reads()).toHaveLength(4));
});

it('when another tab has changed outfits, the list is read again', async () => {
  const { store, reads } = await openList();
  const tags = staleReadsOf({
    type: 'api/executeMutation/fulfilled',
    meta: { arg: { endpointName: 'deleteOutfit', originalArgs: 'rain' } },
  });
  store.dispatch(api.util.invalidateTags([...tags]));
  await vi.waitFor(() => expect(reads()).toHaveLength(2));
});
