import { expect, it } from 'vitest';
import { byPath, createTestStore, fakeNetwork } from '../testing/store.ts';
import { itemWireOf } from '../testing/wires.ts';
import { itemsApi } from './items.ts';
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
        },
      },
      'DELETE /deleteWear/w-2': { body: { success: true, items: count(1, '2026-11-03') } },
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
