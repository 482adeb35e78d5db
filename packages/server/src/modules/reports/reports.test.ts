import { commentCalls } from '@aura/api-client/contract/comments';
import { followCalls } from '@aura/api-client/contract/follows';
import { postCalls } from '@aura/api-client/contract/posts';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { profileCalls } from '@aura/api-client/contract/profiles';
import { reportCalls } from '@aura/api-client/contract/reports';
import { userPostCalls } from '@aura/api-client/contract/user-posts';
import { accountDeletionPhrase } from '@aura/domain/limits/auth';
import { reportNoteMaxLength } from '@aura/domain/limits/moderation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moderationCases, reports } from '../../db/moderation-schema.ts';
import { sharePost } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';

let server: TestServer;
let reporter: TestUser;
let author: TestUser;
let other: TestUser;
let postId: string;
let commentId: string;

beforeAll(async () => {
  server = await startTestServer();
  reporter = await server.signUp('reporter');
  author = await server.signUp('author');
  other = await server.signUp('other');
  postId = (await sharePost(server, author, { caption: 'Huge sale' })).id;
  await sharePost(server, author);
  const onPost = { Email: author.email, userName: 'author', postID: postId, comment: 'Buy it' };
  commentId = (await server.call(commentCalls.addComment, onPost, author.token)).body.comment.id;
});
afterAll(() => server.close());

type Request = Parameters<typeof report>[1];
const report = (
  user: TestUser,
  request: { targetType: 'post' | 'comment' | 'person'; targetId: string; note?: string },
) => server.call(reportCalls.report, { reason: 'spam', ...request }, user.token);

const casesOf = (targetId: string) =>
  server.services.db.select().from(moderationCases).where(eq(moderationCases.targetId, targetId));

async function seenBy(user: TestUser) {
  const { token } = user;
  const feed = (await server.call(postCalls.getPosts, { limit: 50 }, token)).body;
  const discovered = await server.call(postCalls.getPosts, { limit: 50, filter: 'discover' }, token);
  const found = await server.call(postCalls.getPosts, { search_term: 'sale' }, token);
  const single = await server.call(postCalls.getPost, { id: postId }, token);
  const profile = await server.call(profileCalls.getProfileByUsername, { username: 'author' }, token);
  return {
    inFeed: feed.posts.some(({ id }) => id === postId),
    totalIsRight: feed.total_posts === feed.posts.length,
    discoverTotalIsRight: discovered.body.total_posts === discovered.body.posts.length,
    found: [found.body.posts.length, found.body.total_posts],
    post: single.status,
    image: (await server.call(postCalls.getPostImage, { id: postId }, token)).status,
    byIds: (await server.call(postCalls.getPostsByIds, { ids: [postId] }, token)).body.posts.length,
    like: (await server.call(postCalls.addLike, { userID: user.email, postID: postId }, token)).status,
    comments: (await server.call(commentCalls.getComments, { postId }, token)).status,
    profile: profile.status,
    onProfile: profile.status === 200 && profile.body.profile.userPosts.includes(postId),
  };
}

const everything = {
  inFeed: true,
  totalIsRight: true,
  discoverTotalIsRight: true,
  found: [1, 1],
  post: 200,
  image: 200,
  byIds: 1,
  like: 200,
  comments: 200,
  profile: 200,
  onProfile: true,
};
const nothing = {
  inFeed: false,
  totalIsRight: true,
  discoverTotalIsRight: true,
  found: [0, 0],
  post: 404,
  image: 404,
  byIds: 0,
  like: 404,
  comments: 404,
};

it('a reported comment is hidden from its reporter only', async () => {
  expect((await report(reporter, { targetType: 'comment', targetId: commentId })).status).toBe(200);
  const seen = async ({ token }: TestUser) => {
    const { comments } = (await server.call(commentCalls.getComments, { postId }, token)).body;
    const { post } = (await server.call(postCalls.getPost, { id: postId }, token)).body;
    const { posts } = (await server.call(userPostCalls.getUserPosts, { username: 'author' }, token)).body;
    return [comments.length, post.commentCount, posts.find(({ id }) => id === postId)?.commentCount];
  };
  expect(await seen(reporter)).toEqual([0, 0, 0]);
  expect(await seen(other)).toEqual([1, 1, 1]);
  const like = await server.call(commentCalls.likeComment, { commentId }, reporter.token);
  expect(like.status).toBe(404);
});

it('a reported comment of a person who was reported too is subtracted from the count once', async () => {
  const viewer = await server.signUp('viewer.of.both');
  const commenter = await server.signUp('commenter');
  const { id } = await sharePost(server, other);
  for (const person of [commenter, author]) {
    const words = { Email: person.email, userName: person.username, postID: id, comment: 'Buy it' };
    const { body } = await server.call(commentCalls.addComment, words, person.token);
    if (person === commenter) await report(viewer, { targetType: 'comment', targetId: body.comment.id });
  }
  const count = async () =>
    (await server.call(postCalls.getPost, { id }, viewer.token)).body.post.commentCount;
  expect(await count()).toBe(1);
  await report(viewer, { targetType: 'person', targetId: 'commenter' });
  expect(await count()).toBe(1);
});

it('a reported post is hidden from its reporter in every read, and from no one else', async () => {
  expect(await seenBy(reporter)).toEqual(everything);
  expect((await report(reporter, { targetType: 'post', targetId: postId })).body).toEqual({ success: true });
  expect(await seenBy(reporter)).toEqual({ ...nothing, profile: 200, onProfile: false });
  expect(await seenBy(other)).toEqual(everything);
  expect((await server.call(postCalls.getPost, { id: postId }, author.token)).status).toBe(200);
});

it('a repeated report answers the same and counts once, also at the same moment', async () => {
  const twice = { targetType: 'post', targetId: postId } as const;
  const responses = await Promise.all(Array.from({ length: 6 }, () => report(other, twice)));
  expect(responses.map(({ status, body }) => [status, body])).toEqual(
    responses.map(() => [200, { success: true }]),
  );
  expect((await report(reporter, twice)).status).toBe(200);
  expect(await casesOf(postId)).toEqual([expect.objectContaining({ reportCount: 2, decidedAt: null })]);
});

it('a reported person is hidden from the reporter with all posts, and cannot be followed; they notice nothing', async () => {
  const viewer = await server.signUp('viewer');
  await server.call(followCalls.follow, { username: 'author' }, viewer.token);
  expect(await seenBy(viewer)).toEqual(everything);
  expect((await report(viewer, { targetType: 'person', targetId: 'AUTHOR' })).status).toBe(200);
  expect(await seenBy(viewer)).toEqual({ ...nothing, profile: 404, onProfile: false });
  const { body } = await server.call(profileCalls.getProfile, { userID: viewer.email }, viewer.token);
  expect(body.profile.following).toEqual([]);
  const following = { limit: 50, filter: 'following' as const };
  const feed = await server.call(postCalls.getPosts, following, viewer.token);
  expect([feed.body.posts, feed.body.total_posts]).toEqual([[], 0]);
  expect((await server.call(followCalls.follow, { username: 'author' }, viewer.token)).status).toBe(404);
  const back = await server.call(profileCalls.getProfileByUsername, { username: 'viewer' }, author.token);
  expect(back.status).toBe(200);
});

it('the total of followed posts does not count a reported one', async () => {
  const fan = await server.signUp('fan');
  await server.call(followCalls.follow, { username: 'author' }, fan.token);
  await report(fan, { targetType: 'post', targetId: postId });
  for (const filter of ['following', 'discover'] as const) {
    const { body } = await server.call(postCalls.getPosts, { limit: 50, filter }, fan.token);
    expect(body.total_posts).toBe(body.posts.length);
    expect(body.posts.some(({ id }) => id === postId)).toBe(false);
  }
});

it.each<[string, number, Request]>([
  ['the own account', 400, { targetType: 'person', targetId: 'other' }],
  ['an unknown post', 404, { targetType: 'post', targetId: 'deleted' }],
  ['an unknown comment', 404, { targetType: 'comment', targetId: 'deleted' }],
  ['an unknown person', 404, { targetType: 'person', targetId: '%' }],
  ['a note that is too long', 400, { targetType: 'person', targetId: 'author', note: 'x'.repeat(501) }],
])('a report of %s is refused with %i', async (_, status, request) => {
  expect(reportNoteMaxLength).toBe(500);
  expect((await report(other, request)).status).toBe(status);
});

it('what the reporter may not see cannot be reported, and own content neither', async () => {
  const hidden = await server.signUp('hidden', { postPrivacy: 'private' });
  const own = await sharePost(server, hidden);
  expect((await report(other, { targetType: 'post', targetId: own.id })).status).toBe(404);
  expect((await report(hidden, { targetType: 'post', targetId: own.id })).status).toBe(400);
  const fields = { userID: hidden.email, blockedList: ['other'] };
  await server.call(profileChangeCalls.updateProfile, fields, hidden.token);
  expect((await report(other, { targetType: 'person', targetId: 'hidden' })).status).toBe(404);
});

it('when the reporter deletes the account, their reports and notes are deleted', async () => {
  const leaving = await server.signUp('leaving');
  await report(leaving, { targetType: 'person', targetId: 'author', note: 'My address is in it' });
  const request = { userID: leaving.email, confirmationText: accountDeletionPhrase } as const;
  expect((await server.call(profileChangeCalls.deleteAccount, request, leaving.token)).status).toBe(200);
  const rows = await server.services.db.select().from(reports);
  expect(rows.filter(({ note }) => note !== '')).toEqual([]);
});
