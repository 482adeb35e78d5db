import { calls } from '@aura/api-client/contract/calls';
import type { CommentWire } from '@aura/api-client/contract/comment-wire';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sharePost } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser, testNow } from '../../testing/server.ts';

let server: TestServer;
let mira: TestUser;
let noa: TestUser;
/** A post of mira. */
let postID: string;
let noas: CommentWire;

beforeAll(async () => {
  server = await startTestServer();
  [mira, noa] = [await server.signUp('mira'), await server.signUp('noa')];
});
beforeEach(async () => {
  postID = (await sharePost(server, mira)).id;
  const words = { Email: noa.email, userName: 'noa', postID, comment: 'Lovely coat' };
  noas = (await server.call(calls.addComment, words, noa.token)).body.comment;
});
afterAll(() => server.close());

const edit = (person: TestUser, comment: string, id = noas.id) =>
  server.call(calls.updateComment, { id, comment }, person.token);
const read = async () => (await server.call(calls.getPost, { id: postID })).body.post.comments?.[0];

it('the author changes the text, and the comment is marked as edited', async () => {
  expect(noas.editedAt).toBeNull();
  const { status, body } = await edit(noa, '  Lovelier\ncoat ');
  const edited = { ...noas, text: 'Lovelier\ncoat', editedAt: testNow.toISOString() };
  expect([status, body.comment]).toEqual([200, edited]);
  expect(await read()).toMatchObject({ text: 'Lovelier\ncoat', editedAt: testNow.toISOString() });
});

it('when the text is the same, the comment is not marked as edited, and no live update is sent', async () => {
  const publish = vi.spyOn(server.services.changes, 'publish');
  expect((await edit(noa, 'Lovely coat')).body.comment).toEqual(noas);
  expect(publish).not.toHaveBeenCalled();
  await edit(noa, 'Lovelier coat');
  expect(publish).toHaveBeenCalledWith({ type: 'comments', postId: postID });
  publish.mockRestore();
});

it("another person cannot change a comment, nor can the post's owner", async () => {
  const { status, body } = await edit(mira, 'Mine now');
  expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
  expect(await read()).toMatchObject({ text: 'Lovely coat', editedAt: null });
});

it.each([
  ['only white space', ' \n\t '],
  ['2,001 characters', 'x'.repeat(2001)],
])('with %s, answers 400', async (_, text) => {
  expect((await edit(noa, text)).status).toBe(400);
  expect(await read()).toMatchObject({ text: 'Lovely coat' });
});

it('a comment that is missing, deleted or hidden answers 404', async () => {
  expect((await edit(noa, 'Again', 'c_missing')).status).toBe(404);
  const setPrivacy = (postPrivacy: 'private' | 'public') =>
    server.call(calls.updateProfile, { userID: mira.email, postPrivacy }, mira.token);
  await setPrivacy('private');
  expect((await edit(noa, 'Again')).status).toBe(404);
  await setPrivacy('public');
  const reply = { Email: mira.email, userName: 'mira', postID, comment: 'Yes', parentComment: noas.id };
  await server.call(calls.addComment, reply, mira.token);
  await server.call(calls.deleteComment, { id: noas.id }, noa.token);
  expect((await edit(noa, 'Again')).status).toBe(404);
});
