import { expect, it } from 'vitest';
import { byPath, createTestStore, fakeNetwork } from '../testing/store.ts';
import { itemWireOf } from '../testing/wires.ts';
import { matchesApi } from './matches.ts';

it('the own items are returned by the item of the post, the closest first', async () => {
  fakeNetwork(
    byPath({
      'GET /matchItems/post-1': {
        body: {
          success: true,
          hasWardrobe: true,
          matches: [
            { itemId: 'a', ownItemIds: ['second', 'first'] },
            { itemId: 'b', ownItemIds: [] },
          ],
          items: [itemWireOf({ id: 'first' }), itemWireOf({ id: 'second' })],
        },
      },
    }),
  );
  const { data } = await createTestStore().dispatch(matchesApi.endpoints.matchItems.initiate('post-1'));
  expect(data?.hasWardrobe).toBe(true);
  expect(data?.ownItems.a?.map(({ id }) => id)).toEqual(['second', 'first']);
  expect(data?.ownItems.b).toEqual([]);
});
