import { expect, it } from 'vitest';
import { outfitWire } from '../testing/blank-wires.ts';
import { byPath, createTestStore, fakeNetwork } from '../testing/store.ts';
import { itemWireOf } from '../testing/wires.ts';
import { itemsApi } from './items.ts';
import { outfitsApi } from './outfits.ts';
import { wearsApi } from './wears.ts';

const wire = (id: string, date: string, rest: object = {}) => ({
  id,
  date,
  planned: false,
  itemIds: ['item-1'],
  outfitId: null,
  postId: null,
  ...rest,
});
const november = { from: '2026-11-01', to: '2026-11-30' };
const december = { from: '2026-12-01', to: '2026-12-31' };
const outfit = { id: 'sunday', name: 'Sunday', layers: [] };
const outfitCount = (wears: number, lastWorn: string | null, plannedDays: readonly string[] = []) => ({
  id: 'sunday',
  wears,
  lastWorn,
  plannedDays,
});
const count = (wears: number, lastWorn: string | null) => [{ id: 'item-1', wears, lastWorn }];

async function openCalendar() {
  const sent = fakeNetwork(
    byPath({
      'GET /getWears': (request) => {
        const isNovember = new URL(request.url).searchParams.get('from') === november.from;
        const wears = isNovember ? [wire('w-1', '2026-11-03'), wire('w-2', '2026-11-20')] : [];
        return { body: { success: true, wears, outfits: [] } };
      },
      'GET /item/item-1': { body: { success: true, item: itemWireOf({ wears: 2, lastWorn: '2026-11-20' }) } },
      'POST /addWear': {
        body: {
          success: true,
          added: true,
          items: count(3, '2026-11-20'),
          wear: wire('w-3', '2026-11-10', { outfitId: 'sunday' }),
          outfits: [outfit],
          outfit: outfitCount(1, '2026-11-10'),
        },
      },
      'DELETE /deleteWear/w-2': {
        body: { success: true, items: count(1, '2026-11-03'), outfit: outfitCount(0, null, ['2026-12-24']) },
      },
      'GET /getOutfits': {
        body: { success: true, outfits: [outfitWire({ id: 'sunday' }), outfitWire()], total: 2, next: null },
      },
      'GET /outfit/sunday': { body: { success: true, outfit: outfitWire({ id: 'sunday' }) } },
    }),
  );
  const store = createTestStore();
  const { getWears } = wearsApi.endpoints;
  for (const range of [november, december]) await store.dispatch(getWears.initiate(range));
  await store.dispatch(itemsApi.endpoints.getItem.initiate('item-1'));
  const ids = (range: typeof november) =>
    getWears
      .select(range)(store.getState())
      .data?.map(({ id }) => id);
  const worn = () => itemsApi.endpoints.getItem.select('item-1')(store.getState()).data?.worn;
  return { store, sent, ids, worn };
}

it('a logged wear is part of the loaded months that contain it, in the order of days', async () => {
  const { store, ids } = await openCalendar();
  const { data } = await store.dispatch(
    wearsApi.endpoints.addWear.initiate({ date: '2026-11-10', itemIds: ['item-1'], outfitId: 'sunday' }),
  );
  expect(data?.wear.outfit).toEqual(outfit);
  expect([ids(november), ids(december)]).toEqual([['w-1', 'w-3', 'w-2'], []]);
});

it('an item has its days, and they change with its wears, without a further request', async () => {
  const { store, sent, worn } = await openCalendar();
  expect(worn()).toEqual({ days: 2, last: '2026-11-20' });
  await store.dispatch(wearsApi.endpoints.addWear.initiate({ date: '2026-11-10', itemIds: ['item-1'] }));
  expect(worn()).toEqual({ days: 3, last: '2026-11-20' });
  await store.dispatch(wearsApi.endpoints.deleteWear.initiate('w-2'));
  expect(worn()).toEqual({ days: 1, last: '2026-11-03' });
  expect(sent).toHaveLength(5);
});

it('an outfit has its days, and they change with its wears, in the list and where it is open', async () => {
  const { store, sent } = await openCalendar();
  const { getOutfit, getOutfits } = outfitsApi.endpoints;
  await store.dispatch(getOutfits.initiate());
  await store.dispatch(getOutfit.initiate('sunday'));
  const facts = () => {
    const listed = getOutfits.select()(store.getState()).data?.pages[0]?.outfits ?? [];
    const open = getOutfit.select('sunday')(store.getState()).data;
    expect(listed[0]).toEqual(open);
    expect(listed[1]?.worn).toEqual({ days: 0, last: null });
    return [open?.worn, open?.plannedDays];
  };
  await store.dispatch(wearsApi.endpoints.addWear.initiate({ date: '2026-11-10', itemIds: ['item-1'] }));
  expect(facts()).toEqual([{ days: 1, last: '2026-11-10' }, []]);
  await store.dispatch(wearsApi.endpoints.deleteWear.initiate('w-2'));
  expect(facts()).toEqual([{ days: 0, last: null }, ['2026-12-24']]);
  expect(sent).toHaveLength(7);
});

it('an outfit that an earlier version of the server has answered was not worn', async () => {
  const { wears: _, lastWorn: __, plannedDays: ___, ...earlier } = outfitWire();
  fakeNetwork(byPath({ 'GET /outfit/o_1': { body: { success: true, outfit: earlier } } }));
  const { data } = await createTestStore().dispatch(outfitsApi.endpoints.getOutfit.initiate('o_1'));
  expect(data).toMatchObject({ worn: { days: 0, last: null }, plannedDays: [] });
});

it('a deleted wear leaves its month', async () => {
  const { store, ids } = await openCalendar();
  await store.dispatch(wearsApi.endpoints.deleteWear.initiate('w-2'));
  expect(ids(november)).toEqual(['w-1']);
});

it('when deleting fails, the wear stays', async () => {
  const { store, ids } = await openCalendar();
  await store.dispatch(wearsApi.endpoints.deleteWear.initiate('w-1'));
  expect(ids(november)).toEqual(['w-1', 'w-2']);
});
