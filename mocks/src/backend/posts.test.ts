import { commentCalls } from '@aura/api-client/contract/comments';
import { postEditCalls } from '@aura/api-client/contract/post-edits';
import { postCalls } from '@aura/api-client/contract/posts';
import { searchTotalMax } from '@aura/domain/limits/feed';
import { describe, expect, it } from 'vitest';
import { createTestMocks, smallJpeg } from '../testing/client.ts';
import { tinyWorld } from '../testing/tiny-world.ts';

const { getPosts, getPost, getPostsByIds, addLike, removeLike } = postCalls;
const { addPost, deletePost } = postEditCalls;
const { addComment } = commentCalls;
const userID = 'mira@example.com';
const newPost = {
  file: smallJpeg,
  caption: 'New',
  userID,
  auraTags: ['#New', '#new'],
  itemIDs: ['item-mira'],
};

const ids = (posts: readonly { id: string }[]) => posts.map(({ id }) => id);

describe('the feed', () => {
  it('contains the posts that the viewer may see, newest first', async () => {
    const { call } = createTestMocks();
    const { body } = await call(getPosts, {});
    expect(ids(body.posts)).toEqual(['post-mira', 'post-noor', 'post-mira-old']);
    expect(body).toMatchObject({ total_posts: 3, returned_posts: 3, search_term: null });
  });

  it('differs from viewer to viewer', async () => {
    const { call } = createTestMocks();
    expect(ids((await call(getPosts, {}, 'theo')).body.posts)).toEqual([
      'post-mira',
      'post-theo',
      'post-bo',
      'post-mira-old',
    ]);
    expect(ids((await call(getPosts, {}, 'bo')).body.posts)).toEqual(['post-bo']);
  });

  it('continues after a post, or at the offset when that post was deleted', async () => {
    const { call } = createTestMocks();
    const page = async (after: string) =>
      ids((await call(getPosts, { limit: 1, offset: 2, after })).body.posts);
    expect(await page('post-mira')).toEqual(['post-noor']);
    expect(await page('post-bo')).toEqual(['post-mira-old']);
  });

  it('can be sorted oldest first', async () => {
    const { call } = createTestMocks();
    expect(ids((await call(getPosts, { sort_order: 'asc', limit: 1 })).body.posts)).toEqual([
      'post-mira-old',
    ]);
  });

  it('can be searched by caption words and by tag', async () => {
    const { call } = createTestMocks();
    const found = async (search_term: string) => ids((await call(getPosts, { search_term })).body.posts);
    expect(await found('wool walk')).toEqual(['post-noor']);
    expect(await found('#wool')).toEqual(['post-noor']);
    expect(await found('#linen')).toEqual(['post-mira', 'post-mira-old']);
    expect(await found('woo')).toEqual([]);
  });

  it('counts the results of a search up to the maximum, and all posts without one', async () => {
    const many = tinyWorld.posts.slice(0, 1).flatMap((post) =>
      Array.from({ length: searchTotalMax + 1 }, (_, n) => ({
        ...post,
        id: `many-${n}`,
        caption: 'Velvet',
      })),
    );
    const { call } = createTestMocks({ world: { ...tinyWorld, posts: many } });
    const total = async (search_term?: string) => (await call(getPosts, { search_term })).body.total_posts;
    expect(await total('velvet')).toBe(searchTotalMax);
    expect(await total()).toBe(searchTotalMax + 1);
  });
});

describe('a single post', () => {
  it('includes its comments, newest first', async () => {
    const { call } = createTestMocks();
    const { body } = await call(getPost, { id: 'post-mira' }, null);
    expect(ids(body.post.comments ?? [])).toEqual(['comment-2', 'comment-1']);
    expect(body.post.comments?.[1]).toMatchObject({ replyCount: 1, parentComment: '' });
  });

  it('includes an email only for its own user', async () => {
    const { call } = createTestMocks();
    const own = await call(getPost, { id: 'post-mira' });
    const strangers = await call(getPost, { id: 'post-mira' }, 'theo');
    expect(own.body.post).toMatchObject({ originalEmail: userID, isOwner: true });
    expect(JSON.stringify(strangers.body)).not.toContain('@');
    expect(strangers.body.post.isOwner).toBe(false);
  });

  it.each(['post-theo', 'post-ana', 'post-bo', 'post-nowhere'])(
    'that the viewer may not see or that does not exist is not found: %s',
    async (id) => {
      const { call } = createTestMocks();
      expect(await call(getPost, { id })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    },
  );

  it('with friends-only privacy is found by friends only', async () => {
    const { call } = createTestMocks();
    expect((await call(getPost, { id: 'post-noor' })).status).toBe(200);
    expect((await call(getPost, { id: 'post-noor' }, 'theo')).status).toBe(404);
    expect((await call(getPost, { id: 'post-noor' }, null)).status).toBe(404);
  });
});

describe('the comments of a post', () => {
  const { getComments } = commentCalls;

  it('are returned in pages, newest first', async () => {
    const { call } = createTestMocks();
    const first = await call(getComments, { postId: 'post-mira', limit: 1 });
    expect([ids(first.body.comments), first.body.hasMore]).toEqual([['comment-2'], true]);
    const second = await call(getComments, { postId: 'post-mira', limit: 1, after: 'comment-2' });
    expect([ids(second.body.comments), second.body.hasMore]).toEqual([['comment-1'], false]);
  });

  it('after a comment that does not exist are not found', async () => {
    const { call } = createTestMocks();
    expect((await call(getComments, { postId: 'post-mira', after: 'gone' })).status).toBe(404);
  });
});

it('a comment of more than 2000 characters is rejected with the limit', async () => {
  const { call } = createTestMocks();
  const comment = { Email: userID, userName: 'mira', postID: 'post-mira', comment: 'x'.repeat(2001) };
  const { status, body } = await call(addComment, comment);
  expect([status, Object(body).error]).toEqual([400, 'comment: A comment can have at most 2000 characters.']);
});

describe('posts by their ids', () => {
  it('are returned in the requested order, without those that the viewer may not see', async () => {
    const { call } = createTestMocks();
    const { body } = await call(getPostsByIds, {
      ids: ['post-noor', 'post-theo', 'gone', 'post-mira', 'post-noor'],
    });
    expect(ids(body.posts)).toEqual(['post-noor', 'post-mira']);
  });
});

describe('a new post', () => {
  it('is the first in the feed, without duplicate tags', async () => {
    const { call } = createTestMocks();
    const { body } = await call(addPost, newPost);
    expect(body.post).toMatchObject({
      auraTags: ['#new'],
      itemIDs: ['item-mira'],
      comments: [],
      isOwner: true,
    });
    expect(body.post.imageMeta).toMatchObject({ width: 3, height: 2 });
    expect((await call(getPosts, {})).body.posts[0]?.id).toBe(body.post.id);
  });

  it('with another user’s item is rejected', async () => {
    const { call } = createTestMocks();
    expect((await call(addPost, { ...newPost, itemIDs: ['item-noor'] })).status).toBe(403);
  });

  it('without a valid image is rejected', async () => {
    const { call } = createTestMocks();
    const file = new Blob(['<svg/>'], { type: 'image/jpeg' });
    expect((await call(addPost, { ...newPost, file })).body.code).toBe('UNSUPPORTED_MEDIA');
  });

  it('when it is sent twice with one idempotency key, is created once', async () => {
    const { call } = createTestMocks();
    const key = { 'Idempotency-Key': 'key-1' };
    const [first, second] = await Promise.all([
      call(addPost, newPost, 'mira', key),
      call(addPost, newPost, 'mira', key),
    ]);
    expect(second.body).toEqual(first.body);
    expect((await call(getPosts, {})).body.total_posts).toBe(4);
  });

  it('with the key of another request is rejected', async () => {
    const { call } = createTestMocks();
    const key = { 'Idempotency-Key': 'key-1' };
    await call(addPost, newPost, 'mira', key);
    const other = await call(addPost, { ...newPost, caption: 'Other' }, 'mira', key);
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } });
  });

  it('when it failed, can be sent again with the same key', async () => {
    const { call } = createTestMocks();
    const key = { 'Idempotency-Key': 'key-1' };
    const broken = { ...newPost, itemIDs: ['item-noor'] };
    expect((await call(addPost, broken, 'mira', key)).status).toBe(403);
    expect((await call(addPost, newPost, 'mira', key)).status).toBe(200);
  });
});

describe('deleting a post', () => {
  it('is allowed for the owner only', async () => {
    const { call } = createTestMocks();
    expect((await call(deletePost, { postId: 'post-mira', userID })).status).toBe(200);
    expect((await call(getPost, { id: 'post-mira' })).status).toBe(404);
    expect((await call(deletePost, { postId: 'post-noor', userID })).status).toBe(403);
    expect((await call(deletePost, { postId: 'post-theo', userID })).status).toBe(404);
  });
});

describe('likes', () => {
  it('are counted once per user', async () => {
    const { call } = createTestMocks();
    const like = { userID, postID: 'post-mira' };
    await call(addLike, like);
    expect((await call(addLike, like)).body).toEqual({ success: true, liked: true, likes: 2 });
    await call(removeLike, like);
    expect((await call(removeLike, like)).body).toEqual({ success: true, liked: false, likes: 1 });
  });
});

describe('comments', () => {
  const comment = { Email: userID, userName: 'mira', postID: 'post-mira', comment: ' Hi ' };

  it('are trimmed, and their author is the token’s user', async () => {
    const { call } = createTestMocks();
    const { body } = await call(addComment, { ...comment, userName: 'noor' });
    expect(body.comment).toMatchObject({ text: 'Hi', username: 'mira', parentComment: '', isOwner: true });
  });

  it('that reply to a reply are added to its thread', async () => {
    const { call } = createTestMocks();
    const { body } = await call(addComment, { ...comment, parentComment: 'comment-2' });
    expect(body.comment.parentComment).toBe('comment-1');
  });

  it('that reply to a comment that does not exist are rejected', async () => {
    const { call } = createTestMocks();
    expect((await call(addComment, { ...comment, parentComment: 'comment-9' })).status).toBe(404);
  });
});
