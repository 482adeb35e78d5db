import { itemReadConcurrency } from '@aura/domain/limits/wardrobe';
import { describe, expect, it, vi } from 'vitest';
import { byPath, createTestStore, fakeNetwork, type Reply } from '../testing/store.ts';
import { itemWireOf, postWireOf, profileWireOf } from '../testing/wires.ts';
import { itemActionsApi } from './item-actions.ts';
import { itemsApi } from './items.ts';
import { likesApi } from './likes.ts';
import { postsApi } from './posts.ts';
import { profilesApi } from './profiles.ts';
import { wardrobeApi } from './wardrobe.ts';
import { wishlistApi } from './wishlist.ts';

const email = 'mira@example.test';
const itemId = 'item-1';
const facts = {
  name: 'Wool coat',
  category: 'Outerwear' as const,
  subcategory: 'Winter Coats',
  brand: 'Arket',
  size: 'M',
  color: 'Camel',
  material: 'Wool',
  style: 'Classic',
  season: ['autumn', 'winter'] as const,
};
const image = new Blob(['x'], { type: 'image/jpeg' });
const { getItem, getItems, getPostItems } = itemsApi.endpoints;
const { getAllUserItems } = wardrobeApi.endpoints;
const { addUserItem, updateItem, deleteItem, addItemLike, removeItemLike } = itemActionsApi.endpoints;

async function loadedStore(replies: Record<string, Reply>) {
  const item = itemWireOf();
  const favorite = { item, addedToWishlistAt: '2026-05-01T10:00:00.000Z', source: 'aura-feed' };
  const sent = fakeNetwork(
    byPath({
      'GET /getAllUserItems': { body: { success: true, items: [item, itemWireOf({ id: 'item-2' })] } },
      'GET /item/item-1': { body: { success: true, item } },
      'GET /postItems/post-1': { body: { success: true, items: [item] } },
      'GET /getFavorites': { body: { success: true, favorites: [favorite] } },
      'GET /getProfile': { body: { success: true, profile: profileWireOf({ itemLikeCount: 1 }) } },
      'GET /getLikedItems': { body: { success: true, items: [item], next: null } },
      'GET /post/post-1': { body: { success: true, post: postWireOf({ itemIDs: [itemId, 'item-2'] }) } },
      ...replies,
    }),
  );
  const store = createTestStore();
  await store.dispatch(getAllUserItems.initiate(email));
  await store.dispatch(getItems.initiate([itemId]));
  await store.dispatch(getPostItems.initiate('post-1'));
  await store.dispatch(wishlistApi.endpoints.getFavorites.initiate(email));
  await store.dispatch(profilesApi.endpoints.getProfile.initiate(email));
  await store.dispatch(postsApi.endpoints.getPost.initiate('post-1'));
  await store.dispatch(likesApi.endpoints.getLikedItems.initiate(email));
  const cached = () => ({
    wardrobe: getAllUserItems.select(email)(store.getState()).data?.items ?? [],
    single: getItem.select(itemId)(store.getState()).data,
    liked: getItems.select([itemId])(store.getState()).data ?? [],
    linked: getPostItems.select('post-1')(store.getState()).data ?? [],
    wishes: wishlistApi.endpoints.getFavorites.select(email)(store.getState()).data ?? [],
    profile: profilesApi.endpoints.getProfile.select(email)(store.getState()).data,
    post: postsApi.endpoints.getPost.select('post-1')(store.getState()).data,
    listed:
      likesApi.endpoints.getLikedItems
        .select(email)(store.getState())
        .data?.pages.flatMap(({ items }) => items) ?? [],
  });
  return { store, cached, sent };
}

describe('getItems', () => {
  it('returns the items in the order of the ids, without missing ones', async () => {
    fakeNetwork(
      byPath({
        'GET /item/b': { body: { success: true, item: itemWireOf({ id: 'b' }) } },
        'GET /item/a': { body: itemWireOf({ id: 'a' }) },
      }),
    );
    const { data } = await createTestStore().dispatch(getItems.initiate(['a', 'gone', 'b']));
    expect(data?.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('limits the number of concurrent requests', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `item-${index}`);
    let running = 0;
    let most = 0;
    fakeNetwork(async ({ url }) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return { body: { success: true, item: itemWireOf({ id: url.split('/').at(-1) ?? '' }) } };
    });
    const { data } = await createTestStore().dispatch(getItems.initiate(ids));
    expect(data?.map(({ id }) => id)).toEqual(ids);
    expect(most).toBe(itemReadConcurrency);
  });

  it('when all items are missing, returns an empty list', async () => {
    fakeNetwork(() => ({ status: 404, body: {} }));
    expect((await createTestStore().dispatch(getItems.initiate(['a']))).data).toEqual([]);
  });

  it('when no item could be read for another reason, fails', async () => {
    fakeNetwork(() => ({ status: 500, body: {} }));
    const { error } = await createTestStore().dispatch(getItems.initiate(['a', 'b']));
    expect(error).toMatchObject({ kind: 'api', status: 500 });
  });

  it('does not request a cached item again', async () => {
    const sent = fakeNetwork((request) => ({
      body: itemWireOf({ id: request.url.split('/').at(-1) ?? '' }),
    }));
    const store = createTestStore();
    await store.dispatch(getItems.initiate(['a', 'b']));
    await store.dispatch(getItems.initiate(['b']));
    expect(sent).toHaveLength(2);
  });
});

describe('getPostItems', () => {
  it('reports the error of a request that fails', async () => {
    fakeNetwork(() => ({ status: 500, body: {} }));
    const report = vi.fn();
    const { error } = await createTestStore({ report }).dispatch(getPostItems.initiate('post-1'));
    expect(error).toMatchObject({ status: 500 });
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ status: 500 }), 'getPostItems');
  });
});

describe('a mutation of items', () => {
  it('inserts a new item at the start of the wardrobe', async () => {
    const item = itemWireOf({ id: 'item-3', description: 'Wool coat' });
    const { store, cached, sent } = await loadedStore({
      'POST /addUserItem': { body: { success: true, item } },
    });
    await store.dispatch(
      addUserItem.initiate({ email, facts, front: image, back: image, idempotencyKey: 'item-key' }),
    );
    expect(cached().wardrobe.map(({ id }) => id)).toEqual(['item-3', itemId, 'item-2']);
    const form = await sent.at(-1)?.formData();
    expect(form?.get('itemName')).toBe('Wool coat');
    expect(form?.get('season')).toBe('autumn,winter');
    expect(form?.has('name')).toBe(false);
    expect(sent.at(-1)?.headers.get('Idempotency-Key')).toBe('item-key');
  });

  it('when a repeated upload is answered with an item of the wardrobe, shows it once', async () => {
    const { store, cached } = await loadedStore({
      'POST /addUserItem': { body: { success: true, item: itemWireOf({ id: 'item-2' }) } },
    });
    await store.dispatch(
      addUserItem.initiate({ email, facts, front: image, back: image, idempotencyKey: 'item-key' }),
    );
    expect(cached().wardrobe.map(({ id }) => id)).toEqual(['item-2', itemId]);
  });

  it('updates an item in every cached query', async () => {
    const item = itemWireOf({ description: 'Wool coat' });
    const { store, cached, sent } = await loadedStore({
      'PUT /updateItem/item-1': { body: { success: true, item } },
    });
    await store.dispatch(updateItem.initiate({ email, itemId, facts, front: image }));
    const { wardrobe, single, liked, linked, wishes } = cached();
    const names = [wardrobe[0], single, liked[0], linked[0], wishes[0]?.item].map((shown) => shown?.name);
    expect(names).toEqual(Array(5).fill('Wool coat'));
    const form = await sent.at(-1)?.formData();
    expect([form?.get('description'), form?.has('frontImage'), form?.has('backImage')]).toEqual([
      'Wool coat',
      true,
      false,
    ]);
  });

  it('removes a deleted item from every list, its posts and the likes', async () => {
    const { store, cached } = await loadedStore({
      'DELETE /deleteItem/item-1': { body: { success: true } },
      'GET /getAllUserItems': {
        body: { success: true, items: [itemWireOf({ liked: true }), itemWireOf({ id: 'item-2' })] },
      },
    });
    await store.dispatch(deleteItem.initiate({ email, itemId }));
    const { wardrobe, liked, linked, wishes, post, profile, listed } = cached();
    expect([wardrobe.length, liked.length, linked.length, wishes.length]).toEqual([1, 0, 0, 0]);
    expect(post?.itemIds).toEqual(['item-2']);
    expect([listed.length, profile?.likedItemCount]).toEqual([0, 0]);
  });

  it('when a deletion fails, does not remove the item', async () => {
    const { store, cached } = await loadedStore({ 'DELETE /deleteItem/item-1': { status: 500, body: {} } });
    const before = cached();
    await store.dispatch(deleteItem.initiate({ email, itemId }));
    expect(cached()).toEqual(before);
  });

  it('updates the item in every cached query, and the number of liked items by their list', async () => {
    const liked = { body: { success: true, liked: true, likes: 3 } };
    const items = [itemWireOf(), itemWireOf({ id: 'item-2' })];
    const list = { body: { success: true, items, next: null } };
    const { store, cached } = await loadedStore({ 'POST /addItemLike': liked, 'GET /getLikedItems': list });
    await expect.poll(() => cached().profile?.likedItemCount).toBe(2);
    await store.dispatch(addItemLike.initiate({ email, itemId }));
    expect(cached().single?.likeCount).toBe(3);
    expect(cached().wardrobe[0]?.likeCount).toBe(3);
    expect([cached().single?.liked, cached().linked[0]?.liked]).toEqual([true, true]);
    await Promise.all(store.dispatch(likesApi.util.getRunningQueriesThunk()));
    await expect.poll(() => cached().profile?.likedItemCount).toBe(2);
  });

  it('when an item is liked, reads the list of liked items again; when it is unliked, removes it there', async () => {
    const { store, cached, sent } = await loadedStore({
      'POST /addItemLike': { body: { success: true, liked: true, likes: 3 } },
      'POST /removeItemLike': { body: { success: true, liked: false, likes: 2 } },
    });
    const reads = () => sent.filter(({ url }) => url.includes('/getLikedItems')).length;
    await store.dispatch(addItemLike.initiate({ email, itemId }));
    await Promise.all(store.dispatch(likesApi.util.getRunningQueriesThunk()));
    expect(reads()).toBe(2);
    await expect.poll(() => cached().profile?.likedItemCount).toBe(1);
    await store.dispatch(removeItemLike.initiate({ email, itemId }));
    expect(cached().listed).toEqual([]);
    await expect.poll(() => cached().profile?.likedItemCount).toBe(0);
    expect(reads()).toBe(2);
  });
});

describe('the wishlist', () => {
  it('is refetched after a change', async () => {
    const { store, sent } = await loadedStore({ 'POST /removeFavorite': { body: { success: true } } });
    await store.dispatch(wishlistApi.endpoints.removeFavorite.initiate({ email, itemId }));
    await Promise.all(store.dispatch(wishlistApi.util.getRunningQueriesThunk()));
    expect(sent.filter(({ url }) => url.includes('/getFavorites'))).toHaveLength(2);
  });

  it('is not refetched after a failure, so that the local change is preserved', async () => {
    const { store, sent } = await loadedStore({ 'POST /removeFavorite': { status: 500, body: {} } });
    await store.dispatch(wishlistApi.endpoints.removeFavorite.initiate({ email, itemId }));
    expect(sent.filter(({ url }) => url.includes('/getFavorites'))).toHaveLength(1);
  });
});
