import type { CommentWire } from '@aura/api-client/contract/comment-wire';
import { commentCalls } from '@aura/api-client/contract/comments';
import { postCalls } from '@aura/api-client/contract/posts';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sharePost } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';

/** Likes of comments; `concurrency.test.ts` sends many at the same time. */

let server: TestServer;
let mira: TestUser;
let noa: TestUser;
let lin: TestUser;
let postID: string;
let noas: CommentWire;

beforeAll(async () => {
  server = await startTestServer();
  [mira, noa, lin] = [await server.signUp('mira'), await server.signUp('noa'), await server.signUp('lin')];
});
beforeEach(async () => {
  postID = (await sharePost(server, mira)).id;
  const words = { Email: noa.email, userName: 'noa', postID, comment: 'Lovely coat' };
  noas = (await server.call(commentCalls.addComment, words, noa.token)).body.comment;
});
afterAll(() => server.close());

const { likeComment, unlikeComment } = commentCalls;
const like = (person: TestUser, commentId = noas.id) => server.call(likeComment, { commentId }, person.token);
const unlike = (person: TestUser) => server.call(unlikeComment, { commentId: noas.id }, person.token);
const change = (person: TestUser, fields: object) =>
  server.call(profileChangeCalls.updateProfile, { userID: person.email, ...fields }, person.token);

/** The comment as a viewer reads it, from the post and from the list. */
async function seenBy(viewer: TestUser) {
  const { post } = (await server.call(postCalls.getPost, { id: postID }, viewer.token)).body;
  const { comments } = (await server.call(commentCalls.getComments, { postId: postID }, viewer.token)).body;
  expect(comments).toEqual(post.comments);
  return comments.find(({ id }) => id === noas.id);
}

it('a like counts once per person and is marked for its person only', async () => {
  expect((await like(lin)).body).toMatchObject({ liked: true, likes: 1 });
  expect((await like(lin)).body).toMatchObject({ liked: true, likes: 1 });
  expect((await like(noa)).body).toMatchObject({ liked: true, likes: 2 });
  expect(await seenBy(lin)).toMatchObject({ likes: 2, liked: true });
  expect(await seenBy(mira)).toMatchObject({ likes: 2, liked: false });
  const { post } = (await server.call(postCalls.getPost, { id: postID })).body;
  expect(post.comments?.[0]).toMatchObject({ likes: 2, liked: false });
});

it('taking a like back counts once', async () => {
  await like(lin);
  expect((await unlike(lin)).body).toMatchObject({ liked: false, likes: 0 });
  expect((await unlike(lin)).body).toMatchObject({ liked: false, likes: 0 });
  expect(await seenBy(lin)).toMatchObject({ likes: 0, liked: false });
});

it('a comment that does not exist cannot be liked', async () => {
  const { status, body } = await like(lin, 'c_missing');
  expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
});

it.each([
  ['its post is private', () => change(mira, { postPrivacy: 'private' })],
  ['its author blocks the caller', () => change(noa, { blockedList: ['lin'] })],
  ['the caller blocks its author', () => change(lin, { blockedList: ['noa'] })],
])('when %s, a comment cannot be liked, and a like cannot be taken back', async (_, hide) => {
  await like(lin);
  await hide();
  expect([(await like(lin)).status, (await unlike(lin)).status]).toEqual([404, 404]);
  await change(mira, { postPrivacy: 'public' });
  for (const person of [noa, lin]) await change(person, { blockedList: [] });
  expect(await seenBy(lin)).toMatchObject({ likes: 1, liked: true });
});
