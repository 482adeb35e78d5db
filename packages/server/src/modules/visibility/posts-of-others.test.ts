import { calls } from '@aura/api-client/contract/calls';
import { accountDeletionPhrase } from '@aura/domain/limits/auth';
import type { ReportTarget } from '@aura/domain/vocabularies/moderation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moderationCases } from '../../db/moderation-schema.ts';
import { addItem, sharePost } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';

/** Reads that list posts by what others have done with them: liked them, or wear something similar. */

let server: TestServer;
let moderator: TestUser;
let author: TestUser;
let reader: TestUser;
let fan: TestUser;
let postId: string;
let itemId: string;
let commentId: string;
let similarItemId: string;
let people = 0;

beforeAll(async () => {
  server = await startTestServer({ env: { MODERATORS: 'modesta@example.com' } });
  moderator = await server.signUp('modesta');
});
afterAll(() => server.close());

/** A post of the author that the reader and a fan like, and whose item is like one of the reader. */
beforeEach(async () => {
  people += 1;
  [author, reader, fan] = [
    await server.signUp(`author${people}`),
    await server.signUp(`reader${people}`),
    await server.signUp(`fan${people}`),
  ];
  itemId = (await addItem(server, author)).id;
  similarItemId = (await addItem(server, reader)).id;
  postId = (await sharePost(server, author, { itemIDs: [itemId] })).id;
  const words = { Email: author.email, userName: author.username, postID: postId, comment: 'Linen' };
  commentId = (await server.call(calls.addComment, words, author.token)).body.comment.id;
  for (const { email: userID, token } of [reader, fan]) {
    await server.call(calls.addLike, { userID, postID: postId }, token);
    await server.call(calls.addItemLike, { userID, itemID: itemId }, token);
    await server.call(calls.likeComment, { commentId }, token);
  }
});

const change = (user: TestUser, fields: object) =>
  server.call(calls.updateProfile, { userID: user.email, ...fields }, user.token);
const report = (targetType: ReportTarget, targetId: string) =>
  server.call(calls.report, { targetType, targetId, reason: 'spam' }, reader.token);

async function removeByModerator(): Promise<void> {
  await server.call(calls.report, { targetType: 'post', targetId: postId, reason: 'spam' }, fan.token);
  const [row] = await server.services.db
    .select({ id: moderationCases.id })
    .from(moderationCases)
    .where(eq(moderationCases.targetId, postId));
  const decision = { caseId: row?.id ?? '', act: 'remove', reason: 'spam' } as const;
  expect((await server.call(calls.decideCase, decision, moderator.token)).status).toBe(200);
}

/** Whether each list of the reader contains the post or its item. */
async function listsOfReader() {
  const { token, username } = reader;
  const hasPost = (posts: readonly { readonly id: string }[]) => posts.some(({ id }) => id === postId);
  const likedBy = async (name: string) =>
    (await server.call(calls.getLikedPosts, { username: name }, token)).body.posts;
  const profileOf = async (name: string) =>
    (await server.call(calls.getProfileByUsername, { username: name }, token)).body.profile;
  const similar = await server.call(calls.getPostsLikeItem, { itemId: similarItemId }, token);
  const ownItems = await server.call(calls.getLikedItems, {}, token);
  return {
    likedByReader: hasPost(await likedBy(username)),
    likedByFan: hasPost(await likedBy(fan.username)),
    profileOfReader: (await profileOf(username)).postLikes.includes(postId),
    profileOfFan: (await profileOf(fan.username)).postLikes.includes(postId),
    wornByOthers: hasPost(similar.body.found.map(({ post }) => post)),
    likedItems: ownItems.body.items.some(({ id }) => id === itemId),
  };
}

const shown = {
  likedByReader: true,
  likedByFan: true,
  profileOfReader: true,
  profileOfFan: true,
  wornByOthers: true,
  likedItems: true,
};
const hidden = {
  likedByReader: false,
  likedByFan: false,
  profileOfReader: false,
  profileOfFan: false,
  wornByOthers: false,
  likedItems: false,
};

it('a post that others like or wear something similar in is listed', async () => {
  expect(await listsOfReader()).toEqual(shown);
});

it.each([
  [
    'makes posts and profile private',
    () => change(author, { postPrivacy: 'private', profilePrivacy: 'private' }),
  ],
  ['shows both to friends only', () => change(author, { postPrivacy: 'friends', profilePrivacy: 'friends' })],
  ['blocks the reader', () => change(author, { block: [reader.username] })],
  ['is blocked by the reader', () => change(reader, { block: [author.username] })],
  ['was reported by the reader', () => report('person', author.username)],
  [
    'deletes the account',
    () =>
      server.call(
        calls.deleteAccount,
        { userID: author.email, confirmationText: accountDeletionPhrase },
        author.token,
      ),
  ],
])('when the author %s, no list has the post or its item', async (_, hide) => {
  expect((await hide()).status).toBe(200);
  expect(await listsOfReader()).toEqual(hidden);
});

it.each([
  ['made private', () => change(author, { postPrivacy: 'private' })],
  ['deleted', () => server.call(calls.deletePost, { userID: author.email, postId }, author.token)],
  ['reported by the reader', () => report('post', postId)],
  ['removed by a moderator', removeByModerator],
])('when the post was %s, no list has it, and the item stays with the public profile', async (_, hide) => {
  await hide();
  expect(await listsOfReader()).toEqual({ ...hidden, likedItems: true });
});

it('when the profile is private and the reader reported its post, the item of the post is hidden', async () => {
  await change(author, { profilePrivacy: 'private' });
  const statusFor = async ({ token }: TestUser) =>
    (await server.call(calls.getItem, { id: itemId }, token)).status;
  expect([await statusFor(reader), await statusFor(fan)]).toEqual([200, 200]);
  await report('post', postId);
  expect([await statusFor(reader), await statusFor(fan)]).toEqual([404, 200]);
  expect(await listsOfReader()).toMatchObject({ likedItems: false });
});

describe('when a person who likes a post, its item and its comment is blocked', () => {
  it.each([
    ['by the reader', () => change(reader, { block: [fan.username] })],
    ['and blocks the reader', () => change(fan, { block: [reader.username] })],
  ])('%s, no answer about these names the person', async (_, hide) => {
    await hide();
    const { token } = reader;
    const answers = [
      await server.call(calls.getPost, { id: postId }, token),
      await server.call(calls.getPosts, { limit: 50 }, token),
      await server.call(calls.getComments, { postId }, token),
      await server.call(calls.getItem, { id: itemId }, token),
      await server.call(calls.getPostItems, { postId }, token),
      await server.call(calls.getPostsLikeItem, { itemId: similarItemId }, token),
      await server.call(calls.getUserPosts, { username: author.username }, token),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(fan.username);
    expect((await server.call(calls.getLikedPosts, { username: fan.username }, token)).status).toBe(404);
  });
});
