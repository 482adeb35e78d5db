import { followCalls } from '@aura/api-client/contract/follows';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { profileCalls } from '@aura/api-client/contract/profiles';
import { reportCalls } from '@aura/api-client/contract/reports';
import { followedByMaxCount, followsPageSize, profileFollowsMaxCount } from '@aura/domain/limits/profile';
import type { FollowList } from '@aura/domain/vocabularies/follow-lists';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planOf, rowsReadFrom } from '../../testing/query-plan.ts';
import { userIdOf } from '../../testing/relations.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import { findFollowedFollowers, findFollows } from './follow-lists.repository.ts';

/** Followers of `star`, of whom many have the same time of their follow. */
const fans = 125;

let server: TestServer;
let star: TestUser;
let reader: TestUser;
let starId: string;
beforeAll(async () => {
  server = await startTestServer();
  star = await server.signUp('star');
  reader = await server.signUp('reader');
  starId = await userIdOf(server, star);
  await server.services.db.execute(sql`insert into users (id, uid, email, username, display_name)
    select 'fan_' || n, 'fan-' || n, '', 'fan' || n, 'Fan ' || n from generate_series(1, ${fans}::integer) as n`);
  await server.services.db.execute(sql`insert into follows (follower_id, followed_id, created_at)
    select 'fan_' || n, ${starId}, '2026-01-01'::timestamptz + (n / 10) * interval '1 minute'
    from generate_series(1, ${fans}::integer) as n`);
});
afterAll(() => server.close());

const follow = (user: TestUser, username: string) =>
  server.call(followCalls.follow, { username }, user.token);
const change = (user: TestUser, fields: object) =>
  server.call(profileChangeCalls.updateProfile, { userID: user.email, ...fields }, user.token);

async function profileOf(username: string, { token }: TestUser) {
  const { body } = await server.call(profileCalls.getProfileByUsername, { username }, token);
  return body.profile;
}

/** All pages of a list. */
async function pagesOf(username: string, list: FollowList, { token }: TestUser) {
  const pages: string[][] = [];
  let after: string | undefined;
  do {
    const { body } = await server.call(followCalls.getFollows, { username, list, after }, token);
    pages.push(body.people.map((person) => person.username));
    after = body.next ?? undefined;
  } while (after !== undefined);
  return pages;
}

it('the pages of a list contain each person once, the newest follow first', async () => {
  const pages = await pagesOf('star', 'followers', reader);
  expect(pages.map(({ length }) => length)).toEqual([
    followsPageSize,
    followsPageSize,
    fans % followsPageSize,
  ]);
  const names = pages.flat();
  expect(new Set(names).size).toBe(fans);
  const minutes = names.map((name) => Math.floor(Number(name.slice('fan'.length)) / 10));
  expect(minutes).toEqual(minutes.toSorted((a, b) => b - a));
});

it('a person who follows while the list is read does not move the pages', async () => {
  const first = await server.call(
    followCalls.getFollows,
    { username: 'star', list: 'followers', limit: 2 },
    reader.token,
  );
  const late = await server.signUp('late');
  await follow(late, 'star');
  const after = first.body.next ?? undefined;
  const second = await server.call(
    followCalls.getFollows,
    { username: 'star', list: 'followers', limit: 1, after },
    reader.token,
  );
  const whole = await pagesOf('star', 'followers', reader);
  expect(whole[0]?.slice(0, 4)).toEqual([
    'late',
    ...[...first.body.people, ...second.body.people].map(({ username }) => username),
  ]);
  await server.call(followCalls.unfollow, { username: 'star' }, late.token);
});

it('a profile has the newest people and the numbers of all', async () => {
  const profile = await profileOf('star', reader);
  const [newest = []] = await pagesOf('star', 'followers', reader);
  expect(profile.followers.map(({ username }) => username)).toEqual(newest.slice(0, profileFollowsMaxCount));
  expect([profile.followerCount, profile.followingCount]).toEqual([fans, 0]);
});

it('people whom the reader blocks, reports or is blocked by are not listed and not counted', async () => {
  const blocking = await server.signUp('blocking');
  const blocked = await server.signUp('blocked');
  for (const person of [blocking, blocked]) await follow(person, 'star');
  await change(blocking, { blockedList: ['reader'] });
  await change(reader, { blockedList: ['blocked', 'fan1'] });
  const report = { targetType: 'person', targetId: 'fan2', reason: 'spam' } as const;
  await server.call(reportCalls.report, report, reader.token);
  const names = (await pagesOf('star', 'followers', reader)).flat();
  expect(names.filter((name) => ['blocking', 'blocked', 'fan1', 'fan2'].includes(name))).toEqual([]);
  expect((await profileOf('star', reader)).followerCount).toBe(fans - 2);
  expect(names).toHaveLength(fans - 2);
  expect((await profileOf('star', star)).followerCount).toBe(fans + 2);

  await change(reader, { blockedList: [] });
  await change(blocking, { blockedList: [] });
  expect((await profileOf('star', reader)).followerCount).toBe(fans + 1);
});

it('a profile says who of the followed people follows it, the newest first, and whether it follows the reader', async () => {
  for (const name of ['fan3', 'fan40', 'fan77', 'fan121']) await follow(reader, name);
  const { followedBy, followsCaller } = await profileOf('star', reader);
  expect(followedBy?.people.map(({ username }) => username)).toEqual(['fan121', 'fan77', 'fan40']);
  expect(followedBy?.people).toHaveLength(followedByMaxCount);
  expect(followedBy?.total).toBe(4);
  expect(followsCaller).toBe(false);
  await follow(star, 'reader');
  expect((await profileOf('star', reader)).followsCaller).toBe(true);
  await change(reader, { blockedList: ['fan77'] });
  expect((await profileOf('star', reader)).followedBy).toMatchObject({
    people: [{ username: 'fan121' }, { username: 'fan40' }, { username: 'fan3' }],
    total: 3,
  });
  await change(reader, { blockedList: [] });
});

it('each person of a list says whether the reader follows them; the reader has no such mark', async () => {
  await follow(reader, 'star');
  const { body } = await server.call(
    followCalls.getFollows,
    { username: 'star', list: 'followers' },
    reader.token,
  );
  const marks = Object.fromEntries(body.people.map(({ username, isFollowed }) => [username, isFollowed]));
  expect([marks.reader, marks.fan121, marks.fan120]).toEqual([undefined, true, false]);
  expect((await profileOf('star', reader)).isFollowed).toBe(true);
});

it.each([
  ['followers', 'follows_newest_followers_index'],
  ['following', 'follows_newest_followed_index'],
] as const)('a page of %s is a range of its index', async (list, index) => {
  const { db } = server.services;
  await db.execute(sql`insert into follows (follower_id, followed_id)
    select 'fan_' || a, 'fan_' || b from generate_series(1, ${fans}::integer) as a
    cross join generate_series(1, ${fans}::integer) as b where a <> b on conflict do nothing`);
  const cursor = { at: new Date('2036-01-01T00:00:00Z'), id: 'fan_5' };
  const readerId = await userIdOf(server, reader);
  const page = { limit: 11, after: cursor };
  const plan = await planOf(db, 'follows', findFollows(db, { list, ownerId: 'fan_9' }, readerId, page));
  expect(rowsReadFrom(index, plan)).toBe(11);
  expect(plan).not.toContain('Seq Scan on follows');
});

it('of the followers of a profile, reads only those whom the reader follows', async () => {
  const { db } = server.services;
  const readerId = await userIdOf(server, reader);
  const plan = await planOf(db, 'follows', findFollowedFollowers(db, starId, readerId, followedByMaxCount));
  expect(plan).not.toMatch(/Seq Scan on follows|Hash/);
});
