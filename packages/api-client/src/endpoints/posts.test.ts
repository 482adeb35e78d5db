import { describe, expect, it, vi } from 'vitest';
import { dropPost } from '../cache/post-lists.ts';
import { byPath, createTestStore, fakeNetwork } from '../testing/store.ts';
import { postWireOf } from '../testing/wires.ts';
import { loadedPosts } from './loaded-pages.ts';
import { postsApi, wholeFeed } from './posts.ts';
import { postsByIdsApi } from './posts-by-ids.ts';

const { getPosts, getPost } = postsApi.endpoints;
const { getPostsByIds } = postsByIdsApi.endpoints;

/** A feed with this number of posts, in pages. */
function feedOf(total: number) {
  const posts = Array.from({ length: total }, (_, index) => postWireOf({ id: `post-${index + 1}` }));
  return fakeNetwork((request) => {
    const query = new URL(request.url).searchParams;
    const offset = Number(query.get('offset'));
    const page = posts.slice(offset, offset + Number(query.get('limit')));
    return {
      body: {
        success: true,
        total_posts: total,
        returned_posts: page.length,
        posts: page,
        search_term: null,
      },
    };
  });
}

const queryOf = (request: Request | undefined) =>
  Object.fromEntries(new URL(request?.url ?? '').searchParams);

describe('getPosts', () => {
  it('requests the first page with the specified parameters', async () => {
    const sent = feedOf(12);
    const { data } = await createTestStore().dispatch(getPosts.initiate(wholeFeed));
    expect(queryOf(sent[0])).toEqual({ limit: '10', offset: '0', sort_by: 'timestamp', sort_order: 'desc' });
    expect(data?.pages[0]).toMatchObject({ total: 12 });
    expect(data?.pages[0]?.posts).toHaveLength(10);
  });

  it('continues after the last loaded post until all posts are loaded', async () => {
    const sent = feedOf(12);
    const store = createTestStore();
    await store.dispatch(getPosts.initiate(wholeFeed));
    const second = await store.dispatch(getPosts.initiate(wholeFeed, { direction: 'forward' }));
    expect(queryOf(sent[1])).toMatchObject({ offset: '10', after: 'post-10' });
    expect(loadedPosts(second.data?.pages ?? []).map(({ id }) => id)).toHaveLength(12);
    expect(getPosts.select(wholeFeed)(store.getState()).hasNextPage).toBe(false);
  });

  it('caches its pages for 15 minutes without a subscriber', async () => {
    feedOf(12);
    vi.useFakeTimers();
    const store = createTestStore();
    const first = store.dispatch(getPosts.initiate(wholeFeed));
    await first;
    const pages = () => getPosts.select(wholeFeed)(store.getState()).data?.pages.length;
    first.unsubscribe();
    await vi.advanceTimersByTimeAsync(14 * 60_000);
    expect(pages()).toBe(1);
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    expect(pages()).toBeUndefined();
    vi.useRealTimers();
  });

  it('when all posts of the last page have disappeared, continues after the last post that is left', async () => {
    const sent = feedOf(30);
    const store = createTestStore();
    await store.dispatch(getPosts.initiate(wholeFeed));
    await store.dispatch(getPosts.initiate(wholeFeed, { direction: 'forward' }));
    for (let number = 11; number <= 20; number += 1) store.dispatch(dropPost(`post-${number}`));
    expect(getPosts.select(wholeFeed)(store.getState()).hasNextPage).toBe(true);
    await store.dispatch(getPosts.initiate(wholeFeed, { direction: 'forward' }));
    expect(queryOf(sent[2])).toMatchObject({ offset: '10', after: 'post-10' });
  });

  it('when a page and the one after it are empty, has no next page', async () => {
    fakeNetwork(() => ({
      body: { success: true, total_posts: 5, returned_posts: 0, posts: [], search_term: null },
    }));
    const store = createTestStore();
    await store.dispatch(getPosts.initiate(wholeFeed));
    await store.dispatch(getPosts.initiate(wholeFeed, { direction: 'forward' }));
    expect(getPosts.select(wholeFeed)(store.getState()).hasNextPage).toBe(false);
  });

  it('when the feed is empty, has no next page', async () => {
    feedOf(0);
    const store = createTestStore();
    await store.dispatch(getPosts.initiate(wholeFeed));
    expect(getPosts.select(wholeFeed)(store.getState()).hasNextPage).toBe(false);
  });

  it('sends a search term only when it is not empty', async () => {
    const sent = feedOf(1);
    await createTestStore().dispatch(getPosts.initiate({ ...wholeFeed, searchTerm: 'linen' }));
    expect(queryOf(sent[0])).toMatchObject({ search_term: 'linen' });
  });

  it.each(['following', 'discover'] as const)(
    'sends the filter %s, and none for the whole feed',
    async (filter) => {
      const sent = feedOf(1);
      await createTestStore().dispatch(getPosts.initiate({ ...wholeFeed, filter }));
      await createTestStore().dispatch(getPosts.initiate(wholeFeed));
      expect(sent.map((request) => queryOf(request).filter)).toEqual([filter, undefined]);
    },
  );

  it('when a post moves to the next page, shows it once', () => {
    const page = (ids: string[]) => ({ total: 3, posts: ids.map((id) => ({ id })) });
    const pages = [page(['a', 'b']), page(['b', 'c'])] as unknown as Parameters<typeof loadedPosts>[0];
    expect(loadedPosts(pages).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('when the request fails, returns an ApiError', async () => {
    fakeNetwork(() => ({ status: 503, body: { success: false, error: 'Busy', code: 'UNAVAILABLE' } }));
    const { error } = await createTestStore().dispatch(getPosts.initiate(wholeFeed));
    expect(error).toEqual({ kind: 'api', status: 503, code: 'UNAVAILABLE', message: 'Busy' });
  });
});

describe('getPost', () => {
  it('returns the post as an entity', async () => {
    fakeNetwork(
      byPath({ 'GET /post/post-1': { body: { success: true, post: postWireOf({ comments: [] }) } } }),
    );
    const { data } = await createTestStore().dispatch(getPost.initiate('post-1'));
    expect(data).toMatchObject({ id: 'post-1', comments: [], likeCount: 3 });
  });
});

it('getPostsByIds returns the posts in the order of the ids, without missing ones', async () => {
  const posts = ['post-3', 'post-1'].map((id) => postWireOf({ id }));
  const sent = fakeNetwork(byPath({ 'GET /getPostsByIds': { body: { success: true, posts } } }));
  const { data } = await createTestStore().dispatch(getPostsByIds.initiate(['post-1', 'post-2', 'post-3']));
  expect(data?.map(({ id }) => id)).toEqual(['post-1', 'post-3']);
  expect(queryOf(sent[0])).toEqual({ ids: 'post-1,post-2,post-3' });
});
