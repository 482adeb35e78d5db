import { calls } from '@aura/api-client/contract/calls';
import { unknownItemFacts } from '@aura/domain/item-facts';
import { exportPageSize } from '@aura/domain/limits/own-data';
import type { ExportedRow } from '@aura/domain/own-data/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { itemLikes } from '../../db/likes-schema.ts';
import { items, users } from '../../db/schema.ts';
import { addItem, sharePost } from '../../testing/content.ts';
import { userIdOf } from '../../testing/relations.ts';
import { startTestServer, type TestServer, type TestUser, testNow } from '../../testing/server.ts';
import { openOwnData } from './own-data-source.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function exportedLikesOf(person: TestUser): Promise<ExportedRow<'likes'>[]> {
  const { lists } = await openOwnData(server.services, await userIdOf(server, person));
  const likes: ExportedRow<'likes'>[] = [];
  for await (const page of lists.likes()) likes.push(...page);
  return likes;
}

it('an export has the likes of the person, also of what its owner hides now, and no likes of others', async () => {
  const mira = await server.signUp('mira');
  const noa = await server.signUp('noa');
  const item = await addItem(server, noa);
  const post = await sharePost(server, noa, { itemIDs: [item.id] });
  const text = { Email: noa.email, userName: noa.username, postID: post.id, comment: 'Thanks' };
  const { comment } = (await server.call(calls.addComment, text, noa.token)).body;
  for (const { email, token } of [mira, noa]) {
    await server.call(calls.addLike, { userID: email, postID: post.id }, token);
    await server.call(calls.addItemLike, { userID: email, itemID: item.id }, token);
    await server.call(calls.likeComment, { commentId: comment.id }, token);
  }
  const likedAt = testNow.toISOString();
  const expected = [
    { targetType: 'post', targetId: post.id, likedAt },
    { targetType: 'item', targetId: item.id, likedAt },
    { targetType: 'comment', targetId: comment.id, likedAt },
  ];
  expect(await exportedLikesOf(mira)).toEqual(expected);
  const hidden = { profilePrivacy: 'private', postPrivacy: 'private' } as const;
  await server.services.db
    .update(users)
    .set(hidden)
    .where(eq(users.id, await userIdOf(server, noa)));
  expect(await exportedLikesOf(mira)).toEqual(expected);
});

it('likes of several pages are exported completely, newest first', async () => {
  const ida = await server.signUp('ida');
  const ownerId = await userIdOf(server, ida);
  const times = Array.from({ length: exportPageSize * 2 + 1 }, (_, index) => Math.floor(index / 7));
  const idOf = (index: number) => `ida-${index}`;
  const rows = times.map((_, index) => ({ ...unknownItemFacts, id: idOf(index), ownerId, name: '' }));
  await server.services.db.insert(items).values(rows);
  const liked = times.map((time, index) => ({
    itemId: idOf(index),
    userId: ownerId,
    createdAt: new Date(testNow.getTime() + time),
  }));
  await server.services.db.insert(itemLikes).values(liked);
  const likes = await exportedLikesOf(ida);
  expect(new Set(likes.map(({ targetId }) => targetId)).size).toBe(times.length);
  const order = likes.map(({ likedAt }) => likedAt);
  expect(order).toEqual([...order].sort().reverse());
});
