import { commentCalls } from '@aura/api-client/contract/comments';
import { moderationCalls } from '@aura/api-client/contract/moderation';
import { notificationCalls } from '@aura/api-client/contract/notifications';
import { postEditCalls } from '@aura/api-client/contract/post-edits';
import { postCalls } from '@aura/api-client/contract/posts';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { profileCalls } from '@aura/api-client/contract/profiles';
import { reportCalls } from '@aura/api-client/contract/reports';
import { accountDeletionPhrase } from '@aura/domain/limits/auth';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moderationCases, moderationDecisions } from '../../db/moderation-schema.ts';
import { apiRoot } from '../../http/handle.ts';
import { sharePost } from '../../testing/content.ts';
import { fakeToken, startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';

let server: TestServer;
/** By the setting `MODERATORS`. */
let modesta: TestUser;
/** By the custom claim. */
let noor: TestUser;
const people: Record<string, TestUser> = {};

const person = (name: string) => people[name] as TestUser;

beforeAll(async () => {
  server = await startTestServer({ env: { MODERATORS: ' Modesta@example.com ' } });
  modesta = await server.signUp('modesta');
  const claimed = await server.signUp('noor');
  const { uid, email } = claimed;
  noor = { ...claimed, token: fakeToken({ uid, email, hasModeratorClaim: true }) };
  for (const name of ['author', 'rita', 'remy', 'rosa']) people[name] = await server.signUp(name);
});
afterAll(() => server.close());

function report(by: string, targetType: 'post' | 'comment' | 'person', targetId: string, note = '') {
  const request = { targetType, targetId, reason: 'spam' as const, note };
  return server.call(reportCalls.report, request, person(by).token);
}

const getCases = (user: TestUser, page = {}) =>
  server.call(moderationCalls.getModerationCases, page, user.token);

async function caseOf(targetId: string): Promise<string> {
  const rows = await server.services.db
    .select()
    .from(moderationCases)
    .where(eq(moderationCases.targetId, targetId));
  return rows.find(({ decidedAt }) => decidedAt === null)?.id ?? '';
}

type Decision = Omit<Parameters<typeof decide>[2], 'caseId'>;
const decide = (
  user: TestUser,
  caseId: string,
  decision: {
    act: 'keep' | 'remove' | 'warn' | 'suspend';
    reason?: 'spam' | 'hate';
    words?: string;
    days?: 1 | 7 | 30 | null;
  },
) => server.call(moderationCalls.decideCase, { caseId, ...decision }, user.token);

const readCase = (user: TestUser, caseId: string) =>
  server.call(moderationCalls.getModerationCase, { caseId }, user.token);

it('only moderators may read cases and decide; others are answered 404', async () => {
  const unverified = fakeToken({ uid: 'uid-modesta', email: modesta.email, emailVerified: false });
  for (const token of [person('rita').token, unverified]) {
    const user = { ...modesta, token };
    expect((await getCases(user)).status).toBe(404);
    expect((await readCase(user, 'deleted')).status).toBe(404);
    expect((await decide(user, 'deleted', { act: 'keep' })).status).toBe(404);
    expect((await server.call(moderationCalls.getModerationDecisions, {}, token)).status).toBe(404);
  }
  for (const user of [modesta, noor]) expect((await getCases(user)).status).toBe(200);
});

it('the profile says who may moderate', async () => {
  const profileOf = async (user: TestUser) =>
    (await server.call(profileCalls.getProfile, { userID: user.email }, user.token)).body.profile;
  expect((await profileOf(modesta)).isModerator).toBe(true);
  expect((await profileOf(noor)).isModerator).toBe(true);
  expect(await profileOf(person('rita'))).toMatchObject({ isModerator: false, suspension: null });
});

it('the queue has the most reports first, then the older ones, in pages; a deleted target leaves it', async () => {
  const author = person('author');
  const one = await sharePost(server, author, { caption: 'One' });
  const two = await sharePost(server, author, { caption: 'Two' });
  const three = await sharePost(server, author, { caption: 'Three' });
  for (const [by, post] of [
    ['rita', one],
    ['rita', two],
    ['rita', three],
    ['remy', three],
  ] as const) {
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    await report(by, 'post', post.id);
  }
  const texts = async (page = {}) => {
    const { body } = await getCases(modesta, page);
    return { texts: body.cases.map(({ text }) => text), total: body.total, hasMore: body.hasMore };
  };
  expect(await texts()).toEqual({ texts: ['Three', 'One', 'Two'], total: 3, hasMore: false });
  const first = (await getCases(modesta, { limit: 2 })).body;
  expect([first.cases.length, first.hasMore]).toEqual([2, true]);
  const after = first.cases.at(-1)?.id;
  expect(await texts({ limit: 2, after })).toEqual({ texts: ['Two'], total: 3, hasMore: false });

  const caseId = await caseOf(one.id);
  const bio = { userID: author.email, profileBio: 'Only for friends' };
  await server.call(profileChangeCalls.updateProfile, bio, author.token);
  await server.call(postEditCalls.deletePost, { postId: one.id, userID: author.email }, author.token);
  expect((await texts()).texts).toEqual(['Three', 'Two']);
  expect((await readCase(modesta, caseId)).body.case.text).toBe('');
});

it('a moderator reads the target with its reports, and of a post that is not public nothing else', async () => {
  const author = await server.signUp('quiet');
  people.quiet = author;
  const post = await sharePost(server, author, { caption: 'Look' });
  const comments: string[] = [];
  for (const comment of ['a', 'b', 'c', 'd', 'e', 'f']) {
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    const request = { Email: author.email, userName: 'quiet', postID: post.id, comment };
    comments.push((await server.call(commentCalls.addComment, request, author.token)).body.comment.id);
  }
  await report('rita', 'comment', comments[3] ?? '', 'He says it daily');
  await report('rita', 'post', post.id);
  const ofComment = await caseOf(comments[3] ?? '');
  const ofPost = await caseOf(post.id);
  const threadOf = async () =>
    (await readCase(modesta, ofComment)).body.case.thread.map(({ text }) => text).join('');
  expect(await threadOf()).toBe('bcdef');
  const { body } = await readCase(modesta, ofComment);
  expect(body.case.reports).toEqual([expect.objectContaining({ reason: 'spam', note: 'He says it daily' })]);
  expect(body.case.reports[0]?.reporter.username).toBe('rita');
  expect(body.case).toMatchObject({ postId: post.id, image: null });
  expect((await server.app.request(`${apiRoot}${body.case.postImage}`)).status).toBe(200);

  const hidden = { userID: author.email, postPrivacy: 'private' as const };
  await server.call(profileChangeCalls.updateProfile, hidden, author.token);
  expect(await threadOf()).toBe('d');
  expect((await readCase(modesta, ofComment)).body.case).toMatchObject({ postId: null, postImage: null });
  expect((await server.call(postCalls.getPost, { id: post.id }, modesta.token)).status).toBe(404);
  const { image } = (await readCase(modesta, ofPost)).body.case;
  expect((await server.app.request(`${apiRoot}${image}`)).status).toBe(200);
  expect((await server.app.request(`${apiRoot}/post/${post.id}/image`)).status).toBe(404);
  await decide(modesta, ofPost, { act: 'keep' });
  expect((await server.app.request(`${apiRoot}${image}`)).status).toBe(404);
});

it('of two decisions at once one is stored, and the other moderator receives who decided what', async () => {
  const post = await sharePost(server, person('author'));
  await report('rita', 'post', post.id);
  const caseId = await caseOf(post.id);
  const both = await Promise.all([
    decide(modesta, caseId, { act: 'remove', reason: 'spam' }),
    decide(noor, caseId, { act: 'remove', reason: 'spam' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = both.find(({ status }) => status === 409);
  expect(refused?.body.code).toBe('ALREADY_DECIDED');
  expect(refused?.body.error).toMatch(/^(modesta|noor) has already removed it\.$/);
});

it('removing a post deletes it with its image, and the author receives the reason', async () => {
  const post = await sharePost(server, person('author'), { caption: 'Sale' });
  await report('rita', 'post', post.id);
  const words = 'Links belong on the item.';
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  const decision = { act: 'remove', reason: 'spam', words } as const;
  expect((await decide(modesta, await caseOf(post.id), decision)).status).toBe(200);
  const { token } = person('author');
  expect((await server.call(postCalls.getPost, { id: post.id }, token)).status).toBe(404);
  const received = (await server.call(notificationCalls.getNotifications, {}, token)).body.notifications;
  expect(received.find(({ type }) => type === 'moderation')?.decision).toEqual({
    sentence: 'A moderator removed your post',
    quote: 'Sale',
    reason: 'Reason: spam or advertising. Links belong on the item.',
  });
  const { body } = await server.call(moderationCalls.getOwnDecisions, {}, token);
  const expected = { act: 'remove', targetType: 'post', reason: 'spam', words, postId: null };
  expect(body.decisions[0]).toMatchObject(expected);
  expect(Object.keys(body.decisions[0] ?? {})).not.toContain('moderator');
  const all = (await server.call(moderationCalls.getModerationDecisions, {}, noor.token)).body;
  expect(all.decisions[0]).toMatchObject({ act: 'remove', moderator: 'modesta', author: 'author' });
});

it('a removed comment with replies leaves its place, and counts no longer', async () => {
  const { email, token } = person('author');
  const post = await sharePost(server, person('author'));
  const request = { Email: email, userName: 'author', postID: post.id, comment: 'Elbows' };
  const added = (await server.call(commentCalls.addComment, request, token)).body.comment;
  const reply = { ...request, comment: 'Why?', parentComment: added.id };
  await server.call(commentCalls.addComment, reply, token);
  await report('remy', 'comment', added.id);
  await decide(modesta, await caseOf(added.id), { act: 'remove', reason: 'hate' });
  const { body } = await server.call(postCalls.getPost, { id: post.id }, person('rosa').token);
  expect(body.post.commentCount).toBe(1);
  expect(body.post.comments?.find(({ id }) => id === added.id)).toMatchObject({ deleted: true, text: '' });
});

it.each<[string, Decision, number]>([
  ['a removal of a person', { act: 'remove', reason: 'spam' }, 400],
  ['a warning without a reason', { act: 'warn' }, 400],
])('%s is refused', async (_, decision, status) => {
  await report('rosa', 'person', 'author');
  expect((await decide(modesta, await caseOf(await idOf('author')), decision)).status).toBe(status);
});

async function idOf(username: string): Promise<string> {
  const { rows } = await server.services.db.execute<{ id: string }>(
    sql`select id from users where username = ${username}`,
  );
  return rows[0]?.id ?? '';
}

it('moderators do not decide about themselves', async () => {
  await report('rita', 'person', 'noor');
  const caseId = await caseOf(await idOf('noor'));
  expect((await decide(noor, caseId, { act: 'keep' })).status).toBe(403);
  expect((await decide(modesta, caseId, { act: 'keep' })).status).toBe(200);
});

it('the audit record is neither changed nor deleted, but keeps no text about an erased person', async () => {
  const { db } = server.services;
  const brief = await server.signUp('brief');
  await report('rita', 'person', 'brief');
  const words = 'Lives in Elm Street';
  await decide(modesta, await caseOf(await idOf('brief')), { act: 'warn', reason: 'spam', words });
  await expect(db.delete(moderationDecisions)).rejects.toThrow();
  await expect(db.update(moderationDecisions).set({ act: 'keep' })).rejects.toThrow();
  await expect(db.update(moderationDecisions).set({ act: 'keep', words: '' })).rejects.toThrow();

  const request = { userID: brief.email, confirmationText: accountDeletionPhrase } as const;
  const deletion = fakeToken({ uid: brief.uid, email: brief.email, authTime: server.clock.now });
  expect((await server.call(profileChangeCalls.deleteAccount, request, deletion)).status).toBe(200);
  const rows = await db.select().from(moderationDecisions);
  expect(rows.filter((row) => row.words === words)).toEqual([]);
  expect(rows.some((row) => row.act === 'warn')).toBe(true);
});
