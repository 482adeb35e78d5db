import { commentCalls } from '@aura/api-client/contract/comments';
import { postCalls } from '@aura/api-client/contract/posts';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharePost } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser, testNow } from '../../testing/server.ts';

let server: TestServer;
let mira: TestUser;
let noa: TestUser;
let postID: string;

beforeAll(async () => {
  server = await startTestServer();
  mira = await server.signUp('mira');
  noa = await server.signUp('noa');
});
beforeEach(async () => {
  postID = (await sharePost(server, mira)).id;
});
afterAll(() => server.close());

function comment(author: TestUser, text: string, parentComment = '', headers = {}) {
  const request = {
    Email: author.email,
    userName: author.username,
    postID,
    comment: text,
    parentComment,
  };
  return server.call(commentCalls.addComment, request, author.token, headers);
}

describe('addComment', () => {
  it('returns the comment as its author sees it, and increments the count', async () => {
    const { status, body } = await comment(noa, '  Lovely coat  ');
    expect(status).toBe(200);
    expect(body.comment).toMatchObject({
      text: 'Lovely coat',
      username: 'noa',
      email: noa.email,
      parentComment: '',
      createdAt: testNow.toISOString(),
      likes: 0,
      replyCount: 0,
      isOwner: true,
    });
    const { post } = (await server.call(postCalls.getPost, { id: postID }, mira.token)).body;
    expect(post.commentCount).toBe(1);
    expect(post.comments).toHaveLength(1);
    expect(post.comments?.[0]).toMatchObject({ text: 'Lovely coat', isOwner: false });
    expect(post.comments?.[0]?.email).not.toContain('@');
  });

  it('stores emoji, right-to-left text and line breaks unchanged', async () => {
    const text = 'יפה מאוד 👩🏽‍🎤‏ — مرحبا\n<img src=x onerror=alert(1)> \u202Eabc';
    const { body } = await comment(noa, text);
    expect(body.comment.text).toBe(text);
    const { post } = (await server.call(postCalls.getPost, { id: postID })).body;
    expect(post.comments?.[0]?.text).toBe(text);
  });

  it.each([
    ['only white space', ' \n\t '],
    ['2,001 characters', 'x'.repeat(2001)],
    ['a NUL character', 'a\0b'],
  ])('with %s, answers 400', async (_, text) => {
    const { status, body } = await comment(noa, text);
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
  });

  it('names the limit to which a longer comment must be shortened', async () => {
    const { body } = await comment(noa, 'x'.repeat(3000));
    expect(body.error).toBe('comment: A comment can have at most 2000 characters.');
  });

  it('stores a comment of the maximum length', async () => {
    const text = '字'.repeat(2000);
    expect((await comment(noa, text)).body.comment.text).toBe(text);
  });

  it('adds a reply to a reply to the thread of the first comment', async () => {
    const thread = (await comment(mira, 'First')).body.comment;
    const reply = (await comment(noa, 'Reply', thread.id)).body.comment;
    const deeper = (await comment(mira, 'Reply to the reply', reply.id)).body.comment;
    expect([reply.parentComment, deeper.parentComment]).toEqual([thread.id, thread.id]);
    const { post } = (await server.call(postCalls.getPost, { id: postID })).body;
    expect(post.comments?.find(({ id }) => id === thread.id)?.replyCount).toBe(2);
    expect(post.commentCount).toBe(3);
  });

  it('counts the replies that the reader sees', async () => {
    const thread = (await comment(mira, 'First')).body.comment;
    await comment(noa, 'Reply', thread.id);
    await comment(mira, 'Another reply', thread.id);
    const replyCount = async () => {
      const { body } = await server.call(postCalls.getPost, { id: postID }, mira.token);
      return body.post.comments?.find(({ id }) => id === thread.id)?.replyCount;
    };
    const block = (blockedList: string[]) =>
      server.call(profileChangeCalls.updateProfile, { userID: noa.email, blockedList }, noa.token);
    expect(await replyCount()).toBe(2);
    await block(['mira']);
    expect(await replyCount()).toBe(1);
    await block([]);
  });

  it('counts at most 100 replies', async () => {
    const thread = (await comment(mira, 'First')).body.comment;
    await server.services.db.execute(sql`insert into comments (id, post_id, author_id, parent_id, text, created_at)
      select 'reply_' || n, post_id, author_id, id, 'Reply', created_at
      from comments cross join generate_series(1, 101) as n where id = ${thread.id}`);
    const { post } = (await server.call(postCalls.getPost, { id: postID })).body;
    expect(post.comments?.find(({ id }) => id === thread.id)?.replyCount).toBe(100);
  });

  it('when the parent belongs to another post, answers 404', async () => {
    const thread = (await comment(mira, 'Here')).body.comment;
    postID = (await sharePost(server, mira)).id;
    expect((await comment(noa, 'There', thread.id)).status).toBe(404);
    expect((await comment(noa, 'There', 'c_missing')).status).toBe(404);
  });

  it('when the post does not exist, answers 404', async () => {
    postID = 'p_missing';
    expect((await comment(noa, 'Hello?')).status).toBe(404);
  });

  it('when a post has more than 500 comments, getPost returns the newest 500', async () => {
    const { comment: last } = (await comment(noa, 'The newest')).body;
    await server.services.db.execute(sql`insert into comments (id, post_id, author_id, text, created_at)
      select 'c_' || n, post_id, author_id, 'Older', created_at - n * interval '1 minute'
      from comments, generate_series(1, 509) as n where id = ${last.id}`);
    const { post } = (await server.call(postCalls.getPost, { id: postID })).body;
    const ids = post.comments?.map(({ id }) => id);
    expect(ids).toEqual([last.id, ...Array.from({ length: 499 }, (_, index) => `c_${index + 1}`)]);
  });

  it('when repeated with the same Idempotency-Key, adds one comment', async () => {
    const key = { 'idempotency-key': 'comment-once' };
    const first = await comment(noa, 'Once', '', key);
    const second = await comment(noa, 'Once', '', key);
    expect(second.body).toEqual(first.body);
    expect((await comment(noa, 'Other text', '', key)).status).toBe(422);
  });
});

describe('getComments', () => {
  const read = (page: object) =>
    server.call(commentCalls.getComments, { postId: postID, ...page }, noa.token);

  /** Inserts comments of one moment and of earlier ones, and returns the ids, newest first. */
  async function addHistory(count: number): Promise<string[]> {
    const { comment: last } = (await comment(noa, 'The newest')).body;
    await server.services.db.execute(sql`insert into comments (id, post_id, author_id, text, created_at)
      select 'h_' || post_id || lpad(n::text, 3, '0'), post_id, author_id, 'Older',
        created_at - (n / 2) * interval '1 minute'
      from comments, generate_series(2, ${count}) as n where id = ${last.id}`);
    const { comments } = (await read({})).body;
    return comments.map(({ id }) => id);
  }

  it('pages through every comment once, also those of the same moment', async () => {
    const ids = await addHistory(7);
    expect(ids).toHaveLength(7);
    const found: string[] = [];
    for (let after: string | undefined; found.length < 7; after = found.at(-1)) {
      const { body } = await read({ limit: 3, after });
      found.push(...body.comments.map(({ id }) => id));
      expect(body.hasMore).toBe(found.length < 7);
    }
    expect(found).toEqual(ids);
  });

  it('when the last comment of the previous page was deleted, answers 404', async () => {
    const [first = ''] = await addHistory(3);
    await server.services.db.execute(sql`delete from comments where id = ${first}`);
    expect((await read({ after: first })).status).toBe(404);
  });

  it('continues after the 500 comments that getPost returns', async () => {
    const { comment: last } = (await comment(noa, 'The newest')).body;
    await server.services.db.execute(sql`insert into comments (id, post_id, author_id, text, created_at)
      select 'e_' || n, post_id, author_id, 'Older', created_at - n * interval '1 minute'
      from comments, generate_series(1, 509) as n where id = ${last.id}`);
    const { post } = (await server.call(postCalls.getPost, { id: postID })).body;
    const { body } = await read({ after: post.comments?.at(-1)?.id });
    expect(body.comments.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, n) => `e_${n + 500}`));
    expect(body.hasMore).toBe(false);
  });
});
