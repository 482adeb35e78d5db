import { commentCalls } from '@aura/api-client/contract/comments';
import { postCalls } from '@aura/api-client/contract/posts';
import { profileCalls } from '@aura/api-client/contract/profiles';
import { reads, type Scene, unlistedReads } from '@aura/api-client/contract/testing/privacy-reads';
import { accountDeletionPhrase } from '@aura/domain/limits/auth';
import {
  isVisibleTo,
  privacySettings,
  type Relation,
  relationNames,
  relations,
} from '@aura/domain/testing/privacy-table';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocks, comments, follows, items, users } from '../../db/schema.ts';
import { plainJpeg } from '../../images/testing/files.ts';
import { addItem, sharePost, upload } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';

let server: TestServer;
let scene: Scene;
let owner: TestUser;
let testUsers: Map<Relation, TestUser>;

async function idOf({ uid }: TestUser): Promise<string> {
  const [row] = await server.services.db.select().from(users).where(eq(users.uid, uid));
  return row?.id ?? '';
}

async function relate(): Promise<void> {
  const { db } = server.services;
  const ownerId = await idOf(owner);
  for (const [relation, user] of testUsers) {
    const viewerId = await idOf(user);
    const { viewerFollows, ownerFollows } = relations[relation];
    const followRows = [
      ...(viewerFollows ? [{ followerId: viewerId, followedId: ownerId }] : []),
      ...(ownerFollows ? [{ followerId: ownerId, followedId: viewerId }] : []),
    ];
    if (followRows.length > 0) await db.insert(follows).values(followRows);
    if (relation === 'blocked') await db.insert(blocks).values({ blockerId: ownerId, blockedId: viewerId });
    if (relation === 'blocker') await db.insert(blocks).values({ blockerId: viewerId, blockedId: ownerId });
  }
}

async function frontImageOf(itemId: string): Promise<string> {
  const [row] = await server.services.db.select().from(items).where(eq(items.id, itemId));
  return row?.frontImageId ?? '';
}

async function arrange(): Promise<Scene> {
  const { db } = server.services;
  const third = await server.signUp('third');
  const [ownerId, thirdId] = [await idOf(owner), await idOf(third)];
  await db.insert(follows).values([
    { followerId: ownerId, followedId: thirdId },
    { followerId: thirdId, followedId: ownerId },
  ]);
  const [posted, unposted] = [await addItem(server, owner), await addItem(server, owner)];
  const post = await sharePost(server, owner, { itemIDs: [posted.id], caption: 'At dusk' });
  const thirdPost = await sharePost(server, third);
  const onPost = { userID: owner.email, postID: thirdPost.id };
  const comment = { Email: owner.email, userName: owner.username, postID: thirdPost.id, comment: 'Fine' };
  await server.call(postCalls.addLike, onPost, owner.token);
  await server.call(commentCalls.addComment, comment, owner.token);
  const [row] = await db.select().from(users).where(eq(users.id, ownerId));
  return {
    ownerName: owner.username,
    postId: post.id,
    postedItemId: posted.id,
    postedImageId: await frontImageOf(posted.id),
    unpostedItemId: unposted.id,
    unpostedImageId: await frontImageOf(unposted.id),
    avatarId: row?.avatarId ?? '',
    thirdName: third.username,
    thirdPostId: thirdPost.id,
  };
}

beforeAll(async () => {
  // An erased account keeps its rows.
  const erasures = { run: () => Promise.resolve(), isStopping: () => true, stop: () => Promise.resolve() };
  server = await startTestServer({ services: { erasures } });
  owner = await server.signUp('owner', { profilePicture: upload(await plainJpeg()) });
  testUsers = new Map([['owner', owner]]);
  for (const relation of relationNames) {
    if (relation !== 'owner' && relation !== 'anonymous')
      testUsers.set(relation, await server.signUp(relation));
  }
  await relate();
  scene = await arrange();
});
afterAll(() => server.close());

it('the list of reads covers every read of the contract', () => {
  expect(unlistedReads).toEqual([]);
});

describe.each(privacySettings)('with a $profile profile and $posts posts', ({ profile, posts }) => {
  beforeAll(async () => {
    const request = { userID: owner.email, profilePrivacy: profile, postPrivacy: posts };
    expect((await server.call(profileCalls.updateProfile, request, owner.token)).status).toBe(200);
  });

  it.each(relationNames)('a viewer with the relation %s sees only what the rule allows', async (relation) => {
    const token = testUsers.get(relation)?.token;
    const actual: Record<string, boolean> = {};
    const expected: Record<string, boolean> = {};
    for (const { what, call, target, isVisible } of reads) {
      const isAllowed = token !== undefined || call.access === 'public';
      expected[what] = isAllowed && isVisibleTo(relation, target, { profile, posts });
      actual[what] = await isVisible(scene, (row, request) => server.call(row, request, token));
    }
    expect(actual).toEqual(expected);
  });
});

describe('when the account is erased and its rows are not deleted yet', () => {
  beforeAll(async () => {
    const levels = { profilePrivacy: 'public', postPrivacy: 'public' } as const;
    await server.call(profileCalls.updateProfile, { userID: owner.email, ...levels }, owner.token);
    const request = { userID: owner.email, confirmationText: accountDeletionPhrase } as const;
    expect((await server.call(profileCalls.deleteAccount, request, owner.token)).status).toBe(200);
  });

  const others = relationNames.filter((relation) => relation !== 'owner');
  it.each(others)('a viewer with the relation %s sees nothing of it', async (relation) => {
    const token = testUsers.get(relation)?.token;
    const seen: string[] = [];
    for (const { what, isVisible } of reads) {
      if (await isVisible(scene, (row, request) => server.call(row, request, token))) seen.push(what);
    }
    expect(seen).toEqual([]);
  });

  it('its comments and its entries in lists of other people are hidden, though their rows remain', async () => {
    const token = testUsers.get('friend')?.token;
    const { thirdPostId, thirdName: username } = scene;
    for (const viewer of [token, undefined]) {
      const { body } = await server.call(postCalls.getPost, { id: thirdPostId }, viewer);
      expect(body.post.comments).toEqual([]);
    }
    const { body } = await server.call(profileCalls.getProfileByUsername, { username }, token);
    expect([body.profile.followers, body.profile.following]).toEqual([[], []]);
    expect(await server.services.db.select().from(comments)).toHaveLength(1);
  });
});
