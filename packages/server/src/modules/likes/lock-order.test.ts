import { calls } from '@aura/api-client/contract/calls';
import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { postLikes } from '../../db/likes-schema.ts';
import { items } from '../../db/schema.ts';
import { addItem, postRequest, sharePost } from '../../testing/content.ts';
import { countWaiting, describeOnPostgres } from '../../testing/postgres.ts';
import { userIdOf } from '../../testing/relations.ts';
import { startTestServer, type TestServer, type TestUser, testNow } from '../../testing/server.ts';

/** Requests that lock the same rows. */

let server: TestServer;
let mira: TestUser;
let noa: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  [mira, noa] = [await server.signUp('mira'), await server.signUp('noa')];
});
afterAll(() => server.close());

const block = (person: TestUser, username: string) =>
  server.call(calls.updateProfile, { userID: person.email, block: [username] }, person.token);

it.each(['40P01', '40001'])('when PostgreSQL cancels a transaction with %s, answers 503', async (code) => {
  const cancelled = Object.assign(new Error('cancelled'), { code });
  const failing = vi.spyOn(server.services.db, 'transaction').mockRejectedValueOnce(cancelled);
  const { status, headers } = await block(mira, 'noa');
  failing.mockRestore();
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
});

describeOnPostgres('on a PostgreSQL server', () => {
  /** Sends requests one after the other while a row is locked for which all of them wait. */
  async function sendWhileLocked(
    lock: SQL,
    sends: readonly (() => Promise<{ status: number }>)[],
  ): Promise<number[]> {
    const answers = await server.services.db.transaction(async (tx) => {
      await tx.execute(lock);
      const sent: Promise<{ status: number }>[] = [];
      for (const send of sends) {
        sent.push(send());
        await expect.poll(() => countWaiting(server.services.db)).toBe(sent.length);
      }
      return { sent };
    });
    return (await Promise.all(answers.sent)).map(({ status }) => status);
  }

  it('a post and its like are deleted at the same time', async () => {
    const { id } = await sharePost(server, mira);
    await server.call(calls.addLike, { userID: noa.email, postID: id }, noa.token);
    const statuses = await sendWhileLocked(sql`select from post_likes where post_id = ${id} for update`, [
      () => server.call(calls.removeLike, { userID: noa.email, postID: id }, noa.token),
      () => server.call(calls.deletePost, { userID: mira.email, postId: id }, mira.token),
    ]);
    expect(statuses).toEqual([200, 200]);
  });

  it('a like is removed that the same person adds at the same time', async () => {
    const { id: postID } = await sharePost(server, mira);
    const like = { userID: noa.email, postID };
    const statuses = await sendWhileLocked(sql`select from posts where id = ${postID} for no key update`, [
      () => server.call(calls.addLike, like, noa.token),
      () => server.call(calls.removeLike, like, noa.token),
    ]);
    expect(statuses).toEqual([200, 200]);
    expect(await server.services.db.$count(postLikes, eq(postLikes.postId, postID))).toBe(0);
  });

  it('a post is deleted while a like is removed that was added after the deletion began', async () => {
    const { id } = await sharePost(server, mira);
    const like = { postId: id, userId: await userIdOf(server, noa) };
    const statuses = await sendWhileLocked(sql`select from posts where id = ${id} for no key update`, [
      () => server.call(calls.deletePost, { userID: mira.email, postId: id }, mira.token),
      async () => {
        await server.services.db.insert(postLikes).values(like);
        return server.call(calls.removeLike, { userID: noa.email, postID: id }, noa.token);
      },
    ]);
    expect(statuses).toEqual([200, 404]);
  });

  it('a comment and its like are deleted at the same time', async () => {
    const { id } = await sharePost(server, mira);
    const text = { postID: id, comment: 'Nice', userName: 'mira' };
    const added = await server.call(calls.addComment, { ...text, Email: mira.email }, mira.token);
    const commentId = added.body.comment.id;
    await server.call(calls.likeComment, { commentId }, noa.token);
    const statuses = await sendWhileLocked(
      sql`select from comment_likes where comment_id = ${commentId} for update`,
      [
        () => server.call(calls.unlikeComment, { commentId }, noa.token),
        () => server.call(calls.deleteComment, { id: commentId }, mira.token),
      ],
    );
    expect(statuses).toEqual([200, 200]);
  });

  it.each([
    ['alone', (id: string) => server.call(calls.deleteItem, { itemId: id, email: mira.email }, mira.token)],
    [
      'with others',
      (id: string) => server.call(calls.deleteItems, { email: mira.email, itemIds: [id] }, mira.token),
    ],
  ])('an item that is deleted %s and its like are deleted at the same time', async (_, remove) => {
    const { id } = await addItem(server, mira);
    await server.call(calls.addItemLike, { userID: noa.email, itemID: id }, noa.token);
    const statuses = await sendWhileLocked(sql`select from item_likes where item_id = ${id} for update`, [
      () => server.call(calls.removeItemLike, { userID: noa.email, itemID: id }, noa.token),
      () => remove(id),
    ]);
    expect(statuses).toEqual([200, 200]);
  });

  it('a post is shared with an item that another post loses at the same time, and the item stays posted', async () => {
    const { id } = await addItem(server, mira);
    await server.services.db.update(items).set({ source: 'detected' }).where(eq(items.id, id));
    const post = await sharePost(server, mira, { itemIDs: [id] });
    const request = await postRequest(mira, { itemIDs: [id] });
    const statuses = await sendWhileLocked(sql`select from users where uid = ${mira.uid} for no key update`, [
      () => server.call(calls.addPost, request, mira.token),
      () => server.call(calls.deletePost, { postId: post.id, userID: mira.email }, mira.token),
    ]);
    expect(statuses).toEqual([200, 200]);
    const rows = await server.services.db.select().from(items).where(eq(items.id, id));
    expect(rows).toMatchObject([{ posted: true }]);
  });

  it('an outfit is deleted while a wear of it is added', async () => {
    const { id: itemId } = await addItem(server, mira);
    const layer = { itemId, x: 50, y: 50, scale: 40, rotation: 0, mirrored: false, locked: false };
    const facts = { name: 'Sunday market', occasions: [], layers: [layer] };
    const { id } = (await server.call(calls.addOutfit, facts, mira.token)).body.outfit;
    const wear = { date: testNow.toISOString().slice(0, 10), itemIds: [itemId], outfitId: id };
    const statuses = await sendWhileLocked(sql`select from outfits where id = ${id} for update`, [
      () => server.call(calls.deleteOutfit, { id }, mira.token),
      () => server.call(calls.addWear, wear, mira.token),
    ]);
    expect(statuses).toEqual([200, 404]);
  });

  it('two people block each other at the same time', async () => {
    await server.call(calls.follow, { username: 'noa' }, mira.token);
    const follower = await userIdOf(server, mira);
    const statuses = await sendWhileLocked(
      sql`select from follows where follower_id = ${follower} for update`,
      [() => block(mira, 'noa'), () => block(noa, 'mira')],
    );
    expect(statuses).toEqual([200, 200]);
  });
});
