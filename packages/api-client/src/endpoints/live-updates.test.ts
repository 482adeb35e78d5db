import { describe, expect, it } from 'vitest';
import type { LiveEvent } from '../contract/live-updates.ts';
import { byPath, createTestStore, fakeNetwork, type Reply } from '../testing/store.ts';
import { commentWireOf, postWireOf } from '../testing/wires.ts';
import { commentsApi } from './comments.ts';
import { liveUpdatesApi } from './live-updates.ts';
import { outfitsApi } from './outfits.ts';
import { postsApi, wholeFeed } from './posts.ts';

type Replies = Parameters<typeof byPath>[0];

const { getPosts, getPost } = postsApi.endpoints;
const { applyLiveEvent, catchUp, renewImages } = liveUpdatesApi.endpoints;
const feedOf = (...posts: ReturnType<typeof postWireOf>[]) => ({
  success: true,
  total_posts: posts.length,
  returned_posts: posts.length,
  posts,
  search_term: null,
});
const first = postWireOf({ comments: [commentWireOf()], commentCount: 1 });
const inList = postWireOf({ commentCount: 1 });
const other = postWireOf({ id: 'post-2', username: 'kim' });

/** A store with two posts in the feed, of which the first is cached with its comments too. */
async function loadedStore(later: Replies = {}) {
  const answers: Record<string, Replies[string]> = {
    'GET /posts': { body: feedOf(inList, other) },
    'GET /post/post-1': { body: { success: true, post: first } },
  };
  const sent = fakeNetwork((request) => byPath(answers)(request));
  const store = createTestStore();
  await store.dispatch(getPosts.initiate(wholeFeed));
  await store.dispatch(getPost.initiate('post-1'));
  Object.assign(answers, later);
  const inFeed = () => getPosts.select(wholeFeed)(store.getState()).data?.pages[0]?.posts ?? [];
  const single = () => getPost.select('post-1')(store.getState()).data;
  const apply = (event: LiveEvent) => store.dispatch(applyLiveEvent.initiate(event));
  return { store, sent, inFeed, single, apply };
}

describe('an event', () => {
  it('of likes changes the count wherever the post is cached', async () => {
    const { apply, inFeed, single, sent } = await loadedStore();
    await apply({ type: 'likes', postId: 'post-1', likes: 7, comments: 1 });
    const counts = [inFeed()[0], single(), inFeed()[1]].map((post) => post?.likeCount);
    expect(counts).toEqual([7, 7, other.likes]);
    expect(sent).toHaveLength(2);
  });

  it('of comments changes the count and reads the newest comments', async () => {
    const comments = [commentWireOf({ id: 'comment-2', text: 'New' }), commentWireOf()];
    const { apply, inFeed, single } = await loadedStore({
      'GET /comments/post-1': { body: { success: true, comments, hasMore: false } },
    });
    await apply({ type: 'comments', postId: 'post-1', likes: 0, comments: 2 });
    await expect.poll(() => inFeed()[0]?.commentCount).toBe(2);
    expect(single()?.comments?.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['comment-2', 'comment-1']),
    );
  });

  it('of comments of a post that is cached without them reads nothing', async () => {
    const { apply, inFeed, sent } = await loadedStore();
    await apply({ type: 'comments', postId: 'post-2', likes: 0, comments: 5 });
    expect(inFeed()[1]?.commentCount).toBe(5);
    expect(sent).toHaveLength(2);
  });

  it('of an edit reads the post again', async () => {
    const edited = { ...first, caption: 'Edited' };
    const { apply, inFeed, single } = await loadedStore({
      'GET /post/post-1': { body: { success: true, post: edited } },
    });
    await apply({ type: 'post-edited', postId: 'post-1' });
    await expect.poll(() => [inFeed()[0]?.caption, single()?.caption]).toEqual(['Edited', 'Edited']);
    expect(inFeed()[0]?.comments).toBeNull();
  });

  it('of a removed post removes it from the feed', async () => {
    const { apply, inFeed } = await loadedStore();
    await apply({ type: 'post-removed', postId: 'post-1' });
    expect(inFeed().map(({ id }) => id)).toEqual(['post-2']);
  });

  it('of hidden posts removes those of the person, however the name is written', async () => {
    const { apply, inFeed } = await loadedStore();
    await apply({ type: 'posts-hidden', username: 'KIM' });
    expect(inFeed().map(({ id }) => id)).toEqual(['post-1']);
  });
});

/** A response that is sent when the test says so. */
function delayedReply(reply: Reply) {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  return { send, answer: () => sent.then(() => reply) };
}

describe('the event of an own change that arrives before the response', () => {
  const added = commentWireOf({ id: 'comment-2', text: 'New' });
  const removed = commentWireOf({ text: '', deleted: true, replyCount: 1 });
  const newComment = { email: 'mira@example.test', username: 'mira', text: 'New', parentId: null };
  const newest = (...comments: (typeof added)[]) => ({ body: { success: true, comments, hasMore: false } });
  const add = ({ store }: Awaited<ReturnType<typeof loadedStore>>) =>
    store.dispatch(commentsApi.endpoints.addComment.initiate({ postId: 'post-1', ...newComment }));
  const remove = ({ store }: Awaited<ReturnType<typeof loadedStore>>) =>
    store.dispatch(
      commentsApi.endpoints.deleteComment.initiate({ postId: 'post-1', commentId: 'comment-1' }),
    );

  it.each([
    ['added', add, newest(added, commentWireOf()), 2],
    ['deleted', remove, newest(added), 1],
    ['deleted and has replies', remove, newest(added, removed), 1],
  ])('counts a comment that was %s once', async (_name, change, comments, count) => {
    const loaded = await loadedStore({
      'POST /addComment': { body: { success: true, comment: added } },
      'DELETE /comment/comment-1': { body: { success: true, removedIds: [] } },
      'GET /comments/post-1': comments,
    });
    await loaded.apply({ type: 'comments', postId: 'post-1', likes: 0, comments: count });
    await expect.poll(() => loaded.single()?.comments?.[0]?.id).toBe('comment-2');
    await change(loaded);
    expect([loaded.inFeed()[0]?.commentCount, loaded.single()?.commentCount]).toEqual([count, count]);
  });

  it('counts a comment once whose response arrives while the comments are read', async () => {
    const delayed = delayedReply(newest(added, commentWireOf()));
    const loaded = await loadedStore({
      'POST /addComment': { body: { success: true, comment: added } },
      'GET /comments/post-1': delayed.answer,
    });
    await loaded.apply({ type: 'comments', postId: 'post-1', likes: 0, comments: 2 });
    await add(loaded);
    delayed.send();
    await expect.poll(() => loaded.inFeed()[0]?.commentCount).toBe(2);
    expect(loaded.single()?.commentCount).toBe(2);
  });
});

it('when the comments are read for two events, the count of the last event is shown', async () => {
  const comments = [commentWireOf({ id: 'comment-3' }), commentWireOf({ id: 'comment-2' }), commentWireOf()];
  const reply = { body: { success: true, comments, hasMore: false } };
  const [slow, fast] = [delayedReply(reply), delayedReply(reply)];
  const answers = [slow.answer, fast.answer];
  const { apply, single, store } = await loadedStore({
    'GET /comments/post-1': () => answers.shift()?.() ?? reply,
  });
  await apply({ type: 'comments', postId: 'post-1', likes: 0, comments: 2 });
  await apply({ type: 'comments', postId: 'post-1', likes: 0, comments: 3 });
  fast.send();
  await expect.poll(() => single()?.commentCount).toBe(3);
  let changes = 0;
  store.subscribe(() => {
    changes += 1;
  });
  slow.send();
  await expect.poll(() => changes).toBeGreaterThan(0);
  expect(single()?.commentCount).toBe(3);
});

describe('catching up', () => {
  it('returns the posts that are newer than the feed, and reads the shown post again', async () => {
    const newer = postWireOf({ id: 'post-3', timestamp: '2027-01-01T00:00:00.000Z' });
    const { store, single } = await loadedStore({
      'GET /posts': { body: feedOf(newer, inList, other) },
      'GET /post/post-1': { body: { success: true, post: { ...first, likes: 9 } } },
    });
    const newestAt = '2026-12-01T00:00:00.000Z';
    const { data } = await store.dispatch(catchUp.initiate({ shownPostId: 'post-1', newestAt }));
    expect(data?.newPosts.map(({ id }) => id)).toEqual(['post-3']);
    expect(data?.isShownPostGone).toBe(false);
    await expect.poll(() => single()?.likeCount).toBe(9);
  });

  it('when no feed is loaded, reads none', async () => {
    const { store, sent } = await loadedStore();
    const { data } = await store.dispatch(catchUp.initiate({ shownPostId: null, newestAt: null }));
    expect(data).toEqual({ newPosts: [], isShownPostGone: false });
    expect(sent).toHaveLength(2);
  });

  it('when the shown post was deleted, says so and leaves the lists as they are', async () => {
    const { store, inFeed } = await loadedStore({
      'GET /post/post-1': { status: 404, body: { success: false, error: '', code: 'NOT_FOUND' } },
    });
    const { data } = await store.dispatch(catchUp.initiate({ shownPostId: 'post-1', newestAt: null }));
    expect(data?.isShownPostGone).toBe(true);
    expect(inFeed().map(({ id }) => id)).toEqual(['post-1', 'post-2']);
  });

  it('reads the outfits that are shown again, since they may have changed on another device', async () => {
    const { store, reads } = await storeWithOutfits();
    await store.dispatch(catchUp.initiate({ shownPostId: null, newestAt: null }));
    await expect.poll(reads).toHaveLength(2);
  });

  it('when the call fails, returns its error', async () => {
    const { store } = await loadedStore({ 'GET /posts': { status: 500, body: { success: false } } });
    const { error } = await store.dispatch(catchUp.initiate({ shownPostId: null, newestAt: '' }));
    expect(error).toMatchObject({ status: 500 });
  });
});

/** A store whose outfits are shown, and the paths that it has read. */
async function storeWithOutfits() {
  const outfits = { body: { success: true, outfits: [], total: 0, next: null } };
  const sent = fakeNetwork(byPath({ 'GET /getOutfits': outfits }));
  const store = createTestStore();
  await store.dispatch(outfitsApi.endpoints.getOutfits.initiate());
  return { store, reads: () => sent.map(({ url }) => new URL(url).pathname) };
}

describe('renewing the addresses of images', () => {
  const signed = (signature: string) => `/post/post-1/image?sig=${signature}`;

  it('changes the images of posts that are not public wherever they are cached, and nothing else of them', async () => {
    const answers: Parameters<typeof byPath>[0] = {
      'GET /posts': { body: feedOf({ ...inList, image: signed('a.b') }, other) },
      'GET /post/post-1': { body: { success: true, post: { ...first, image: signed('a.b') } } },
      'GET /getPostsByIds': {
        body: { success: true, posts: [{ ...inList, image: signed('c.d'), caption: 'Edited' }] },
      },
    };
    const sent = fakeNetwork(byPath(answers));
    const store = createTestStore();
    await store.dispatch(getPosts.initiate(wholeFeed));
    await store.dispatch(getPost.initiate('post-1'));
    await store.dispatch(renewImages.initiate());
    expect(sent.slice(2).map(({ url }) => new URL(url).searchParams.get('ids'))).toEqual(['post-1']);
    const inFeed = getPosts.select(wholeFeed)(store.getState()).data?.pages[0]?.posts[0];
    const single = getPost.select('post-1')(store.getState()).data;
    for (const post of [inFeed, single]) {
      expect(post?.image?.src).toContain('?sig=c.d');
      expect(post?.caption).toBe(first.caption);
    }
    expect(single?.comments).toHaveLength(1);
  });

  it('reads outfits and items again', async () => {
    const { store, reads } = await storeWithOutfits();
    await store.dispatch(renewImages.initiate());
    await expect.poll(reads).toHaveLength(2);
  });
});
