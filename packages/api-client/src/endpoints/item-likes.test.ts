import { expect, it } from 'vitest';
import { byPath, createTestStore, fakeNetwork } from '../testing/store.ts';
import { itemWireOf } from '../testing/wires.ts';
import { itemActionsApi } from './item-actions.ts';
import { itemsApi } from './items.ts';

// This file does not import `likes.ts`, which the app loads when a list of likes is opened.
it('when no list of liked items was opened, an unlike changes the item', async () => {
  fakeNetwork(
    byPath({
      'GET /item/item-1': { body: { success: true, item: itemWireOf({ liked: true }) } },
      'POST /removeItemLike': { body: { success: true, liked: false, likes: 2 } },
    }),
  );
  const store = createTestStore();
  await store.dispatch(itemsApi.endpoints.getItem.initiate('item-1'));
  const ref = { email: 'mira@example.test', itemId: 'item-1' };
  await store.dispatch(itemActionsApi.endpoints.removeItemLike.initiate(ref));
  const { data } = itemsApi.endpoints.getItem.select('item-1')(store.getState());
  expect(data).toMatchObject({ liked: false, likeCount: 2 });
});
