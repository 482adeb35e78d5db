import { notificationCalls } from '@aura/api-client/contract/notifications';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userIdOf } from '../../testing/relations.ts';
import type { TestUser } from '../../testing/server.ts';
import { startNotificationServer } from './testing/notification-server.ts';

/** Likes and follows that are undone and done again. */

const { server, people, mira, noa, zed, post, published, reset } = await startNotificationServer();
afterAll(() => server.close());
beforeEach(reset);

const readAll = (user: TestUser) =>
  server.call(notificationCalls.readNotifications, { upTo: `${Date.now() * 2}_n` }, user.token);

describe.each([
  [
    'like',
    (person: TestUser): Promise<unknown> => people.like(person, post.id),
    (person: TestUser): Promise<unknown> => people.unlike(person, post.id),
  ],
  [
    'follow',
    (person: TestUser): Promise<unknown> => people.follow(person, 'mira'),
    (person: TestUser): Promise<unknown> => people.unfollow(person, 'mira'),
  ],
] as const)('a %s', (type, act, undo) => {
  const due = () =>
    server.services.db.execute(
      sql`select type from notifications where pushed_at is null or emailed_at is null`,
    );
  const deliver = () =>
    server.services.db.execute(sql`update notifications set pushed_at = now(), emailed_at = now()`);
  const seenBy = async (user: TestUser) => {
    const { notifications, unread } = await people.readNotifications(user);
    return [unread, ...notifications.map(({ isRead, peopleCount }) => ({ isRead, peopleCount }))];
  };
  afterEach(async () => {
    for (const person of [noa, zed]) await undo(person);
  });

  it('again after it was undone is the same unread notification, and is delivered once', async () => {
    await act(noa);
    await deliver();
    const { notifications: before } = await people.readNotifications(mira);
    for (let round = 0; round < 3; round++) {
      people.wait();
      await undo(noa);
      expect(await seenBy(mira)).toEqual([0]);
      people.wait();
      await act(noa);
    }
    expect((await people.readNotifications(mira)).notifications).toEqual(before);
    expect((await due()).rows).toEqual([]);
  });

  it('again after it was read and undone is shown as read', async () => {
    await act(noa);
    await readAll(mira);
    await undo(noa);
    people.wait();
    await act(noa);
    expect(await seenBy(mira)).toEqual([0, { isRead: true, peopleCount: 1 }]);
  });

  it('again is unread when the notifications were read while it was undone', async () => {
    await act(noa);
    await undo(noa);
    await readAll(mira);
    await act(noa);
    expect(await seenBy(mira)).toEqual([1, { isRead: false, peopleCount: 1 }]);
  });

  it('of another person notifies when the first was undone after its delivery', async () => {
    await act(noa);
    await deliver();
    await undo(noa);
    await act(zed);
    expect((await due()).rows).toEqual([{ type }]);
    expect(await seenBy(mira)).toEqual([1, { isRead: false, peopleCount: 1 }]);
  });

  it('that changes the notifications is published to the receiver', async () => {
    const receiver = { type: 'notifications', userId: await userIdOf(server, mira) };
    for (const change of [act, undo, act]) {
      published.length = 0;
      await change(noa);
      expect(published).toContainEqual(receiver);
    }
  });
});
