import { describe, expect, it } from 'vitest';
import { byPath, createTestStore, fakeNetwork, type Reply } from '../testing/store.ts';
import { postWireOf, profileWireOf } from '../testing/wires.ts';
import { likesApi } from './likes.ts';
import { postActionsApi } from './post-actions.ts';
import { postEditsApi } from './post-edits.ts';
import { postsApi, wholeFeed } from './posts.ts';
import { postsByIdsApi } from './posts-by-ids.ts';
import { profilesApi } from './profiles.ts';
import { userPostsApi } from './user-posts.ts';

const email = 'mira@example.test';
const postId = 'post-1';
const { getPosts, getPost } = postsApi.endpoints;
const { getPostsByIds } = postsByIdsApi.endpoints;
const { addPost, deletePost } = postEditsApi.endpoints;
const { addLike, removeLike } = postActionsApi.endpoints;
const refused: Reply = { status: 500, body: { success: false, error: '', code: 'INTERNAL' } };

/** A store that has cached the same post in every query, and the current user's profile. */
async function loadedStore(replies: Record<string, Reply>) {
  const posts = [postWireOf({ isOwner: true }), postWireOf({ id: 'post-2' })];
  const sent = fakeNetwork(
    byPath({
      'GET /posts': {
        body: { success: true, total_posts: 2, returned_posts: 2, posts, search_term: null },
      },
      'GET /post/post-1': {
        body: { success: true, post: postWireOf() },
      },
      'GET /getPostsByIds': { body: { success: true, posts } },
      'GET /getProfile': {
        body: { success: true, profile: profileWireOf({ userPosts: [postId, 'post-7'] }) },
      },
      'GET /getUserPosts': { body: { success: true, posts: [posts[0]], next: null } },
      'GET /getLikedPosts': { body: { success: true, posts: [postWireOf({ liked: true })], next: null } },
      ...replies,
    }),
  );
  const store = createTestStore();
  await store.dispatch(getPosts.initiate(wholeFeed));
  await store.dispatch(getPost.initiate(postId));
  await store.dispatch(getPostsByIds.initiate([postId, 'post-2']));
  await store.dispatch(profilesApi.endpoints.getProfile.initiate(email));
  await store.dispatch(likesApi.endpoints.getLikedPosts.initiate('mira'));
  await store.dispatch(userPostsApi.endpoints.getUserPosts.initiate('noor'));
  const cached = () => ({
    feed: getPosts.select(wholeFeed)(store.getState()).data?.pages[0],
    single: getPost.select(postId)(store.getState()).data,
    byIds: getPostsByIds.select([postId, 'post-2'])(store.getState()).data ?? [],
    profile: profilesApi.endpoints.getProfile.select(email)(store.getState()).data,
    own: userPostsApi.endpoints.getUserPosts.select('noor')(store.getState()).data?.pages[0]?.posts ?? [],
    liked: likesApi.endpoints.getLikedPosts.select('mira')(store.getState()).data?.pages[0],
  });
  return { store, cached, sent };
}

describe('a like', () => {
  it('when the call succeeds, updates the post in every cached list, and reads the liked posts again', async () => {
    const liked = { body: { success: true, liked: true, likes: 4 } };
    const { store, cached, sent } = await loadedStore({ 'POST /addLike': liked });
    const answer = store.dispatch(addLike.initiate({ email, postId }));
    expect(cached().single?.likeCount).toBe(3);
    expect((await answer).data).toEqual({ liked: true, likeCount: 4 });
    const { feed, single, byIds } = cached();
    expect([feed?.posts[0], single, byIds[0]].map((post) => post?.likeCount)).toEqual([4, 4, 4]);
    expect(feed?.posts[1]?.likeCount).toBe(3);
    expect([feed?.posts[0], single, byIds[0]].map((post) => post?.liked)).toEqual([true, true, true]);
    expect(sent.filter(({ url }) => url.includes('/getLikedPosts'))).toHaveLength(2);
  });

  it('when the call fails, changes nothing', async () => {
    const { store, cached } = await loadedStore({ 'POST /addLike': refused });
    const before = cached();
    const { error } = await store.dispatch(addLike.initiate({ email, postId }));
    expect(error).toMatchObject({ kind: 'api', status: 500 });
    expect(cached()).toEqual(before);
  });

  it('when the post no longer exists, refetches it for every list and its page', async () => {
    const gone: Reply = { status: 404, body: { success: false, error: '', code: 'NOT_FOUND' } };
    const { store, sent } = await loadedStore({ 'POST /addLike': gone });
    const reads = () => sent.filter(({ url }) => url.endsWith('/post/post-1')).length;
    expect(reads()).toBe(1);
    await store.dispatch(addLike.initiate({ email, postId }));
    await expect.poll(reads).toBe(2);
  });

  it('can be undone', async () => {
    const { store, cached } = await loadedStore({
      'POST /addLike': { body: { success: true, liked: true, likes: 4 } },
      'POST /removeLike': { body: { success: true, liked: false, likes: 3 } },
    });
    await store.dispatch(addLike.initiate({ email, postId }));
    await store.dispatch(removeLike.initiate({ email, postId }));
    expect(cached().single?.likeCount).toBe(3);
    expect(cached().single?.liked).toBe(false);
  });
});

describe('a deletion', () => {
  it.each<[string, Reply]>([
    ['', { body: { success: true } }],
    [' that was deleted already', { status: 404, body: { success: false, error: '', code: 'NOT_FOUND' } }],
  ])(
    'removes the post%s from every list and the profile, but not from the query of the single post',
    async (_which, reply) => {
      const { store, cached } = await loadedStore({ 'DELETE /deletePost/post-1': reply });
      const { error } = await store.dispatch(deletePost.initiate({ email, postId }));
      expect(error).toBeUndefined();
      const { feed, single, byIds, profile, liked } = cached();
      expect(feed).toMatchObject({ total: 1, posts: [{ id: 'post-2' }] });
      expect(liked).toEqual({ posts: [], next: null });
      expect(byIds.map(({ id }) => id)).toEqual(['post-2']);
      expect(single?.id).toBe(postId);
      expect(profile?.postCount).toBe(1);
    },
  );

  it('when the call fails, removes nothing', async () => {
    const { store, cached } = await loadedStore({ 'DELETE /deletePost/post-1': refused });
    const before = cached();
    await store.dispatch(deletePost.initiate({ email, postId }));
    expect(cached()).toEqual(before);
  });
});

describe('a new post', () => {
  const file = new Blob(['x'], { type: 'image/jpeg' });
  const newPost = { email, file, caption: 'New', imageAlt: '', tags: ['#new'], itemIds: [] };

  it('is the first in the feed and in the profile', async () => {
    const post = postWireOf({ id: 'post-3', itemIDs: [] });
    const { store, cached } = await loadedStore({ 'POST /addPost': { body: { success: true, post } } });
    await store.dispatch(addPost.initiate(newPost));
    expect(cached().feed).toMatchObject({
      total: 3,
      posts: [{ id: 'post-3' }, { id: postId }, { id: 'post-2' }],
    });
    expect(cached().profile?.postCount).toBe(3);
    expect(cached().own.map(({ id }) => id)).toEqual(['post-3', postId]);
  });

  it('when sharing it is repeated, is in the feed, in its total and in the number of own posts once', async () => {
    const post = postWireOf({ id: 'post-3', itemIDs: [] });
    const { store, cached } = await loadedStore({ 'POST /addPost': { body: { success: true, post } } });
    await store.dispatch(addPost.initiate(newPost));
    await store.dispatch(addPost.initiate(newPost));
    expect([cached().feed?.total, cached().profile?.postCount]).toEqual([3, 3]);
    expect(cached().feed?.posts.map(({ id }) => id)).toEqual(['post-3', postId, 'post-2']);
  });

  it('when the call fails, changes nothing', async () => {
    const { store, cached } = await loadedStore({ 'POST /addPost': refused });
    const before = cached();
    await store.dispatch(addPost.initiate(newPost));
    expect(cached()).toEqual(before);
  });

  it('can be aborted while it is sent', async () => {
    const store = createTestStore();
    fakeNetwork(async (request) => {
      await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
      request.signal.throwIfAborted();
      return {};
    });
    const sending = store.dispatch(addPost.initiate(newPost));
    sending.abort();
    expect((await sending).error).toMatchObject({ name: 'AbortError' });
  });
});
