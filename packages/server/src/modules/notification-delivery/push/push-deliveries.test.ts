import { calls } from '@aura/api-client/contract/calls';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushDeliveries, pushSubscriptions } from '../../../db/delivery-schema.ts';
import { notifications } from '../../../db/notifications-schema.ts';
import { sweep } from '../../../sweep/sweep.ts';
import { startNotificationServer } from '../../notifications/testing/notification-server.ts';
import { startPushService } from '../testing/push-service.ts';
import { queueMessages } from './push-deliveries.repository.ts';
import { deliverPushMessages } from './push-deliveries.service.ts';

const { signal } = new AbortController();
const minuteMs = 60_000;

const service = await startPushService();
const { server, people, mira, noa, post } = await startNotificationServer({ env: { PUSH_LOCAL: 'allow' } });
beforeEach(async () => {
  const { db } = server.services;
  await db.delete(notifications);
  await db.delete(pushSubscriptions);
  service.messages.length = 0;
  service.answers.length = 0;
  await server.call(calls.addPushSubscription, service.subscribe('phone'), mira.token);
});
afterAll(async () => {
  server.services.push.close();
  await Promise.all([server.close(), service.close()]);
});

const wait = (ms: number) => people.wait(ms);
const comment = (text: string) => people.comment(noa, post.id, text);
const deliver = (services = server.services) => deliverPushMessages(services, signal);
const received = () => service.messages.map(({ text }) => JSON.parse(text));
const waiting = async () => (await server.services.db.select().from(pushDeliveries)).length;
const browsers = async () => (await server.services.db.select().from(pushSubscriptions)).length;
const switchPush = (pushNotifications: boolean) => people.setNotifications(mira, { pushNotifications });

it('a comment is pushed once to each browser of the receiver, with the words of the app and where it leads', async () => {
  await server.call(calls.addPushSubscription, service.subscribe('laptop'), mira.token);
  await server.call(calls.addPushSubscription, service.subscribe('other'), noa.token);
  const { id } = await comment(`Love the “Wolle” ${'x'.repeat(300)}`);
  await deliver();
  await deliver();
  expect(service.messages.map(({ path }) => path).sort()).toEqual(['/laptop', '/phone']);
  const [message] = received();
  expect(message).toEqual({
    title: 'noa commented',
    body: `Love the “Wolle” ${'x'.repeat(123)}`,
    path: `/post/${post.id}?comment=${id}`,
    tag: expect.stringMatching(/^n_/),
  });
  expect(await waiting()).toBe(0);
});

it('when the server stops while it sends a message, the browser is not failing and gets the message later', async () => {
  service.answers.push(null);
  await comment('hello');
  const stopping = new AbortController();
  const stopped = deliverPushMessages(server.services, stopping.signal);
  await vi.waitFor(() => expect(service.messages).toHaveLength(1));
  stopping.abort();
  await stopped;
  const [browser] = await server.services.db.select().from(pushSubscriptions);
  expect([browser?.failingSince, await waiting()]).toEqual([null, 1]);
  wait(3 * minuteMs);
  await deliver();
  expect([service.messages.length, await waiting()]).toEqual([2, 0]);
});

it('a message about the same replaces the one before', async () => {
  await comment('first');
  await deliver();
  wait(minuteMs);
  await comment('second');
  await deliver();
  const [first, second] = received();
  expect(second).toMatchObject({ tag: first.tag, body: 'second' });
  expect(service.messages[0]?.headers.topic).toBe(service.messages[1]?.headers.topic);
});

it('when push is switched off, nothing is pushed, also of what was queued before', async () => {
  service.answers.push({ status: 503 });
  await comment('queued');
  await deliver();
  await switchPush(false);
  await comment('new');
  service.messages.length = 0;
  wait(minuteMs);
  await deliver();
  expect(received()).toEqual([]);
  expect(await waiting()).toBe(0);
  await switchPush(true);
  await deliver();
  expect(received()).toEqual([]);
});

it.each([
  ['the comment is deleted', async (id: string) => server.call(calls.deleteComment, { id }, noa.token)],
  ['the receiver blocks its author', async () => people.update(mira, { blockedList: ['noa'] })],
  [
    'the receiver has read it in the app',
    async () => {
      const { body } = await server.call(calls.getNotifications, {}, mira.token);
      const upTo = body.notifications[0]?.cursor ?? '';
      return server.call(calls.readNotifications, { upTo }, mira.token);
    },
  ],
])('when %s before a repeated attempt, it is not pushed any more', async (_, hide) => {
  service.answers.push({ status: 500 });
  const { id } = await comment('secret');
  await deliver();
  expect((await hide(id)).status).toBe(200);
  service.messages.length = 0;
  wait(minuteMs);
  await deliver();
  expect(received()).toEqual([]);
  expect(await waiting()).toBe(0);
  await people.update(mira, { blockedList: [] });
});

it.each([404, 410])('when the push service answers %i, the subscription is removed', async (status) => {
  service.answers.push({ status });
  await comment('gone');
  await deliver();
  expect([await browsers(), await waiting()]).toEqual([0, 0]);
});

describe('when the push service', () => {
  it('fails, the message is sent again after growing pauses, and given up after 6 attempts', async () => {
    service.answers.push(...Array.from({ length: 7 }, () => ({ status: 500 })));
    await comment('hello');
    const attempts: number[] = [];
    for (const pause of [
      0,
      29_000,
      1_000,
      119_000,
      1_000,
      8 * minuteMs,
      32 * minuteMs,
      128 * minuteMs,
      360 * minuteMs,
    ]) {
      wait(pause);
      await deliver();
      attempts.push(service.messages.length);
    }
    expect(attempts).toEqual([1, 1, 2, 2, 3, 4, 5, 6, 6]);
    expect([await browsers(), await waiting()]).toEqual([1, 0]);
  });

  it('asks to wait, the next attempt is not before', async () => {
    service.answers.push({ status: 429, headers: { 'retry-after': '600' } });
    await comment('hello');
    await deliver();
    wait(9 * minuteMs);
    await deliver();
    expect(service.messages).toHaveLength(1);
    wait(minuteMs);
    await deliver();
    expect(service.messages).toHaveLength(2);
    expect(await waiting()).toBe(0);
  });

  it('accepts one browser and fails for another, only the other is sent to again', async () => {
    await server.call(calls.addPushSubscription, service.subscribe('laptop'), mira.token);
    service.answers.push({ status: 201 }, { status: 503 });
    await comment('hello');
    await deliver();
    wait(minuteMs);
    await deliver();
    const [first, second, third] = service.messages.map(({ path }) => path);
    expect(new Set([first, second])).toEqual(new Set(['/phone', '/laptop']));
    expect([service.messages.length, third]).toEqual([3, second]);
  });

  it('refuses the server for 30 days, the subscription ends; one message that is accepted starts the count again', async () => {
    service.answers.push({ status: 403 });
    await comment('refused');
    await deliver();
    expect([await browsers(), await waiting()]).toEqual([1, 0]);
    await comment('accepted');
    await deliver();
    wait(31 * 24 * 60 * minuteMs);
    await sweep(server.services);
    expect(await browsers()).toBe(1);
    service.answers.push({ status: 403 });
    await comment('refused');
    await deliver();
    wait(31 * 24 * 60 * minuteMs);
    await sweep(server.services);
    expect(await browsers()).toBe(0);
  });
});

it('notifications of an hour without a server are pushed, those of a day before are not', async () => {
  await comment('old');
  wait(25 * 60 * minuteMs);
  await deliver();
  expect(received()).toEqual([]);
  await comment('new');
  wait(60 * minuteMs);
  await deliver();
  expect(received()).toMatchObject([{ body: 'new' }]);
});

it('several servers at once send each message once', async () => {
  await Promise.all(
    ['tablet', 'laptop'].map((name) =>
      server.call(calls.addPushSubscription, service.subscribe(name), mira.token),
    ),
  );
  await comment('once');
  await Promise.all([1, 2, 3, 4].map(() => deliver()));
  expect(service.messages.map(({ path }) => path).sort()).toEqual(['/laptop', '/phone', '/tablet']);
});

it('when a message is queued again while it is sent, it is sent again', async () => {
  await comment('first');
  const { db, push, clock } = server.services;
  const send: typeof push.send = async (...message) => {
    await comment('second');
    await queueMessages(db, { now: clock(), oldest: new Date(0), limit: 10 });
    return push.send(...message);
  };
  await deliver({ ...server.services, push: { ...push, send } });
  await deliver();
  expect(received()).toMatchObject([{ body: 'first' }, { body: 'second' }]);
});

it('a message whose server was killed is sent by another one when its time is over', async () => {
  await comment('hello');
  const hangs = { ...server.services.push, send: () => new Promise<never>(() => undefined) };
  void deliver({ ...server.services, push: hangs });
  await expect
    .poll(async () => (await server.services.db.select().from(pushDeliveries))[0]?.attempts)
    .toBe(1);
  await deliver();
  expect(received()).toEqual([]);
  wait(3 * minuteMs);
  await deliver();
  expect(received()).toMatchObject([{ body: 'hello' }]);
});

it('a stored endpoint that is not allowed is removed without a request', async () => {
  await server.services.db.update(pushSubscriptions).set({ endpoint: 'https://10.0.0.1/x' });
  await comment('hello');
  await deliver();
  expect([await browsers(), await waiting()]).toEqual([0, 0]);
  expect(service.messages).toEqual([]);
});
