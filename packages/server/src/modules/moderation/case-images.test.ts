import { moderationCalls } from '@aura/api-client/contract/moderation';
import { profileLookupCalls } from '@aura/api-client/contract/profile-lookups';
import { reportCalls } from '@aura/api-client/contract/reports';
import { afterAll, expect, it } from 'vitest';
import { plainJpeg } from '../../images/testing/files.ts';
import { upload } from '../../testing/content.ts';
import { startTestServer } from '../../testing/server.ts';

const server = await startTestServer({ env: { MODERATORS: 'modesta@example.com' } });
afterAll(() => server.close());

it('a moderator sees the image of a reported person with a private profile until the case is decided', async () => {
  const modesta = await server.signUp('modesta');
  const rita = await server.signUp('rita');
  await server.signUp('quiet', { profilePicture: upload(await plainJpeg()), profilePrivacy: 'private' });
  const report = { targetType: 'person', targetId: 'quiet', reason: 'spam' } as const;
  await server.call(reportCalls.report, report, rita.token);
  const { cases } = (await server.call(moderationCalls.getModerationCases, {}, modesta.token)).body;
  const { id: caseId = '', author } = cases[0] ?? {};
  const picId = author?.profilePicId ?? '';
  const statusOf = async (id: string) =>
    (await server.call(profileLookupCalls.getProfilePicture, { picId: id })).status;

  expect(await statusOf(picId)).toBe(200);
  expect(await statusOf(picId.split('.')[0] ?? '')).toBe(404);
  await server.call(moderationCalls.decideCase, { caseId, act: 'keep' }, modesta.token);
  expect(await statusOf(picId)).toBe(404);
});
