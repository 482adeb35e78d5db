import { postCalls } from '@aura/api-client/contract/posts';
import { profileCalls } from '@aura/api-client/contract/profiles';
import { privacyLevels } from '@aura/domain/vocabularies/privacy-levels';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocks, follows, items, users } from '../../db/schema.ts';
import { plainJpeg } from '../../images/testing/files.ts';
import { addItem, sharePost, upload } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import { type Rule, reads, type Scene, unlistedReads } from './testing/reads.ts';

type Privacy = (typeof privacyLevels)[number];

const relations = [
  'owner',
  'friend',
  'follower',
  'followed',
  'stranger',
  'blocked',
  'blocker',
  'anonymous',
] as const;
type Relation = (typeof relations)[number];

/** The relations that see content of each privacy level (docs/product.md section 6). */
const visibleTo: Record<Privacy, readonly Relation[]> = {
  public: ['owner', 'friend', 'follower', 'followed', 'stranger', 'anonymous'],
  friends: ['owner', 'friend'],
  private: ['owner'],
};

function isVisibleByRule(rule: Rule, relation: Relation, profile: Privacy, posts: Privacy): boolean {
  const [byProfile, byPosts] = [visibleTo[profile].includes(relation), visibleTo[posts].includes(relation)];
  const byRule = {
    profile: byProfile,
    posts: byPosts,
    either: byProfile || byPosts,
    both: byProfile && byPosts,
    'public profile': relation === 'owner' || (profile === 'public' && byProfile),
    block: relation !== 'blocked' && relation !== 'blocker',
  };
  return byRule[rule];
}

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
  const id = async (relation: Relation) => idOf(testUsers.get(relation) ?? owner);
  const follow = (followerId: string, followedId: string) => ({ followerId, followedId });
  const [friend, follower, followed] = [await id('friend'), await id('follower'), await id('followed')];
  await db
    .insert(follows)
    .values([
      follow(ownerId, friend),
      follow(friend, ownerId),
      follow(follower, ownerId),
      follow(ownerId, followed),
    ]);
  await db.insert(blocks).values([
    { blockerId: ownerId, blockedId: await id('blocked') },
    { blockerId: await id('blocker'), blockedId: ownerId },
  ]);
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
  await server.call(postCalls.addComment, comment, owner.token);
  const [row] = await db.select().from(users).where(eq(users.id, ownerId));
  return {
    server,
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
  server = await startTestServer();
  owner = await server.signUp('owner', { profilePicture: upload(await plainJpeg()) });
  testUsers = new Map([['owner', owner]]);
  for (const relation of relations) {
    if (relation !== 'owner' && relation !== 'anonymous')
      testUsers.set(relation, await server.signUp(relation));
  }
  await relate();
  scene = await arrange();
});
afterAll(() => server.close());

it('every read of the contract is listed', () => {
  expect(unlistedReads).toEqual([]);
});

const settings = privacyLevels.flatMap((profile) => privacyLevels.map((posts) => ({ profile, posts })));

describe.each(settings)('with a $profile profile and $posts posts', ({ profile, posts }) => {
  beforeAll(async () => {
    const request = { userID: owner.email, profilePrivacy: profile, postPrivacy: posts };
    expect((await server.call(profileCalls.updateProfile, request, owner.token)).status).toBe(200);
  });

  it.each(relations)('a viewer with the relation %s sees exactly what the rule allows', async (relation) => {
    const token = testUsers.get(relation)?.token;
    const actual: Record<string, boolean> = {};
    const expected: Record<string, boolean> = {};
    for (const { what, call, rule, isVisible } of reads) {
      const isAllowed = token !== undefined || call.access === 'public';
      expected[what] = isAllowed && isVisibleByRule(rule, relation, profile, posts);
      actual[what] = await isVisible(scene, token);
    }
    expect(actual).toEqual(expected);
  });
});
