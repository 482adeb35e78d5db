import { notificationCalls } from '@aura/api-client/contract/notifications';
import { postEditCalls } from '@aura/api-client/contract/post-edits';
import type { PostWire } from '@aura/api-client/contract/posts';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { profileCalls } from '@aura/api-client/contract/profiles';
import { notificationMaxAgeDays } from '@aura/domain/limits/notifications';
import { type NotificationSettings, notificationSettingsDefaults } from '@aura/domain/notifications';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { sweep } from '../../sweep/sweep.ts';
import { sharePost } from '../../testing/content.ts';
import { userIdOf } from '../../testing/relations.ts';
import { announcePosts } from './announcements.service.ts';
import { notifyOfDecision } from './notify.service.ts';
import { startNotificationServer } from './testing/notification-server.ts';

const { server, people, mira, noa, zed, post, published, reset } = await startNotificationServer();
afterAll(() => server.close());
beforeEach(reset);

it('the profile carries the settings for its user only', async () => {
  await people.setNotifications(zed, { pushNotifications: false });
  const own = await server.call(profileCalls.getProfile, { userID: zed.email }, zed.token);
  expect(own.body.profile.notificationSettings).toEqual({
    ...notificationSettingsDefaults,
    pushNotifications: false,
  });
  const other = await server.call(profileCalls.getProfileByUsername, { username: 'zed' }, noa.token);
  expect(other.body.profile).not.toHaveProperty('notificationSettings');
});

it('when settings name some switches, the others stay as stored', async () => {
  const change = (settings: Partial<NotificationSettings>) =>
    server.call(profileChangeCalls.updateNotificationSettings, { userID: zed.email, settings }, zed.token);
  await change({ likeNotifications: false });
  expect((await change({ pushNotifications: false })).status).toBe(200);
  const { body } = await server.call(profileCalls.getProfile, { userID: zed.email }, zed.token);
  expect(body.profile.notificationSettings).toEqual({
    ...notificationSettingsDefaults,
    likeNotifications: false,
    pushNotifications: false,
  });
});

it('a notification about a post that was hidden or deleted meanwhile is not shown or counted', async () => {
  const temporary = await sharePost(server, mira);
  await people.comment(mira, temporary.id, 'For @noa');
  await people.update(mira, { postPrivacy: 'private' });
  expect(await people.readNotifications(noa)).toMatchObject({ notifications: [], unread: 0 });
  await people.update(mira, { postPrivacy: 'public' });
  expect(await people.readNotifications(noa)).toMatchObject({
    notifications: [{ type: 'mention' }],
    unread: 1,
  });
  const request = { postId: temporary.id, userID: mira.email };
  await server.call(postEditCalls.deletePost, request, mira.token);
  expect(await people.readNotifications(noa)).toMatchObject({ notifications: [], unread: 0 });
});

it('the posts of one person are one notification, which leads to the newest that still exists', async () => {
  await people.follow(zed, 'noa');
  await server.services.db.execute(sql`delete from post_announcements`);
  const shared: PostWire[] = [];
  for (const caption of ['One', 'Two', 'Three']) {
    people.wait();
    shared.push(await sharePost(server, noa, { caption }));
  }
  await announcePosts(server.services);
  expect(await people.notificationsOf(zed)).toEqual(['noa shared 3 new posts']);
  await server.call(postEditCalls.deletePost, { postId: shared[2]?.id ?? '', userID: noa.email }, noa.token);
  const [notification] = (await people.readNotifications(zed)).notifications;
  expect(notification).toMatchObject({ postCount: 2, post: { id: shared[1]?.id }, commentId: null });
  await people.unfollow(zed, 'noa');
});

it('a post of a person with 1,200 followers is answered before they are notified, each once', async () => {
  const { db } = server.services;
  const star = await server.signUp('star');
  const starId = await userIdOf(server, star);
  await db.execute(sql`with fans as (insert into users (id, uid, email)
      select 'fan' || n, 'fan' || n, '' from generate_series(1, 1200) as n returning id)
    insert into follows (follower_id, followed_id) select id, ${starId} from fans`);
  await people.follow(zed, 'star');
  await people.setNotifications(zed, { postNotifications: false });
  await db.execute(sql`delete from notifications`);
  await sharePost(server, star, { caption: 'Hello @noa' });
  const count = async () => (await db.execute<{ type: string }>(sql`select type from notifications`)).rows;
  expect(await count()).toEqual([{ type: 'mention' }]);
  await Promise.all([announcePosts(server.services), announcePosts(server.services)]);
  await announcePosts(server.services);
  expect(await count()).toHaveLength(1201);
  expect(published.filter(({ type }) => type === 'notifications')).toHaveLength(1202);
  expect((await db.execute(sql`select post_id from post_announcements`)).rows).toEqual([]);
});

it('pages follow each other without gaps, and marking as read leaves newer ones unread', async () => {
  const posts: PostWire[] = [];
  for (let index = 0; index < 5; index++) {
    people.wait();
    const own = await sharePost(server, mira);
    await people.like(noa, own.id);
    posts.unshift(own);
  }
  const first = await people.readNotifications(mira, { limit: 2 });
  const second = await people.readNotifications(mira, { limit: 2, after: first.next ?? '' });
  const third = await people.readNotifications(mira, { limit: 2, after: second.next ?? '' });
  expect(third.next).toBeNull();
  const pages = [first, second, third].flatMap(({ notifications }) => notifications);
  expect(pages.map((notification) => notification.post?.id)).toEqual(posts.map(({ id }) => id));
  expect(await people.readNotifications(mira, { limit: 0 })).toMatchObject({ notifications: [], unread: 5 });

  const upTo = second.notifications[0]?.cursor ?? '';
  const { body } = await server.call(notificationCalls.readNotifications, { upTo }, mira.token);
  expect(body).toEqual({ success: true, unread: 2 });
  expect((await people.readNotifications(mira)).notifications.map(({ isRead }) => isRead)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

it('more than 100 unread ones are counted as 100', async () => {
  const miraId = await userIdOf(server, mira);
  const noaId = await userIdOf(server, noa);
  await server.services.db.execute(sql`with added as (
      insert into notifications (id, receiver_id, type, group_key, changed_at)
      select 'many' || n, ${miraId}, 'follow', n::text, now() from generate_series(1, 130) as n returning id)
    insert into notification_actors (notification_id, actor_id) select id, ${noaId} from added`);
  expect((await people.readNotifications(mira, { limit: 1 })).unread).toBe(100);
});

it("the notification of a moderator's decision has its words and the id of its post", async () => {
  const decision = { sentence: 'A moderator removed your comment', quote: 'Buy!', reason: 'Advertising.' };
  const { db, clock } = server.services;
  const row = { receiverId: await userIdOf(server, mira), postId: post.id, decision, now: clock() };
  await db.transaction((tx) => notifyOfDecision(tx, row));
  await db.transaction((tx) => notifyOfDecision(tx, row));
  const { notifications, unread } = await people.readNotifications(mira);
  expect(unread).toBe(2);
  expect(notifications[0]).toMatchObject({ type: 'moderation', decision, post: { id: post.id }, people: [] });
});

it(`the sweep deletes notifications after ${notificationMaxAgeDays} days`, async () => {
  await people.like(noa, post.id);
  const day = 86_400_000;
  const before = server.clock.now;
  server.clock.now = new Date(before.getTime() + (notificationMaxAgeDays - 1) * day);
  await sweep(server.services);
  expect(await people.notificationsOf(mira)).toEqual(['noa liked your post']);
  server.clock.now = new Date(before.getTime() + (notificationMaxAgeDays + 1) * day);
  await sweep(server.services);
  expect(await people.notificationsOf(mira)).toEqual([]);
  server.clock.now = before;
  await people.unlike(noa, post.id);
});
