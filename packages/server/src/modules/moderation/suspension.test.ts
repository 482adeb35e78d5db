import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { moderationCalls } from '@aura/api-client/contract/moderation';
import { notificationCalls } from '@aura/api-client/contract/notifications';
import { postCalls } from '@aura/api-client/contract/posts';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { profileCalls } from '@aura/api-client/contract/profiles';
import { reportCalls } from '@aura/api-client/contract/reports';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../../db/schema.ts';
import { sharePost } from '../../testing/content.ts';
import { fakeToken, startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import { suspendByEmail, unsuspendByEmail } from './operator.service.ts';

let server: TestServer;
let modesta: TestUser;
let rita: TestUser;

beforeAll(async () => {
  server = await startTestServer({ env: { MODERATORS: 'modesta@example.com' } });
  modesta = await server.signUp('modesta');
  rita = await server.signUp('rita');
});
afterAll(() => server.close());

async function suspend(username: string, days: 7 | 30 | null = 7, reporter = rita): Promise<number> {
  const report = { targetType: 'person', targetId: username, reason: 'hate' } as const;
  await server.call(reportCalls.report, report, reporter.token);
  const { cases } = (await server.call(moderationCalls.getModerationCases, {}, modesta.token)).body;
  const caseId = cases[0]?.id ?? '';
  const decision = { caseId, act: 'suspend', reason: 'hate', words: 'Twice.', days } as const;
  return (await server.call(moderationCalls.decideCase, decision, modesta.token)).status;
}

it('a suspended account reads and does not write until the suspension ends', async () => {
  const loud = await server.signUp('loud');
  const post = await sharePost(server, loud);
  const { token, email } = loud;
  const readSuspension = async () =>
    (await server.call(profileCalls.getProfile, { userID: email }, token)).body.profile.suspension;
  expect(await readSuspension()).toBeNull();
  expect(await suspend('loud')).toBe(200);
  expect(await readSuspension()).toMatchObject({ reason: 'hate', words: 'Twice.' });

  const like = () => server.call(postCalls.addLike, { userID: email, postID: post.id }, token);
  const refused = await like();
  expect([refused.status, refused.body.code]).toEqual([403, 'SUSPENDED']);
  expect(refused.body.error).toMatch(
    /^Your account is suspended until \d+ November 2026\. Reason: hate or harassment\. Twice\.$/,
  );
  const update = (fields: Parameters<typeof server.signUp>[1]) =>
    server.call(profileChangeCalls.updateProfile, { userID: email, ...fields }, token);
  expect((await update({ profileBio: 'New' })).body.code).toBe('SUSPENDED');
  expect((await update({ blockedList: ['rita'] })).status).toBe(200);
  expect((await update({ blockedList: [], postPrivacy: 'friends' })).status).toBe(200);
  expect((await update({ block: ['rita'] })).status).toBe(200);
  expect((await update({ block: ['rita'], profileBio: 'x' })).body.code).toBe('SUSPENDED');
  expect((await update({ unblock: ['rita'] })).status).toBe(200);
  expect((await server.call(postCalls.getPosts, {}, token)).status).toBe(200);

  server.clock.now = new Date(server.clock.now.getTime() + 7 * 86_400_000);
  expect((await like()).status).toBe(200);
});

it('a suspended account may change its settings, read notifications and delete itself, and make no other write', () => {
  const writes = Object.values<Call>(calls).filter(
    ({ method, access }) => method !== 'GET' && access !== 'public',
  );
  const allowed = writes.filter((call) => call.whileSuspended !== undefined);
  expect(allowed.map(({ name }) => name).sort()).toEqual([
    'addPushSubscription',
    'deleteAccount',
    'readNotifications',
    'removePushSubscription',
    'updateNotificationSettings',
    'updateProfile',
  ]);
});

it('an operator suspends an account by its email, with a record and a notification, and ends the suspension', async () => {
  const sold = await server.signUp('sold.out');
  const { db, clock } = server.services;
  const like = async () => {
    const post = await sharePost(server, rita);
    const request = { userID: sold.email, postID: post.id };
    return (await server.call(postCalls.addLike, request, sold.token)).body;
  };
  await suspendByEmail(db, { email: sold.email.toUpperCase(), reason: 'spam', now: clock() });
  expect(await like()).toMatchObject({ code: 'SUSPENDED', error: expect.stringMatching(/Reason: spam/) });
  const { decisions } = (await server.call(moderationCalls.getModerationDecisions, {}, modesta.token)).body;
  expect(decisions[0]).toMatchObject({ act: 'suspend', reason: 'spam', author: 'sold.out', moderator: null });
  const { notifications } = (await server.call(notificationCalls.getNotifications, {}, sold.token)).body;
  expect(notifications[0]).toMatchObject({ type: 'moderation' });

  await unsuspendByEmail(db, sold.email);
  expect(await like()).toMatchObject({ liked: true });
});

it('an operator is refused an unknown email and an unknown reason', async () => {
  const { db, clock } = server.services;
  const suspend = (email: string, reason: string) => suspendByEmail(db, { email, reason, now: clock() });
  await expect(suspend('nothing@example.com', 'spam')).rejects.toThrow('No account has the email');
  await expect(suspend(rita.email, 'because')).rejects.toThrow('REASON is one of spam,');
});

it('after an account has changed its email, the operator finds it by the new one only', async () => {
  const { uid, email, token } = await server.signUp('moving');
  const moved = fakeToken({ uid, email: 'moved@example.com', emailVerified: false });
  const { db, clock } = server.services;
  const suspendBy = (email: string) => suspendByEmail(db, { email, reason: 'spam', now: clock() });
  expect((await server.call(profileCalls.getProfile, { userID: 'moved@example.com' }, moved)).status).toBe(
    200,
  );
  await expect(suspendBy(email)).rejects.toThrow(`No account has the email ${email}.`);
  await suspendBy('moved@example.com');
  await unsuspendByEmail(db, 'moved@example.com');
  expect((await server.call(profileCalls.getProfile, { userID: email }, token)).status).toBe(200);
  await unsuspendByEmail(db, email);
});

it('a later, shorter suspension does not end a longer one early', async () => {
  await server.signUp('again');
  const { db, clock } = server.services;
  const until = async () =>
    (await db.query.users.findFirst({ where: eq(users.username, 'again') }))?.suspendedUntil;
  const inDays = (days: number) => new Date(clock().getTime() + days * 86_400_000);
  const decisions = [
    [7, inDays(7)],
    [30, inDays(30)],
    [7, inDays(30)],
    [null, null],
    [30, null],
  ] as const;
  for (const [index, [days, end]] of decisions.entries()) {
    const reporter = await server.signUp(`reporter${index}`);
    expect(await suspend('again', days, reporter)).toBe(200);
    expect(await until(), `after ${days} days`).toEqual(end);
  }
});

it('when an account is suspended for longer already, the decision and its message have the end of the longer suspension', async () => {
  const twice = await server.signUp('twice');
  expect(await suspend('twice', 30, await server.signUp('first'))).toBe(200);
  const messageOf = async () => {
    const { notifications } = (await server.call(notificationCalls.getNotifications, {}, twice.token)).body;
    return notifications[0]?.decision?.sentence;
  };
  const longer = await messageOf();
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  expect(await suspend('twice', 7, await server.signUp('second'))).toBe(200);
  const { decisions } = (await server.call(moderationCalls.getOwnDecisions, {}, twice.token)).body;
  const [end, longerEnd] = decisions.map(({ until }) => until);
  expect(longerEnd).toEqual(expect.any(String));
  expect(end).toBe(longerEnd);
  expect(await messageOf()).toBe(longer);
});
