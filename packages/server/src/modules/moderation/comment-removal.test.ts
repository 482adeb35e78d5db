import { calls } from '@aura/api-client/contract/calls';
import { afterAll, expect, it } from 'vitest';
import { userIdOf } from '../../testing/relations.ts';
import { startNotificationServer } from '../notifications/testing/notification-server.ts';

const { server, people, mira, noa, zed, post, published } = await startNotificationServer({
  env: { MODERATORS: 'zed@example.com' },
});
afterAll(() => server.close());

it('when a moderator removes a comment, its author and those who were notified of it receive the change', async () => {
  const { id: targetId } = await people.comment(noa, post.id, 'Elbows');
  expect(await people.notificationsOf(mira)).toEqual(['noa commented']);
  await server.call(calls.report, { targetType: 'comment', targetId, reason: 'hate', note: '' }, zed.token);
  const { cases } = (await server.call(calls.getModerationCases, {}, zed.token)).body;
  published.length = 0;
  const decision = { caseId: cases[0]?.id ?? '', act: 'remove', reason: 'hate' } as const;
  expect((await server.call(calls.decideCase, decision, zed.token)).status).toBe(200);

  const receivers = published.flatMap((change) => (change.type === 'notifications' ? change.userId : []));
  expect(receivers).toEqual([await userIdOf(server, noa), await userIdOf(server, mira)]);
  expect(await people.notificationsOf(mira)).toEqual([]);
});
