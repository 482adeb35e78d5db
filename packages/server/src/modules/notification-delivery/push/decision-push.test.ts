import { calls } from '@aura/api-client/contract/calls';
import { decisionTexts } from '@aura/domain/rules/moderation';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { users } from '../../../db/schema.ts';
import { notifyOfDecision } from '../../notifications/notify.service.ts';
import { startNotificationServer } from '../../notifications/testing/notification-server.ts';
import { startPushService } from '../testing/push-service.ts';
import { deliverPushMessages } from './push-deliveries.service.ts';

const service = await startPushService();
const { server, mira } = await startNotificationServer({ env: { PUSH_LOCAL: 'allow' } });
afterAll(async () => {
  server.services.push.close();
  await Promise.all([server.close(), service.close()]);
});

it('the decision of a moderator is pushed with its reason instead of the words that it is about', async () => {
  await server.call(calls.addPushSubscription, service.subscribe('phone'), mira.token);
  const { db, clock } = server.services;
  const content = { act: 'remove', targetType: 'comment', reason: 'spam', words: '', until: null } as const;
  const [receiver] = await db.select().from(users).where(eq(users.username, 'mira'));
  await notifyOfDecision(db, {
    receiverId: receiver?.id ?? '',
    postId: null,
    now: clock(),
    decision: decisionTexts(content, 'BUY NOW'),
  });
  await deliverPushMessages(server.services, new AbortController().signal);
  expect(service.messages.map(({ text }) => JSON.parse(text))).toMatchObject([
    { title: 'A moderator removed your comment', body: 'Reason: spam or advertising.' },
  ]);
});
