import { moderationCalls } from '@aura/api-client/contract/moderation';
import { reportCalls } from '@aura/api-client/contract/reports';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharePost } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';

let server: TestServer;
let author: TestUser;
let rita: TestUser;
let modesta: TestUser;
beforeAll(async () => {
  server = await startTestServer({ env: { MODERATORS: 'modesta@example.com' } });
  author = await server.signUp('author');
  rita = await server.signUp('rita');
  modesta = await server.signUp('modesta');
});
afterAll(() => server.close());

/** Decides about a new post of the author. */
async function decide(act: 'keep' | 'warn' | 'remove'): Promise<string> {
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  const { id } = await sharePost(server, author);
  const report = { targetType: 'post', targetId: id, reason: 'spam' } as const;
  await server.call(reportCalls.report, report, rita.token);
  const { cases } = (await server.call(moderationCalls.getModerationCases, {}, modesta.token)).body;
  const decision = { caseId: cases[0]?.id ?? '', act, reason: 'spam' } as const;
  expect((await server.call(moderationCalls.decideCase, decision, modesta.token)).status).toBe(200);
  return id;
}

const read = async (page: object, { token } = author) =>
  (await server.call(moderationCalls.getOwnDecisions, page, token)).body;

it('the author reads the decisions except Keep, in pages, with the posts that were not removed', async () => {
  const warned = await decide('warn');
  await decide('remove');
  await decide('keep');
  const first = await read({ limit: 1 });
  const second = await read({ limit: 1, after: first.decisions[0]?.id });
  const decisions = [...first.decisions, ...second.decisions];
  expect(decisions.map(({ act, postId }) => [act, postId])).toEqual([
    ['remove', null],
    ['warn', warned],
  ]);
  expect([first.hasMore, second.hasMore]).toEqual([true, false]);

  expect(await read({}, rita)).toEqual({ success: true, decisions: [], hasMore: false });
  expect(await read({ after: decisions[0]?.id }, rita)).toMatchObject({ decisions: [] });
});
