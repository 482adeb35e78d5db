import { calls } from '@aura/api-client/contract/calls';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commentLikes } from '../../db/likes-schema.ts';
import { comments } from '../../db/schema.ts';
import { sharePost } from '../../testing/content.ts';
import { deleteAccount } from '../../testing/people.ts';
import { countWaiting, describeOnPostgres } from '../../testing/postgres.ts';
import { userIdOf } from '../../testing/relations.ts';
import { startTestServer, type TestServer, type TestUser, testNow } from '../../testing/server.ts';
import { deleteCommentsOf } from '../profiles/erasure.repository.ts';
import { insertComment } from './comments.repository.ts';

let server: TestServer;
let mira: TestUser;
let noa: TestUser;
let lin: TestUser;
/** A post of mira. */
let postID: string;

beforeAll(async () => {
  server = await startTestServer();
  [mira, noa, lin] = [await server.signUp('mira'), await server.signUp('noa'), await server.signUp('lin')];
});
beforeEach(async () => {
  postID = (await sharePost(server, mira)).id;
});
afterAll(() => server.close());

async function write(person: TestUser, comment: string, parentComment = ''): Promise<string> {
  const request = { Email: person.email, userName: person.username, postID, comment, parentComment };
  return (await server.call(calls.addComment, request, person.token)).body.comment?.id;
}
const remove = (person: TestUser, id: string) => server.call(calls.deleteComment, { id }, person.token);
const readPost = async () => (await server.call(calls.getPost, { id: postID }, lin.token)).body.post;
const idsOf = async () => (await readPost()).comments?.map(({ id }) => id);

/** Erases comments as the end of an erasure does. */
async function deleteCommentsAtOnce(person: TestUser): Promise<void> {
  await deleteCommentsOf(server.services.db, await userIdOf(server, person));
}

it('when the author deletes a comment without replies, it no longer exists, nor do its likes', async () => {
  const id = await write(noa, 'Mine');
  await server.call(calls.likeComment, { commentId: id }, lin.token);
  const { status, body } = await remove(noa, id);
  expect([status, body.removedIds]).toEqual([200, [id]]);
  expect(await readPost()).toMatchObject({ comments: [], commentCount: 0 });
  expect(await server.services.db.$count(commentLikes, eq(commentLikes.commentId, id))).toBe(0);
  expect((await remove(noa, id)).status).toBe(404);
});

it("the post's owner deletes the comments of others", async () => {
  const id = await write(noa, 'Mine');
  expect((await remove(mira, id)).status).toBe(200);
  expect(await idsOf()).toEqual([]);
});

it('another person cannot delete a comment', async () => {
  const id = await write(noa, 'Mine');
  const { status, body } = await remove(lin, id);
  expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
  expect(await idsOf()).toEqual([id]);
});

it('when the post is hidden from its author, a comment answers as a missing one', async () => {
  const id = await write(noa, 'Mine');
  const setPrivacy = (postPrivacy: 'private' | 'public') =>
    server.call(calls.updateProfile, { userID: mira.email, postPrivacy }, mira.token);
  await setPrivacy('private');
  expect((await remove(noa, id)).status).toBe(404);
  await setPrivacy('public');
  expect(await idsOf()).toEqual([id]);
});

describe('a deleted comment with replies', () => {
  let rootId: string;
  let replyId: string;
  beforeEach(async () => {
    rootId = await write(noa, 'A secret');
    replyId = await write(mira, 'A reply', rootId);
    await server.call(calls.likeComment, { commentId: rootId }, lin.token);
    expect((await remove(noa, rootId)).body.removedIds).toEqual([]);
  });

  it('leaves its place without text, author and likes, and is not counted', async () => {
    const post = await readPost();
    expect(post.commentCount).toBe(1);
    expect(post.comments?.find(({ id }) => id === rootId)).toMatchObject({
      text: '',
      username: '',
      displayName: '',
      email: '',
      profilePicId: null,
      likes: 0,
      liked: false,
      isOwner: false,
      deleted: true,
      replyCount: 1,
    });
    const own = (await server.call(calls.getComments, { postId: postID }, noa.token)).body.comments;
    expect(own.find(({ id }) => id === rootId)).toMatchObject({ username: '', email: '', isOwner: false });
    const [row] = await server.services.db.select().from(comments).where(eq(comments.id, rootId));
    expect(row).toMatchObject({ text: '', likeCount: 0 });
  });

  it('cannot be liked or deleted, also by its author', async () => {
    expect((await server.call(calls.likeComment, { commentId: rootId }, noa.token)).status).toBe(404);
    expect((await remove(noa, rootId)).status).toBe(404);
    expect((await remove(lin, rootId)).status).toBe(404);
  });

  it('can still be replied to in its thread, and goes with the last reply', async () => {
    const second = await write(lin, 'Another', rootId);
    expect((await remove(mira, replyId)).body.removedIds).toEqual([replyId]);
    const { removedIds } = (await remove(lin, second)).body;
    expect([...removedIds].sort()).toEqual([rootId, second].sort());
    expect(await readPost()).toMatchObject({ comments: [], commentCount: 0 });
  });

  it('goes with the account of the person who wrote the last reply', async () => {
    const kim = await server.signUp('kim');
    await write(kim, 'Of kim', rootId);
    await remove(mira, replyId);
    await deleteAccount(server, kim);
    expect(await readPost()).toMatchObject({ comments: [], commentCount: 0 });
  });
});

it.each([
  ['in steps', 'ana', (ana: TestUser) => deleteAccount(server, ana)],
  ['at once', 'ada', (ada: TestUser) => deleteCommentsAtOnce(ada)],
])(
  'when the comments of its author are erased %s, the place of a deleted comment is not counted twice',
  async (_, name, erase) => {
    const ana = await server.signUp(name);
    const rootId = await write(ana, 'Root');
    await write(lin, 'A reply', rootId);
    const other = await write(lin, 'Another');
    await remove(ana, rootId);
    await erase(ana);
    expect(await idsOf()).toEqual([other]);
    expect((await readPost()).commentCount).toBe(1);
  },
);

describeOnPostgres('a reply that is added while the comments of an account are erased', () => {
  it.each([
    ['in steps', 'kai', (kai: TestUser) => deleteAccount(server, kai)],
    ['at once', 'kay', (kay: TestUser) => deleteCommentsAtOnce(kay)],
  ])('%s goes with its comment and is not counted', async (_, name, erase) => {
    const { db } = server.services;
    const kai = await server.signUp(name);
    const rootId = await write(kai, 'Root');
    const authorId = await userIdOf(server, lin);
    const erased = await db.transaction(async (tx) => {
      await tx.execute(sql`select from posts where id = ${postID} for no key update`);
      const end = erase(kai);
      await expect.poll(() => countWaiting(db)).toBe(1);
      const reply = { id: `reply-to-${name}`, postId: postID, authorId, parentId: rootId };
      await insertComment(tx, { ...reply, text: 'A reply', createdAt: testNow });
      return { end };
    });
    await erased.end;
    expect(await readPost()).toMatchObject({ comments: [], commentCount: 0 });
  });
});

it('20 concurrent deletions of a thread leave nothing and a count of zero', async () => {
  const rootId = await write(noa, 'Root');
  const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => write(lin, `${index}`, rootId)));
  const all = [rootId, ...replies];
  const answers = await Promise.all([...all, ...all].map((id) => remove(mira, id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(11);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(11);
  expect(await readPost()).toMatchObject({ comments: [], commentCount: 0 });
}, 30_000);

it('replies and likes while a comment is deleted are answered 200 or 404, and the counts stay right', async () => {
  const rootId = await write(noa, 'Root');
  const reply = { Email: lin.email, userName: 'lin', postID, comment: 'Reply', parentComment: rootId };
  const answers = await Promise.all([
    server.call(calls.addComment, reply, lin.token),
    server.call(calls.likeComment, { commentId: rootId }, lin.token),
    remove(noa, rootId),
    server.call(calls.addComment, reply, lin.token),
    server.call(calls.unlikeComment, { commentId: rootId }, lin.token),
  ]);
  expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true);
  const post = await readPost();
  expect(post.commentCount).toBe(post.comments?.filter(({ deleted }) => !deleted).length);
});
