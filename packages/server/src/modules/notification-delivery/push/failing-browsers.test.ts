import { calls } from '@aura/api-client/contract/calls';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { pushDeliveries, pushSubscriptions } from '../../../db/delivery-schema.ts';
import { notifications } from '../../../db/notifications-schema.ts';
import { startNotificationServer } from '../../notifications/testing/notification-server.ts';
import { startPushService } from '../testing/push-service.ts';
import { claimMessages, queueMessages } from './push-deliveries.repository.ts';
import { deliverPushMessages } from './push-deliveries.service.ts';
import type { PushOutcome, PushTarget } from './push-sender.ts';

const { signal } = new AbortController();
const browsersMaxCount = 20;
/** Messages that are sent at the same time. */
const concurrency = 16;

const service = await startPushService();
const { server, people, mira, noa, post } = await startNotificationServer({ env: { PUSH_LOCAL: 'allow' } });
beforeEach(async () => {
  await server.services.db.delete(notifications);
  await server.services.db.delete(pushSubscriptions);
  service.messages.length = 0;
});
afterAll(async () => {
  server.services.push.close();
  await Promise.all([server.close(), service.close()]);
});

const subscribe = (name: string) =>
  server.call(calls.addPushSubscription, service.subscribe(name), mira.token);
const waiting = async () => (await server.services.db.select().from(pushDeliveries)).length;

it('when the push services of a person do not answer, their other messages are sent later', async () => {
  for (let count = 0; count < browsersMaxCount; count += 1) await subscribe(`browser-${count}`);
  await people.comment(noa, post.id, 'hello');
  let sent = 0;
  const send = async (): Promise<PushOutcome> => {
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return { result: 'failed', status: null, retryAfterMs: 0 };
  };
  await deliverPushMessages({ ...server.services, push: { ...server.services.push, send } }, signal);
  expect([sent, await waiting()]).toEqual([concurrency, browsersMaxCount]);
  people.wait(60_000);
  await deliverPushMessages(server.services, signal);
  expect([service.messages.length, await waiting()]).toEqual([browsersMaxCount, 0]);
});

it('messages to browsers that fail are claimed after the others', async () => {
  const { db, clock } = server.services;
  for (const name of ['failing', 'working']) await subscribe(name);
  const isFailing = sql`${pushSubscriptions.endpoint} like '%failing'`;
  await db.update(pushSubscriptions).set({ failingSince: clock() }).where(isFailing);
  await people.comment(noa, post.id, 'hello');
  const now = clock();
  await queueMessages(db, { now, oldest: new Date(0), limit: 10 });
  const [failing] = await db.select().from(pushSubscriptions).where(isFailing);
  const dueAt = new Date(now.getTime() - 1000);
  await db
    .update(pushDeliveries)
    .set({ dueAt })
    .where(eq(pushDeliveries.subscriptionId, failing?.id ?? ''));
  const claim = async (limit: number) => {
    const until = new Date(now.getTime() + 1000);
    const claimed = await claimMessages(db, { now, until, limit });
    return claimed.map(({ endpoint }: PushTarget) => endpoint.split('/').at(-1));
  };
  expect(await claim(1)).toEqual(['working']);
  expect(await claim(1)).toEqual(['failing']);
});
