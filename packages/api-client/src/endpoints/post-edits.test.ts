import { expect, it } from 'vitest';
import { byPath, createTestStore, fakeNetwork, type Reply } from '../testing/store.ts';
import { commentWireOf, postWireOf } from '../testing/wires.ts';
import { itemsApi } from './items.ts';
import { postEditsApi } from './post-edits.ts';
import { postsApi, wholeFeed } from './posts.ts';
import { postsByIdsApi } from './posts-by-ids.ts';

const postId = 'post-1';
const { getPosts, getPost } = postsApi.endpoints;
const { getPostsByIds } = postsByIdsApi.endpoints;
const { updatePost } = postEditsApi.endpoints;
const following = { searchTerm: '', filter: 'following' } as const;

/** A store that has cached the same post in every query. */
async function loadedStore(reply: Reply) {
  const posts = [postWireOf({ isOwner: true }), postWireOf({ id: 'post-2' })];
  const sent = fakeNetwork(
    byPath({
      'GET /posts': {
        body: { success: true, total_posts: 2, returned_posts: 2, posts, search_term: null },
      },
      'GET /post/post-1': {
        body: { success: true, post: postWireOf({ isOwner: true, comments: [commentWireOf()] }) },
      },
      'GET /getPostsByIds': { body: { success: true, posts } },
      'GET /postItems/post-1': { body: { success: true, items: [] } },
      'PUT /post/post-1': reply,
    }),
  );
  const store = createTestStore();
  await store.dispatch(getPosts.initiate(wholeFeed));
  await store.dispatch(getPosts.initiate(following));
  await store.dispatch(getPost.initiate(postId));
  await store.dispatch(getPostsByIds.initiate([postId, 'post-2']));
  const cached = () => {
    const feeds = [wholeFeed, following].map(
      (query) => getPosts.select(query)(store.getState()).data?.pages[0]?.posts,
    );
    const byIds = getPostsByIds.select([postId, 'post-2'])(store.getState()).data;
    return {
      single: getPost.select(postId)(store.getState()).data,
      first: [...feeds, byIds].map((list) => list?.[0]),
      others: [...feeds, byIds].map((list) => list?.[1]),
    };
  };
  return { store, cached, sent };
}

it('an edit sends the changed texts only, and patches every cached read of the post after success', async () => {
  const editedAt = '2026-05-02T10:00:00.000Z';
  const post = postWireOf({ isOwner: true, caption: 'Snow', auraTags: ['#snow'], editedAt, likes: 9 });
  const { store, cached, sent } = await loadedStore({ body: { success: true, post } });
  const before = cached();
  const answer = store.dispatch(updatePost.initiate({ postId, caption: 'Snow', tags: ['#snow'] }));
  expect(cached()).toEqual(before);
  expect((await answer).data).toMatchObject({ caption: 'Snow', editedAt });
  const edited = { caption: 'Snow', tags: ['#snow'], editedAt };
  expect(cached().single).toEqual({ ...before.single, ...edited });
  expect(cached().first).toEqual(before.first.map((cachedPost) => ({ ...cachedPost, ...edited })));
  expect(cached().others).toEqual(before.others);
  const request = sent.find(({ method }) => method === 'PUT');
  expect(await request?.json()).toEqual({ caption: 'Snow', auraTags: ['#snow'] });
});

it('an edit of the items patches the post everywhere, and reads the shown items again', async () => {
  const post = postWireOf({ isOwner: true, itemIDs: ['item-2'] });
  const { store, cached, sent } = await loadedStore({ body: { success: true, post } });
  const reads = () => sent.filter(({ url }) => url.endsWith('/postItems/post-1')).length;
  const shown = store.dispatch(itemsApi.endpoints.getPostItems.initiate(postId));
  await shown;
  await store.dispatch(updatePost.initiate({ postId, itemIds: ['item-2'] }));
  expect(await sent.find(({ method }) => method === 'PUT')?.json()).toEqual({ itemIDs: ['item-2'] });
  expect(cached().single?.itemIds).toEqual(['item-2']);
  expect(cached().first.map((cachedPost) => cachedPost?.itemIds)).toEqual(Array(3).fill(['item-2']));
  await expect.poll(reads).toBe(2);
  await store.dispatch(updatePost.initiate({ postId, caption: 'Snow' }));
  expect(reads()).toBe(2);
  shown.unsubscribe();
});

it('a failed edit changes nothing', async () => {
  const refused: Reply = { status: 500, body: { success: false, error: '', code: 'INTERNAL' } };
  const { store, cached } = await loadedStore(refused);
  const before = cached();
  const { error } = await store.dispatch(updatePost.initiate({ postId, caption: 'Snow' }));
  expect(error).toMatchObject({ kind: 'api', status: 500 });
  expect(cached()).toEqual(before);
});

it('an edit of a post that no longer exists fetches it again', async () => {
  const gone: Reply = { status: 404, body: { success: false, error: '', code: 'NOT_FOUND' } };
  const { store, sent } = await loadedStore(gone);
  const reads = () =>
    sent.filter(({ method, url }) => method === 'GET' && url.endsWith('/post/post-1')).length;
  expect(reads()).toBe(1);
  await store.dispatch(updatePost.initiate({ postId, caption: 'Snow' }));
  await expect.poll(reads).toBe(2);
});
