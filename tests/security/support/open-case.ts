import { equal } from 'node:assert/strict';
import { calls } from '@aura/api-client/contract/calls';
import { uniqueName } from './client.ts';
import type { Target } from './harness.ts';

/** A moderator, and a case that they can open. */
export async function openCase(target: Target, postId: string) {
  const moderator = await target.signUp(uniqueName('moderator'), {}, { moderator: true });
  const reporter = await target.signUp(uniqueName('reporter'));
  const report = { targetType: 'post', targetId: postId, reason: 'spam' } as const;
  equal((await target.call(calls.report, report, reporter.token)).status, 200);
  const { body } = await target.call(calls.getModerationCases, {}, moderator.token);
  return { moderator, caseId: body.cases[0]?.id ?? '' };
}
