import { commentCalls } from '@aura/api-client/contract/comments';
import { postEditCalls } from '@aura/api-client/contract/post-edits';
import { postCalls } from '@aura/api-client/contract/posts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addItem, postRequest, sharePost, storedImages } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser, testNow } from '../../testing/server.ts';

let server: TestServer;
let mira: TestUser;
let noa: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  mira = await server.signUp('mira');
  noa = await server.signUp('noa');
});
afterAll(() => server.close());

describe('addPost', () => {
  it('returns the post as its author sees it', async () => {
    const coat = await addItem(server, mira);
    const scarf = await addItem(server, mira);
    const post = await sharePost(server, mira, {
      caption: 'Rain 🌧️ שלום',
      auraTags: ['#Rain', '#rain', '#wool'],
      itemIDs: [scarf.id, coat.id, scarf.id],
    });
    expect(post).toMatchObject({
      caption: 'Rain 🌧️ שלום',
      auraTags: ['#rain', '#wool'],
      itemIDs: [scarf.id, coat.id],
      image: `/post/${post.id}/image`,
      imageMeta: { width: 60, height: 80 },
      timestamp: testNow.toISOString(),
      likes: 0,
      commentCount: 0,
      comments: [],
      username: 'mira',
      userID: mira.email,
      originalEmail: mira.email,
      isOwner: true,
    });
    expect(post.imageMeta?.palette).toHaveLength(3);
  });

  it('stores the alternative text and returns it to all viewers', async () => {
    const { id } = await sharePost(server, mira, { imageAlt: 'A camel coat 🧥 in the rain' });
    const { body } = await server.call(postCalls.getPost, { id });
    expect(body.post.imageAlt).toBe('A camel coat 🧥 in the rain');
    expect((await sharePost(server, mira)).imageAlt).toBe('');
  });

  it('ignores sent values of fields that the server sets', async () => {
    const serverFields = { likes: 99, id: 'p_mine', originalEmail: noa.email, commentCount: 7 };
    const request = { ...(await postRequest(mira)), ...serverFields };
    const { status, body } = await server.call(postEditCalls.addPost, request, mira.token);
    expect(status).toBe(200);
    expect(body.post).toMatchObject({ likes: 0, commentCount: 0, originalEmail: mira.email });
    expect(body.post.id).not.toBe('p_mine');
  });

  it('when an item belongs to another user, answers 403 and stores nothing', async () => {
    const foreign = await addItem(server, noa);
    const own = await addItem(server, mira);
    const before = await storedImages(server);
    for (const itemIDs of [[own.id, foreign.id], ['i_missing']]) {
      const request = await postRequest(mira, { itemIDs });
      const { status, body } = await server.call(postEditCalls.addPost, request, mira.token);
      expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    }
    expect(await storedImages(server)).toBe(before);
  });

  it.each([
    ['a caption beyond 2200 characters', { caption: 'x'.repeat(2201) }],
    ['an alternative text beyond 500 characters', { imageAlt: 'x'.repeat(501) }],
    ['a tag without #', { auraTags: ['rain'] }],
    ['31 tags', { auraTags: Array.from({ length: 31 }, (_, index) => `#t${index}`) }],
    ['an invalid id', { itemIDs: ["' or 1=1 --"] }],
  ])('with %s, answers 400', async (_, fields) => {
    const { status, body } = await server.call(
      postEditCalls.addPost,
      await postRequest(mira, fields),
      mira.token,
    );
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
  });
});

describe('getPosts', () => {
  it('returns the feed in pages, newest first', async () => {
    const shared: string[] = [];
    for (let minute = 1; minute <= 3; minute++) {
      server.clock.now = new Date(testNow.getTime() + minute * 60_000);
      shared.unshift((await sharePost(server, noa)).id);
    }
    server.clock.now = testNow;
    const first = await server.call(postCalls.getPosts, { limit: 2 }, mira.token);
    expect(first.body.posts.map((post) => post.id)).toEqual(shared.slice(0, 2));
    expect(first.body).toMatchObject({ returned_posts: 2, search_term: null });

    const after = first.body.posts[1]?.id;
    const second = await server.call(postCalls.getPosts, { limit: 2, offset: 2, after }, mira.token);
    const byOffset = await server.call(postCalls.getPosts, { limit: 2, offset: 2 }, mira.token);
    expect(second.body).toEqual(byOffset.body);
    expect(second.body.posts[0]?.id).toBe(shared[2]);
    expect(second.body.total_posts).toBe(first.body.total_posts);
  });

  it.each([
    ['an unknown order', { sort_by: 'likes; drop table posts' }],
    ['a limit above 50', { limit: '51' }],
    ['an offset above 10,000', { offset: '10001' }],
    ['a fractional limit', { limit: '1.5' }],
  ])('with %s, answers 400', async (_, fields) => {
    const query = new URLSearchParams(fields as unknown as Record<string, string>);
    const answer = await server.app.request(`/api/aura/posts?${query}`, {
      headers: { authorization: `Bearer ${mira.token}` },
    });
    expect(answer.status).toBe(400);
  });

  it('when searching, finds posts by words and tags', async () => {
    const post = await sharePost(server, noa, { caption: 'Velvet evening', auraTags: ['#opera'] });
    for (const search_term of ['velvet', 'opera', '#opera']) {
      const { body } = await server.call(postCalls.getPosts, { search_term }, mira.token);
      expect(body.posts.map(({ id }) => id)).toEqual([post.id]);
      expect(body).toMatchObject({ total_posts: 1, search_term });
    }
  });
});

describe('getPost and getPostsByIds', () => {
  it('without a token, returns a post as a stranger sees it', async () => {
    const { id } = await sharePost(server, mira);
    const { status, body } = await server.call(postCalls.getPost, { id });
    expect(status).toBe(200);
    expect(body.post).toMatchObject({ id, isOwner: false, username: 'mira', comments: [] });
    expect(JSON.stringify(body)).not.toContain('@');
  });

  it('when the post does not exist, answers 404', async () => {
    const { status, body } = await server.call(postCalls.getPost, { id: 'p_missing' });
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('returns the posts in the order of the ids, without missing ones', async () => {
    const one = await sharePost(server, mira);
    const two = await sharePost(server, noa);
    const ids = [two.id, 'p_missing', one.id, two.id];
    const { body } = await server.call(postCalls.getPostsByIds, { ids }, mira.token);
    expect(body.posts.map((post) => post.id)).toEqual([two.id, one.id]);
    const none = await server.call(postCalls.getPostsByIds, { ids: [] }, mira.token);
    expect(none.body.posts).toEqual([]);
  });
});

describe('liking a post', () => {
  it('returns the state, and repeated calls change nothing', async () => {
    const { id } = await sharePost(server, mira);
    const like = { userID: noa.email, postID: id };
    const states = [];
    for (const call of [
      postCalls.addLike,
      postCalls.addLike,
      postCalls.removeLike,
      postCalls.removeLike,
      postCalls.addLike,
    ]) {
      const { body } = await server.call(call, like, noa.token);
      states.push([body.liked, body.likes]);
    }
    expect(states).toEqual([
      [true, 1],
      [true, 1],
      [false, 0],
      [false, 0],
      [true, 1],
    ]);
    const { body } = await server.call(postCalls.getPost, { id });
    expect(body.post.likes).toBe(1);
  });
});

describe('deletePost', () => {
  it('deletes the image, likes and comments of the post', async () => {
    const coat = await addItem(server, mira);
    const before = await storedImages(server);
    const { id } = await sharePost(server, mira, { itemIDs: [coat.id] });
    await server.call(postCalls.addLike, { userID: noa.email, postID: id }, noa.token);
    const comment = { Email: noa.email, userName: 'noa', postID: id, comment: 'Lovely' };
    await server.call(commentCalls.addComment, comment, noa.token);

    const deleted = await server.call(
      postEditCalls.deletePost,
      { postId: id, userID: mira.email },
      mira.token,
    );
    expect([deleted.status, deleted.body]).toEqual([200, { success: true }]);
    expect((await server.call(postCalls.getPost, { id })).status).toBe(404);
    expect((await server.call(postCalls.getPostImage, { id })).status).toBe(404);
    expect(await storedImages(server)).toBe(before);
    const again = await server.call(postEditCalls.deletePost, { postId: id, userID: mira.email }, mira.token);
    expect(again.status).toBe(404);
  });
});
