import { followCalls } from '@aura/api-client/contract/follows';
import { postCalls } from '@aura/api-client/contract/posts';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { profileCalls } from '@aura/api-client/contract/profiles';
import { followingMaxCount } from '@aura/domain/limits/profile';
import { inBatches } from '@aura/domain/utils/batches';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { follows, users } from '../../db/schema.ts';
import { sharePost } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';

let server: TestServer;
let mira: TestUser;
let noa: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  mira = await server.signUp('mira');
  noa = await server.signUp('noa');
});
afterAll(() => server.close());

const follow = (user: TestUser, username: string) =>
  server.call(followCalls.follow, { username }, user.token);
const unfollow = (user: TestUser, username: string) =>
  server.call(followCalls.unfollow, { username }, user.token);
const update = (user: TestUser, changes: Record<string, unknown>) =>
  server.call(profileChangeCalls.updateProfile, { userID: user.email, ...changes }, user.token);
const seesProfile = async (user: TestUser, username: string) =>
  (await server.call(profileCalls.getProfileByUsername, { username }, user.token)).status === 200;

async function lists(user: TestUser) {
  const { body } = await server.call(profileCalls.getProfile, { userID: user.email }, user.token);
  const names = (people: readonly { username: string }[]) => people.map(({ username }) => username);
  return { followers: names(body.profile.followers), following: names(body.profile.following) };
}

it('a follow is stored once and appears in both profiles until it is ended', async () => {
  for (let time = 0; time < 2; time++) {
    const { status, body } = await follow(mira, 'Noa');
    expect([status, body]).toEqual([200, { success: true, following: true, followers: 1 }]);
  }
  expect(await lists(mira)).toEqual({ followers: [], following: ['noa'] });
  expect(await lists(noa)).toEqual({ followers: ['mira'], following: [] });

  for (let time = 0; time < 2; time++) {
    const { status, body } = await unfollow(mira, 'noa');
    expect([status, body]).toEqual([200, { success: true, following: false, followers: 0 }]);
  }
  expect(await lists(noa)).toEqual({ followers: [], following: [] });
});

it('when a person who is not followed is unfollowed, no live update is sent', async () => {
  const publish = vi.spyOn(server.services.changes, 'publish');
  await unfollow(mira, 'noa');
  expect(publish).not.toHaveBeenCalled();
  await follow(mira, 'noa');
  publish.mockClear();
  await unfollow(mira, 'noa');
  expect(publish).toHaveBeenCalledWith({ type: 'parted', userIds: expect.any(Array) });
  publish.mockRestore();
});

it('twelve simultaneous follows of one person store one row', async () => {
  const responses = await Promise.all(Array.from({ length: 12 }, () => follow(mira, 'noa')));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await lists(noa)).followers).toEqual(['mira']);
  await unfollow(mira, 'noa');
});

it('when two people follow each other, they see what is for friends only, and no longer after an unfollow', async () => {
  const lin = await server.signUp('lin');
  await update(lin, { profilePrivacy: 'friends', postPrivacy: 'friends' });
  const post = await sharePost(server, lin);
  const seesPost = async () =>
    (await server.call(postCalls.getPost, { id: post.id }, mira.token)).status === 200;

  expect((await follow(mira, 'lin')).body).toMatchObject({ following: true, followers: null });
  expect([await seesProfile(mira, 'lin'), await seesPost()]).toEqual([false, false]);
  await follow(lin, 'mira');
  expect([await seesProfile(mira, 'lin'), await seesPost()]).toEqual([true, true]);
  await unfollow(mira, 'lin');
  expect([await seesProfile(mira, 'lin'), await seesPost()]).toEqual([false, false]);
});

it.each([
  ['mira', 400, 'You cannot follow yourself.'],
  ['unknown', 404, 'Profile not found'],
  ['%', 404, 'Profile not found'],
])('following %s is refused with %i', async (username, status, error) => {
  for (const response of [await follow(mira, username), await unfollow(mira, username)]) {
    expect([response.status, response.body]).toEqual([status, expect.objectContaining({ error })]);
  }
});

it('blocking ends the follows in both directions, and neither can follow the other until the block ends', async () => {
  const kim = await server.signUp('kim');
  await follow(mira, 'kim');
  await follow(kim, 'mira');
  await update(kim, { blockedList: ['mira'] });
  expect((await follow(mira, 'kim')).status).toBe(404);
  expect((await follow(kim, 'mira')).status).toBe(404);

  await update(kim, { blockedList: [] });
  expect(await lists(kim)).toEqual({ followers: [], following: [] });
  expect((await follow(mira, 'kim')).status).toBe(200);
});

it('a follow and a block at the same time never leave both', async () => {
  const ada = await server.signUp('ada');
  const eve = await server.signUp('eve');
  for (let round = 0; round < 5; round++) {
    await Promise.all([follow(ada, 'eve'), update(eve, { blockedList: ['ada'] }), follow(eve, 'ada')]);
    await update(eve, { blockedList: [] });
    expect(await lists(eve)).toEqual({ followers: [], following: [] });
  }
});

it('a person who follows the largest number of people cannot follow another', async () => {
  const ines = await server.signUp('ines');
  const { db } = server.services;
  const others = Array.from({ length: followingMaxCount }, (_, index) => `many-${index}`);
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.username, 'ines'));
  const followerId = row?.id ?? '';
  for (const ids of inBatches(others, 1000)) {
    await db.insert(users).values(ids.map((id) => ({ id, uid: id, email: '' })));
    await db.insert(follows).values(ids.map((followedId) => ({ followerId, followedId })));
  }
  const { status, body } = await follow(ines, 'noa');
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({ error: 'You can follow up to 5,000 people.' }),
  ]);
  await db.delete(follows).where(and(eq(follows.followerId, followerId), eq(follows.followedId, 'many-0')));
  const both = await Promise.all([follow(ines, 'noa'), follow(ines, 'mira')]);
  expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 400]);
});

it('the feed of followed people and the feed of other people contain their posts and totals', async () => {
  const zoe = await server.signUp('zoe');
  const raj = await server.signUp('raj');
  const una = await server.signUp('una');
  await follow(zoe, 'raj');
  const ofRaj = [];
  for (let index = 0; index < 3; index++) {
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    ofRaj.push(await sharePost(server, raj));
  }
  const ofUna = await sharePost(server, una);
  const own = await sharePost(server, zoe);
  const read = async (request: { filter: 'following' | 'discover'; limit?: number; after?: string }) => {
    const { body } = await server.call(postCalls.getPosts, { limit: 50, ...request }, zoe.token);
    return { ids: body.posts.map(({ id }) => id), total: body.total_posts };
  };
  const [first, second, third] = ofRaj.map(({ id }) => id);
  expect(await read({ filter: 'following', limit: 2 })).toEqual({ ids: [third, second], total: 3 });
  expect(await read({ filter: 'following', limit: 2, after: second })).toEqual({ ids: [first], total: 3 });
  const others = await read({ filter: 'discover' });
  expect(others.total).toBe(others.ids.length);
  expect(others.ids).toContain(ofUna.id);
  expect(others.ids).not.toContain(own.id);
  expect(others.ids).not.toContain(third);
});
