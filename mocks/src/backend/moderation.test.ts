import { calls } from '@aura/api-client/contract/calls';
import { expect, it } from 'vitest';
import { createTestMocks } from '../testing/client.ts';
import { tinyWorld } from '../testing/tiny-world.ts';

const emailOf = (name: string) => tinyWorld.people.find(({ username }) => username === name)?.email ?? '';

it('when a moderator removes a post that its author has deleted, answers 404 and sends no notification', async () => {
  const { call } = createTestMocks({ moderatorEmails: [emailOf('noor')] });
  const report = { targetType: 'post', targetId: 'post-mira', reason: 'spam' } as const;
  expect((await call(calls.report, report, 'noor')).status).toBe(200);
  const { cases } = (await call(calls.getModerationCases, {}, 'noor')).body;
  await call(calls.deletePost, { postId: 'post-mira', userID: emailOf('mira') });
  const decision = { caseId: cases[0]?.id ?? '', act: 'remove', reason: 'spam' } as const;
  expect((await call(calls.decideCase, decision, 'noor')).status).toBe(404);
  expect((await call(calls.getNotifications, {})).body.notifications).toEqual([]);
});

it('when an account is suspended for longer already, the decision has the end of the longer suspension', async () => {
  const { call } = createTestMocks({ moderatorEmails: [emailOf('noor')] });
  const suspend = async (days: 7 | 30, reporter: string) => {
    await call(calls.report, { targetType: 'person', targetId: 'mira', reason: 'spam' }, reporter);
    const { cases } = (await call(calls.getModerationCases, {}, 'noor')).body;
    const decision = { caseId: cases[0]?.id ?? '', act: 'suspend', reason: 'spam', days } as const;
    return (await call(calls.decideCase, decision, 'noor')).body.decision.until;
  };
  const longer = await suspend(30, 'noor');
  expect(longer).toEqual(expect.any(String));
  expect(await suspend(7, 'ana')).toBe(longer);
});
