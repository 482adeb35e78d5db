import { describe, expect, it } from 'vitest';
import { byPath, createTestStore, fakeNetwork, type Reply } from '../testing/store.ts';
import { commentWireOf, postWireOf } from '../testing/wires.ts';
import { commentsApi } from './comments.ts';
import { postsApi, wholeFeed } from './posts.ts';

const email = 'mira@example.test';
const postId = 'post-1';
const { getPosts, getPost } = postsApi.endpoints;
const { addComment, updateComment, deleteComment, likeComment, unlikeComment, loadEarlierComments } =
  commentsApi.endpoints;
const refused: Reply = { status: 500, body: { success: false, error: '', code: 'INTERNAL' } };
const gone: Reply = { status: 404, body: { success: false, error: '', code: 'NOT_FOUND' } };

/** A store that has cached a post with one comment, alone and in the feed. */
async function loadedStore(replies: Parameters<typeof byPath>[0]) {
  const post = postWireOf({ comments: [commentWireOf()], commentCount: 1 });
  const feed = { success: true, total_posts: 1, returned_posts: 1, posts: [postWireOf()], search_term: null };
  const sent = fakeNetwork(
    byPath({
      'GET /posts': { body: feed },
      'GET /post/post-1': { body: { success: true, post } },
      ...replies,
    }),
  );
  const store = createTestStore();
  await store.dispatch(getPosts.initiate(wholeFeed));
  await store.dispatch(getPost.initiate(postId));
  const cached = () => ({
    feed: getPosts.select(wholeFeed)(store.getState()).data?.pages[0],
    single: getPost.select(postId)(store.getState()).data,
  });
  return { store, cached, sent };
}

describe('a new comment', () => {
  const comment = commentWireOf({ id: 'comment-2', text: 'Thank you', parentComment: 'comment-1' });
  const reply = { email, postId, username: 'mira', text: 'Thank you', parentId: 'comment-1' };

  it('is added to the cached thread and to every cached count', async () => {
    const { store, cached, sent } = await loadedStore({
      'POST /addComment': { body: { success: true, comment } },
    });
    const { data } = await store.dispatch(addComment.initiate({ ...reply, idempotencyKey: 'key-1' }));
    expect(data).toMatchObject({ id: 'comment-2', parentId: 'comment-1' });
    const { single, feed } = cached();
    expect(single?.comments?.map(({ id, replyCount }) => [id, replyCount])).toEqual([
      ['comment-2', 0],
      ['comment-1', 1],
    ]);
    expect(single?.commentCount).toBe(2);
    expect(feed?.posts[0]).toMatchObject({ commentCount: 1, comments: null });
    expect(sent.at(-1)?.headers.get('Idempotency-Key')).toBe('key-1');
  });

  it('when the call fails, changes nothing', async () => {
    const { store, cached } = await loadedStore({ 'POST /addComment': refused });
    const before = cached();
    await store.dispatch(addComment.initiate(reply));
    expect(cached()).toEqual(before);
  });
});

describe('a new comment while its post is being read', () => {
  const comment = commentWireOf({ id: 'comment-2', text: 'Thank you' });
  const request = { email, postId, username: 'mira', text: 'Thank you', parentId: null };
  const before = postWireOf({ comments: [commentWireOf()], commentCount: 1 });
  const after = postWireOf({ comments: [comment, commentWireOf()], commentCount: 2 });
  const sendComment = { 'POST /addComment': { body: { success: true, comment } } };

  it('when the response is from before the comment, the post is read again', async () => {
    const responseOf = (post: typeof before): Reply => ({ body: { success: true, post } });
    let respond = (_reply: Reply) => {};
    const delayed = new Promise<Reply>((resolve) => {
      respond = resolve;
    });
    const posts = [responseOf(before), delayed];
    const { store, cached, sent } = await loadedStore({
      ...sendComment,
      'GET /post/post-1': () => posts.shift() ?? responseOf(after),
    });
    const shown: (readonly string[] | undefined)[] = [];
    store.subscribe(() => shown.push(cached().single?.comments?.map(({ id }) => id)));
    const reading = store.dispatch(getPost.initiate(postId, { forceRefetch: true }));
    await store.dispatch(addComment.initiate(request));
    expect(cached().single?.commentCount).toBe(2);
    const sentBefore = shown.length;
    respond(responseOf(before));
    await reading;
    expect(shown.slice(sentBefore)).not.toContainEqual(['comment-1']);
    expect(cached().single).toMatchObject({ commentCount: 2, comments: [{ id: 'comment-2' }, {}] });
    expect(sent.filter(({ url }) => url.endsWith('/post/post-1'))).toHaveLength(3);
  });

  it('when the response contains the comment, it is counted once', async () => {
    const { store, cached } = await loadedStore({
      ...sendComment,
      'GET /post/post-1': { body: { success: true, post: after } },
    });
    await store.dispatch(addComment.initiate(request));
    expect(cached().single?.commentCount).toBe(2);
    expect(cached().single?.comments).toHaveLength(2);
  });

  it.each([
    ['before', 1],
    ['after', 2],
  ])(
    'when the response contains it and a list of posts is from %s it, both count it once',
    async (_time, count) => {
      const listed = postWireOf({ commentCount: count });
      const feed = { success: true, total_posts: 1, returned_posts: 1, posts: [listed], search_term: null };
      const { store, cached } = await loadedStore({
        ...sendComment,
        'GET /posts': { body: feed },
        'GET /post/post-1': { body: { success: true, post: after } },
      });
      await store.dispatch(addComment.initiate(request));
      expect(cached().single?.commentCount).toBe(2);
      expect(cached().feed?.posts[0]?.commentCount).toBe(2);
    },
  );
});

describe('an edited comment', () => {
  const edit = updateComment.initiate({ postId, commentId: 'comment-1', text: 'Lovelier' });

  it('replaces the cached one', async () => {
    const comment = commentWireOf({ text: 'Lovelier', editedAt: '2026-05-01T11:00:00.000Z' });
    const { store, cached, sent } = await loadedStore({
      'PUT /comment/comment-1': { body: { success: true, comment } },
    });
    await store.dispatch(edit);
    expect(await sent.at(-1)?.json()).toEqual({ comment: 'Lovelier' });
    expect(cached().single).toMatchObject({
      comments: [{ text: 'Lovelier', editedAt: '2026-05-01T11:00:00.000Z' }],
      commentCount: 1,
    });
  });

  it('when the call fails, changes nothing', async () => {
    const { store, cached } = await loadedStore({ 'PUT /comment/comment-1': refused });
    const before = cached();
    await store.dispatch(edit);
    expect(cached()).toEqual(before);
  });
});

describe('deleting a comment', () => {
  const ref = { postId, commentId: 'comment-1' };

  it('removes it and decrements every cached count', async () => {
    const { store, cached, sent } = await loadedStore({
      'DELETE /comment/comment-1': { body: { success: true, removedIds: ['comment-1'] } },
    });
    await store.dispatch(deleteComment.initiate(ref));
    expect(sent.at(-1)?.method).toBe('DELETE');
    expect(cached().single).toMatchObject({ comments: [], commentCount: 0 });
  });

  it('with replies leaves its place', async () => {
    const { store, cached } = await loadedStore({
      'DELETE /comment/comment-1': { body: { success: true, removedIds: [] } },
    });
    await store.dispatch(deleteComment.initiate(ref));
    expect(cached().single?.commentCount).toBe(0);
    expect(cached().single?.comments?.[0]).toMatchObject({ id: 'comment-1', text: '', isDeleted: true });
  });

  it('when the call fails, changes nothing', async () => {
    const { store, cached } = await loadedStore({ 'DELETE /comment/comment-1': refused });
    const before = cached();
    await store.dispatch(deleteComment.initiate(ref));
    expect(cached()).toEqual(before);
  });
});

describe('a like of a comment', () => {
  const ref = { postId, commentId: 'comment-1' };
  const answer = (liked: boolean, likes: number) => ({ body: { success: true, liked, likes } });

  it('is shown with the count of the server, and so is taking it back', async () => {
    const { store, cached, sent } = await loadedStore({
      'POST /likeComment': answer(true, 3),
      'POST /unlikeComment': answer(false, 2),
    });
    await store.dispatch(likeComment.initiate(ref));
    expect(await sent.at(-1)?.json()).toEqual({ commentId: 'comment-1' });
    expect(cached().single?.comments?.[0]).toMatchObject({ liked: true, likeCount: 3 });
    await store.dispatch(unlikeComment.initiate(ref));
    expect(cached().single?.comments?.[0]).toMatchObject({ liked: false, likeCount: 2 });
  });

  it('when the call fails, changes nothing', async () => {
    const { store, cached } = await loadedStore({ 'POST /likeComment': refused });
    const before = cached();
    await store.dispatch(likeComment.initiate(ref));
    expect(cached()).toEqual(before);
  });

  it('when the comment no longer exists, refetches the post', async () => {
    const { store, sent } = await loadedStore({ 'POST /likeComment': gone });
    const reads = () => sent.filter(({ url }) => url.endsWith('/post/post-1')).length;
    await store.dispatch(likeComment.initiate(ref));
    await expect.poll(reads).toBe(2);
  });
});

describe('earlier comments', () => {
  const page = [commentWireOf(), commentWireOf({ id: 'comment-0', text: 'The first' })];
  const load = loadEarlierComments.initiate({ postId, after: 'comment-1' });

  it('are added once after the loaded ones, without changing the count', async () => {
    const { store, cached, sent } = await loadedStore({
      'GET /comments/post-1': { body: { success: true, comments: page, hasMore: false } },
    });
    const { data } = await store.dispatch(load);
    expect(data?.hasMore).toBe(false);
    expect(cached().single?.comments?.map(({ id }) => id)).toEqual(['comment-1', 'comment-0']);
    expect(cached().single?.commentCount).toBe(1);
    expect(sent.at(-1)?.url).toMatch(/\/comments\/post-1\?after=comment-1$/);
  });

  it('when the post or the comment no longer exists, refetches the post', async () => {
    const { store, sent } = await loadedStore({ 'GET /comments/post-1': gone });
    const reads = () => sent.filter(({ url }) => url.endsWith('/post/post-1')).length;
    expect(reads()).toBe(1);
    await store.dispatch(load);
    await expect.poll(reads).toBe(2);
  });
});
