import { commentCalls } from '@aura/api-client/contract/comments';
import { followCalls } from '@aura/api-client/contract/follows';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { sharePost } from '../../testing/content.ts';
import type { TestUser } from '../../testing/server.ts';
import { startNotificationServer } from '../notifications/testing/notification-server.ts';
import { readTexts } from './notification-texts.service.ts';

const { server, people, mira, noa } = await startNotificationServer();
afterAll(() => server.close());

interface DueRow extends Record<string, unknown> {
  readonly id: string;
  readonly receiver: string;
}

/** What the notifications that are due say. */
async function readDue() {
  const { db } = server.services;
  const { rows } = await db.execute<DueRow>(
    sql`select id, receiver_id as receiver from notifications where pushed_at is null`,
  );
  const ids = rows.map(({ id }) => id);
  return rows[0] ? readTexts(db, ids, rows[0].receiver) : [];
}

it('the text of a notification has its words and where it leads, until its content is hidden', async () => {
  const post = await sharePost(server, mira);
  const onPost = { Email: noa.email, userName: 'noa', postID: post.id, comment: 'Wool?' };
  const { body } = await server.call(commentCalls.addComment, onPost, noa.token);
  await server.call(followCalls.follow, { username: 'mira' }, noa.token);
  const due = await readDue();
  expect(due.map(({ sentence, quote, path }) => [sentence, quote, path]).sort()).toEqual([
    ['noa commented', 'Wool?', `/post/${post.id}?comment=${body.comment.id}`],
    ['noa started following you', '', '/user/noa'],
  ]);
  await server.call(commentCalls.deleteComment, { id: body.comment.id }, noa.token);
  expect((await readDue()).map(({ sentence }) => sentence)).toEqual(['noa started following you']);
  const block = { userID: mira.email, blockedList: ['noa'] };
  await server.call(profileChangeCalls.updateProfile, block, mira.token);
  expect(await readDue()).toEqual([]);
  await server.call(profileChangeCalls.updateProfile, { userID: mira.email, blockedList: [] }, mira.token);
});

it('a comment makes a notification due again that was pushed, a like does not', async () => {
  const { db } = server.services;
  const kim = await server.signUp('kim');
  const post = await sharePost(server, mira);
  const act = async (user: TestUser) => {
    await people.comment(user, post.id, 'Wool?');
    await people.like(user, post.id);
  };
  await act(noa);
  await db.execute(sql`update notifications set pushed_at = now(), emailed_at = now()`);
  await act(kim);
  expect((await readDue()).map(({ sentence }) => sentence)).toEqual(['kim and noa commented']);
});
