import { analysisCalls } from '@aura/api-client/contract/analysis';
import { commentCalls } from '@aura/api-client/contract/comments';
import { postCalls } from '@aura/api-client/contract/posts';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { profileCalls } from '@aura/api-client/contract/profiles';
import { reportCalls } from '@aura/api-client/contract/reports';
import type { Scene } from '@aura/api-client/contract/testing/privacy-read';
import { reads, unlistedReads } from '@aura/api-client/contract/testing/privacy-reads';
import { accountDeletionPhrase } from '@aura/domain/limits/auth';
import {
  isVisibleTo,
  privacySettings,
  type Relation,
  relationNames,
} from '@aura/domain/testing/privacy-table';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notificationActors, notifications } from '../../db/notifications-schema.ts';
import { comments, follows, items, users } from '../../db/schema.ts';
import { plainJpeg } from '../../images/testing/files.ts';
import { addItem, foundTop, sharePost, upload } from '../../testing/content.ts';
import { signUpRelations, userIdOf } from '../../testing/relations.ts';
import { startTestServer, type TestServer, type TestUser, testNow } from '../../testing/server.ts';

let server: TestServer;
let scene: Scene;
let owner: TestUser;
let testUsers: ReadonlyMap<Relation, TestUser>;

/** Notifies every user of a mention by the owner and of a follow, whatever they may see. */
async function notifyAll(postId: string): Promise<void> {
  const { db } = server.services;
  const actorId = await userIdOf(server, owner);
  for (const [relation, user] of testUsers) {
    const rows = [
      { id: `mention-${relation}`, type: 'mention' as const, groupKey: postId, postId },
      { id: `follow-${relation}`, type: 'follow' as const },
    ];
    const receiverId = await userIdOf(server, user);
    const changedAt = testNow;
    await db.insert(notifications).values(rows.map((row) => ({ ...row, receiverId, changedAt })));
    await db
      .insert(notificationActors)
      .values(rows.map(({ id: notificationId }) => ({ notificationId, actorId })));
  }
}

async function frontImageOf(itemId: string): Promise<string> {
  const [row] = await server.services.db.select().from(items).where(eq(items.id, itemId));
  return row?.frontImageId ?? '';
}

async function detectItem(): Promise<string> {
  const file = upload(await plainJpeg());
  const { body } = await server.call(analysisCalls.evaluateImage, { file }, owner.token);
  return body.items[0]?.id ?? '';
}

async function arrange(): Promise<Scene> {
  const { db } = server.services;
  const third = await server.signUp('third');
  const ownerId = await userIdOf(server, owner);
  const thirdId = await userIdOf(server, third);
  await db.insert(follows).values([
    { followerId: ownerId, followedId: thirdId },
    { followerId: thirdId, followedId: ownerId },
  ]);
  const posted = await addItem(server, owner);
  const detectedItemId = await detectItem();
  const unposted = await addItem(server, owner);
  const post = await sharePost(server, owner, {
    itemIDs: [posted.id, detectedItemId],
    caption: 'At dusk',
    auraTags: ['#dusk'],
  });
  // What is like the item of the post.
  for (const user of testUsers.values()) if (user !== owner) await addItem(server, user);
  const thirdPost = await sharePost(server, third);
  const onPost = { userID: owner.email, postID: thirdPost.id };
  const comment = { Email: owner.email, userName: owner.username, postID: thirdPost.id, comment: 'Fine' };
  await server.call(postCalls.addLike, onPost, owner.token);
  await server.call(commentCalls.addComment, comment, owner.token);
  await notifyAll(post.id);
  const [row] = await db.select().from(users).where(eq(users.id, ownerId));
  return {
    ownerName: owner.username,
    postId: post.id,
    postedItemId: posted.id,
    postedImageId: await frontImageOf(posted.id),
    detectedItemId,
    detectedImageId: await frontImageOf(detectedItemId),
    unpostedItemId: unposted.id,
    unpostedImageId: await frontImageOf(unposted.id),
    avatarId: row?.avatarId ?? '',
    thirdName: third.username,
    thirdPostId: thirdPost.id,
  };
}

async function makePublic(): Promise<void> {
  const levels = { profilePrivacy: 'public', postPrivacy: 'public' } as const;
  await server.call(profileChangeCalls.updateProfile, { userID: owner.email, ...levels }, owner.token);
}

/** What a viewer sees in some reads. */
async function seenIn(some: typeof reads, relation: Relation): Promise<string[]> {
  const token = testUsers.get(relation)?.token;
  const seen: string[] = [];
  for (const { what, isVisible } of some) {
    if (await isVisible(scene, (row, request) => server.call(row, request, token))) seen.push(what);
  }
  return seen;
}

beforeAll(async () => {
  // An erased account keeps its rows.
  const runningErasures = {
    run: () => Promise.resolve(),
    isStopping: () => true,
    stop: () => Promise.resolve(),
  };
  const box = { left: 0, top: 0.5, width: 1, height: 0.5 };
  const analyzer = { analyze: () => Promise.resolve([{ ...foundTop, box }]) };
  server = await startTestServer({ services: { runningErasures, analyzer } });
  owner = await server.signUp('owner', { profilePicture: upload(await plainJpeg()) });
  testUsers = await signUpRelations(server, owner);
  scene = await arrange();
});
afterAll(() => server.close());

it('the list of reads covers every read of the contract', () => {
  expect(unlistedReads).toEqual([]);
});

describe.each(privacySettings)('with a $profile profile and $posts posts', ({ profile, posts }) => {
  beforeAll(async () => {
    const request = { userID: owner.email, profilePrivacy: profile, postPrivacy: posts };
    expect((await server.call(profileChangeCalls.updateProfile, request, owner.token)).status).toBe(200);
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

describe('when the stranger has reported the post', () => {
  const ofPosts = reads.filter(({ target }) => target === 'posts' || target === 'posts of others');
  beforeAll(async () => {
    await makePublic();
    expect(await seenIn(ofPosts, 'stranger')).toEqual(ofPosts.map(({ what }) => what));
    const request = { targetType: 'post', targetId: scene.postId, reason: 'spam' } as const;
    const token = testUsers.get('stranger')?.token;
    expect((await server.call(reportCalls.report, request, token)).status).toBe(200);
  });

  it('no read returns it to the stranger', async () => {
    expect(await seenIn(ofPosts, 'stranger')).toEqual([]);
  });

  it('a friend sees it as before', async () => {
    expect(await seenIn(ofPosts, 'friend')).toEqual(ofPosts.map(({ what }) => what));
  });
});

describe('when the account is erased and its rows are not deleted yet', () => {
  beforeAll(async () => {
    await makePublic();
    const request = { userID: owner.email, confirmationText: accountDeletionPhrase } as const;
    expect((await server.call(profileChangeCalls.deleteAccount, request, owner.token)).status).toBe(200);
  });

  const others = relationNames.filter((relation) => relation !== 'owner');
  it.each(others)('a viewer with the relation %s sees nothing of it', async (relation) => {
    expect(await seenIn(reads, relation)).toEqual([]);
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
