import { commentCalls } from '@aura/api-client/contract/comments';
import { itemCalls } from '@aura/api-client/contract/items';
import { postEditCalls } from '@aura/api-client/contract/post-edits';
import { postCalls } from '@aura/api-client/contract/posts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { commentLikes, itemLikes, postLikes } from '../../db/likes-schema.ts';
import { comments, items, posts } from '../../db/schema.ts';
import { addItem, itemRequest, postRequest, sharePost, storedImages } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';

let server: TestServer;
let mira: TestUser;
let fans: TestUser[];

beforeAll(async () => {
  server = await startTestServer();
  mira = await server.signUp('mira');
  fans = await Promise.all(Array.from({ length: 50 }, (_, index) => server.signUp(`fan${index}`)));
}, 60_000);
afterAll(() => server.close());

const twenty = Array.from({ length: 20 }, (_, index) => index);

describe('20 equal concurrent requests', () => {
  const headers = { 'idempotency-key': 'the-same' };

  async function repeat<Body extends { code?: string }>(
    send: () => Promise<{ status: number; body: Body }>,
    idOf: (body: Body) => string,
  ) {
    const answers = await Promise.all(twenty.map(send));
    const made = answers.filter(({ status }) => status === 200);
    const waiting = answers.filter(({ status }) => status !== 200);
    expect(made.length).toBeGreaterThan(0);
    expect(waiting.every(({ body }) => body.code === 'IN_PROGRESS')).toBe(true);
    const replay = await send();
    expect(new Set([...made, replay].map(({ body }) => idOf(body))).size).toBe(1);
  }

  it('with one key create one post', async () => {
    const before = await server.services.db.$count(posts);
    const request = await postRequest(mira);
    await repeat(
      () => server.call(postEditCalls.addPost, request, mira.token, headers),
      (body) => body.post.id,
    );
    expect(await server.services.db.$count(posts)).toBe(before + 1);
    expect(await storedImages(server)).toBe(1);
    const other = { ...request, caption: 'Other caption' };
    const mismatch = await server.call(postEditCalls.addPost, other, mira.token, headers);
    expect([mismatch.status, mismatch.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  });

  it('with one key create one item', async () => {
    const request = await itemRequest(mira);
    await repeat(
      () => server.call(itemCalls.addUserItem, request, mira.token, headers),
      (body) => body.item.id,
    );
    expect(await server.services.db.$count(items)).toBe(1);
  });

  it('with one key create one comment', async () => {
    const { id: postID } = await sharePost(server, mira);
    const request = { Email: mira.email, userName: 'mira', postID, comment: 'Once' };
    await repeat(
      () => server.call(commentCalls.addComment, request, mira.token, headers),
      (body) => body.comment.id,
    );
    expect(await server.services.db.$count(comments, eq(comments.postId, postID))).toBe(1);
  });

  it('without a key create 20 comments', async () => {
    const { id: postID } = await sharePost(server, mira);
    const request = { Email: mira.email, userName: 'mira', postID, comment: 'Again' };
    await Promise.all(twenty.map(() => server.call(commentCalls.addComment, request, mira.token)));
    expect(await server.services.db.$count(comments, eq(comments.postId, postID))).toBe(20);
    const { body } = await server.call(postCalls.getPost, { id: postID });
    expect(body.post.commentCount).toBe(20);
  });
});

describe('concurrent likes', () => {
  it('of a post leave a count equal to the number of likes', async () => {
    const { id: postID } = await sharePost(server, mira);
    const sendLike = (call: typeof postCalls.addLike | typeof postCalls.removeLike, user: TestUser) =>
      server.call(call, { userID: user.email, postID }, user.token);
    const requests = fans.flatMap((user, index) => [
      sendLike(postCalls.addLike, user),
      sendLike(postCalls.removeLike, user),
      sendLike(postCalls.addLike, user),
      ...(index % 2 === 0 ? [sendLike(postCalls.removeLike, user)] : []),
    ]);
    const states = await Promise.all(requests);
    expect(states.every(({ status, body }) => status === 200 && body.likes >= 0)).toBe(true);
    const { db } = server.services;
    const [post] = await db.select().from(posts).where(eq(posts.id, postID));
    expect(post?.likeCount).toBe(await db.$count(postLikes, eq(postLikes.postId, postID)));
  }, 30_000);

  it('of one user count once', async () => {
    const { id: postID } = await sharePost(server, mira);
    const [fan] = fans;
    if (fan === undefined) throw new Error('no fans');
    const request = { userID: fan.email, postID };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => server.call(postCalls.addLike, request, fan.token)),
    );
    expect(new Set(answers.map(({ body }) => body.likes))).toEqual(new Set([1]));
  }, 30_000);

  it('of an item leave a count equal to the number of likes', async () => {
    const { id: itemID } = await addItem(server, mira);
    const requests = fans.flatMap((user) =>
      [itemCalls.addItemLike, itemCalls.removeItemLike, itemCalls.addItemLike].map((call) =>
        server.call(call, { userID: user.email, itemID }, user.token),
      ),
    );
    await Promise.all(requests);
    const { db } = server.services;
    const [item] = await db.select().from(items).where(eq(items.id, itemID));
    expect(item?.likeCount).toBe(await db.$count(itemLikes, eq(itemLikes.itemId, itemID)));
  }, 30_000);

  it('of a comment leave a count equal to the number of likes', async () => {
    const { id: postID } = await sharePost(server, mira);
    const words = { Email: mira.email, userName: 'mira', postID, comment: 'Mine' };
    const { comment } = (await server.call(commentCalls.addComment, words, mira.token)).body;
    const { likeComment, unlikeComment } = commentCalls;
    const requests = fans.flatMap((user, index) =>
      [likeComment, unlikeComment, ...(index % 2 === 0 ? [likeComment] : [])].map((call) =>
        server.call(call, { commentId: comment.id }, user.token),
      ),
    );
    expect((await Promise.all(requests)).every(({ status }) => status === 200)).toBe(true);
    const { db } = server.services;
    const [row] = await db.select().from(comments).where(eq(comments.id, comment.id));
    expect(row?.likeCount).toBe(await db.$count(commentLikes, eq(commentLikes.commentId, comment.id)));
  }, 30_000);

  it('of a post that is deleted meanwhile are answered 200 or 404', async () => {
    const { id: postID } = await sharePost(server, mira);
    const likes = fans.map((user) =>
      server.call(postCalls.addLike, { userID: user.email, postID }, user.token),
    );
    const deleted = server.call(postEditCalls.deletePost, { postId: postID, userID: mira.email }, mira.token);
    const statuses = (await Promise.all([...likes, deleted])).map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || status === 404)).toBe(true);
    expect(await server.services.db.$count(postLikes, eq(postLikes.postId, postID))).toBe(0);
  }, 30_000);
});

describe('addPost', () => {
  it('when the transaction is rolled back, stores neither a row nor an image', async () => {
    const { db } = server.services;
    const before = [await db.$count(posts), await storedImages(server)];
    const violation = Object.assign(new Error('a constraint'), { code: '23514' });
    const failing = vi.spyOn(server.services.images, 'insert').mockRejectedValueOnce(violation);
    const { status, body } = await server.call(postEditCalls.addPost, await postRequest(mira), mira.token);
    expect([status, body.code]).toEqual([500, 'INTERNAL']);
    expect([await db.$count(posts), await storedImages(server)]).toEqual(before);
    failing.mockRestore();
  });

  it('when the storage is full, answers 507', async () => {
    const diskFull = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    const failing = vi.spyOn(server.services.storage, 'put').mockRejectedValueOnce(diskFull);
    const { status } = await server.call(postEditCalls.addPost, await postRequest(mira), mira.token);
    expect(status).toBe(507);
    failing.mockRestore();
  });
});
