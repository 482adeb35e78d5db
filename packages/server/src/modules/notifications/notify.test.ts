import { commentCalls } from '@aura/api-client/contract/comments';
import { notificationCalls } from '@aura/api-client/contract/notifications';
import { reportCalls } from '@aura/api-client/contract/reports';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { users } from '../../db/schema.ts';
import { rateLimits } from '../../http/rate-limit.ts';
import { sharePost } from '../../testing/content.ts';
import { userIdOf } from '../../testing/relations.ts';
import type { TestUser } from '../../testing/server.ts';
import { startNotificationServer } from './testing/notification-server.ts';

const { server, people, mira, noa, zed, post, published, reset } = await startNotificationServer({
  env: { RATE_LIMIT_FACTOR: '1' },
});
afterAll(() => server.close());
beforeEach(reset);

const readAll = (user: TestUser) =>
  server.call(notificationCalls.readNotifications, { upTo: `${Date.now() * 2}_n` }, user.token);

const report = (user: TestUser, target: { targetType: 'post' | 'comment'; targetId: string }) =>
  server.call(reportCalls.report, { ...target, reason: 'spam' }, user.token);

async function receiversOfMentions(): Promise<string[]> {
  const { rows } = await server.services.db.execute<{ id: string }>(
    sql`select receiver_id as id from notifications where type = 'mention'`,
  );
  return rows.map(({ id }) => id);
}

it('a like, a comment, a reply, a mention and a follow notify the right person, whose live streams receive the change', async () => {
  await people.like(noa, post.id);
  const first = await people.comment(noa, post.id, 'Wool?');
  const answer = await people.comment(zed, post.id, 'Linen', first.id);
  await people.comment(mira, post.id, 'Ask @zed');
  await people.follow(zed, 'mira');
  expect((await people.notificationsOf(mira)).sort()).toEqual([
    'noa liked your post',
    'zed and noa commented',
    'zed started following you',
  ]);
  const [reply] = (await people.readNotifications(noa)).notifications;
  expect(reply).toMatchObject({ type: 'reply', commentId: answer.id, quote: 'Linen', isRead: false });
  const [mention] = (await people.readNotifications(zed)).notifications;
  expect(mention).toMatchObject({
    type: 'mention',
    quote: 'Ask @zed',
    post: { id: post.id },
    peopleCount: 1,
  });
  const receivers = published.flatMap((change) => (change.type === 'notifications' ? [change.userId] : []));
  expect(new Set(receivers)).toEqual(
    new Set([await userIdOf(server, mira), await userIdOf(server, noa), await userIdOf(server, zed)]),
  );
  await people.unlike(noa, post.id);
  await people.unfollow(zed, 'mira');
});

it('own actions notify no one, and a repeated like notifies once', async () => {
  await people.like(mira, post.id);
  await people.comment(mira, post.id, 'As @mira says');
  await people.like(noa, post.id);
  await readAll(mira);
  await people.like(noa, post.id);
  expect((await people.readNotifications(mira)).notifications.map(({ isRead }) => isRead)).toEqual([true]);
  await people.unlike(noa, post.id);
  await people.unlike(mira, post.id);
});

it('an undone action removes its notification, also after it was read', async () => {
  await people.like(noa, post.id);
  await people.like(zed, post.id);
  await people.follow(noa, 'mira');
  const added = await people.comment(noa, post.id, 'Wool?');
  await readAll(mira);
  await people.unlike(noa, post.id);
  expect(await people.notificationsOf(mira)).toContain('zed liked your post');
  await people.unlike(zed, post.id);
  await people.unfollow(noa, 'mira');
  await server.call(commentCalls.deleteComment, { id: added.id }, noa.token);
  expect(await people.notificationsOf(mira)).toEqual([]);
  const { rows } = await server.services.db.execute(
    sql`select type from notifications where type not in ('like', 'follow')`,
  );
  expect(rows).toEqual([]);
});

it('a reply to a reply notifies the person whom it answers, not the author of the first comment', async () => {
  const first = await people.comment(noa, post.id, 'Wool?');
  const answer = await people.comment(zed, post.id, 'Linen', first.id);
  await people.comment(mira, post.id, 'Silk', answer.id);
  expect(await people.notificationsOf(zed)).toEqual(['mira replied to you']);
  expect(await people.notificationsOf(noa)).toEqual(['zed replied to you']);
});

it('a reply to a deleted comment does not notify its author', async () => {
  const first = await people.comment(noa, post.id, 'Wool?');
  await people.comment(zed, post.id, 'Linen', first.id);
  await server.call(commentCalls.deleteComment, { id: first.id }, noa.token);
  await people.comment(mira, post.id, 'Silk', first.id);
  expect(await people.notificationsOf(noa)).toEqual(['zed replied to you']);
});

it('a deleted comment with replies loses its notification, the reply keeps its own', async () => {
  const first = await people.comment(noa, post.id, 'Wool?');
  await people.comment(zed, post.id, 'Linen', first.id);
  await server.call(commentCalls.deleteComment, { id: first.id }, noa.token);
  expect(await people.notificationsOf(mira)).toEqual(['zed commented']);
});

it.each([
  [
    'followNotifications',
    (): Promise<unknown> => people.follow(noa, 'mira'),
    (): Promise<unknown> => people.unfollow(noa, 'mira'),
  ],
  [
    'likeNotifications',
    (): Promise<unknown> => people.like(noa, post.id),
    (): Promise<unknown> => people.unlike(noa, post.id),
  ],
  [
    'commentNotifications',
    (): Promise<unknown> => people.comment(noa, post.id, '@mira, wool?'),
    (): Promise<unknown> => Promise.resolve(),
  ],
] as const)('when %s is off, none is created', async (name, act, undo) => {
  await people.setNotifications(mira, { [name]: false });
  await act();
  expect((await server.services.db.execute(sql`select id from notifications`)).rows).toEqual([]);
  await people.setNotifications(mira, {});
  await undo();
});

it('of 50 people whom a comment mentions, the first 10 are notified', async () => {
  const { db } = server.services;
  const names = Array.from({ length: 50 }, (_, index) => `person.${index}`);
  await db.insert(users).values(names.map((id) => ({ id, uid: id, email: '', username: id })));
  await people.comment(noa, post.id, names.map((name) => `@${name}`).join(' '));
  expect((await receiversOfMentions()).sort()).toEqual(names.slice(0, 10).sort());
});

it('a person who may not see the post is not notified of a mention', async () => {
  await people.update(mira, { postPrivacy: 'private' });
  await people.comment(mira, post.id, 'For @noa');
  await people.update(mira, { postPrivacy: 'public' });
  expect(await people.notificationsOf(noa)).toEqual([]);
});

it('a user whose 60 texts in 5 minutes mention people notifies no one of a mention in another text', async () => {
  people.wait(5 * 60_000);
  await server.services.limiter.take(rateLimits.mention, mira.uid, rateLimits.mention.count);
  expect(await people.comment(mira, post.id, 'Ask @zed')).toMatchObject({ text: 'Ask @zed' });
  expect(await people.notificationsOf(zed)).toEqual([]);
  people.wait(5 * 60_000);
  await people.comment(mira, post.id, 'Ask @zed');
  expect(await people.notificationsOf(zed)).toEqual(['mira mentioned you']);
});

it('a reported comment is hidden from the notifications of the reporter', async () => {
  const { id: targetId } = await people.comment(zed, post.id, 'Ask @noa');
  await report(noa, { targetType: 'comment', targetId });
  expect([await people.notificationsOf(noa), await people.notificationsOf(mira)]).toEqual([
    [],
    ['zed commented'],
  ]);
});

it('a user who has reported a post is not notified of a mention in it', async () => {
  const { id } = await sharePost(server, mira);
  await report(noa, { targetType: 'post', targetId: id });
  await people.comment(mira, id, 'For @noa and @zed');
  expect(await receiversOfMentions()).toEqual([await userIdOf(server, zed)]);
});

it('a block removes notifications between two people, also after it has ended', async () => {
  await people.like(noa, post.id);
  await people.comment(mira, post.id, 'For @noa');
  await people.update(noa, { blockedList: ['mira'] });
  expect([await people.notificationsOf(mira), await people.notificationsOf(noa)]).toEqual([[], []]);
  await people.comment(zed, post.id, 'For @noa');
  expect(await people.notificationsOf(noa)).toEqual([]);
  const elsewhere = await sharePost(server, zed);
  await people.comment(mira, elsewhere.id, 'For @noa');
  await people.update(noa, { blockedList: [] });
  expect(await people.notificationsOf(noa)).toEqual([]);
  expect(
    (await server.services.db.execute(sql`select id from notifications where type = 'like'`)).rows,
  ).toEqual([]);
  await people.unlike(noa, post.id);
});

it('when two people like and take it back at the same time, every notification has an actor', async () => {
  for (let round = 0; round < 5; round++) {
    await Promise.all([people.like(noa, post.id), people.like(zed, post.id)]);
    await Promise.all([
      people.unlike(noa, post.id),
      people.like(zed, post.id),
      people.unlike(zed, post.id),
      people.like(noa, post.id),
    ]);
    const { rows } = await server.services.db.execute(sql`select id from notifications
      where not exists (select 1 from notification_actors where notification_id = notifications.id)`);
    expect(rows).toEqual([]);
    await Promise.all([people.unlike(noa, post.id), people.unlike(zed, post.id)]);
    expect(await people.notificationsOf(mira)).toEqual([]);
  }
});
