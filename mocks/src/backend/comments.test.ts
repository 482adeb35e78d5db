import { commentCalls } from '@aura/api-client/contract/comments';
import { postCalls } from '@aura/api-client/contract/posts';
import { expect, it } from 'vitest';
import { createTestMocks } from '../testing/client.ts';

const { addComment, deleteComment } = commentCalls;
const words = { Email: 'mira@example.com', userName: 'mira', postID: 'post-mira', comment: 'Hi' };

it('a deleted comment stays as the place of its replies until the last one is deleted', async () => {
  const { call } = createTestMocks();
  const read = async () => (await call(postCalls.getPost, { id: 'post-mira' })).body.post;
  const reply = (await call(addComment, { ...words, parentComment: 'comment-1' })).body.comment;
  expect((await call(deleteComment, { id: 'comment-1' })).body.removedIds).toEqual([]);
  const { comments, commentCount } = await read();
  expect(comments?.find(({ id }) => id === 'comment-1')).toMatchObject({
    username: '',
    text: '',
    deleted: true,
  });
  expect(commentCount).toBe(2);
  expect((await call(deleteComment, { id: 'comment-2' })).body.removedIds).toEqual(['comment-2']);
  const { removedIds } = (await call(deleteComment, { id: reply.id })).body;
  expect([...removedIds].sort()).toEqual([reply.id, 'comment-1'].sort());
  expect(await read()).toMatchObject({ comments: [], commentCount: 0 });
});

it('a comment counts at most 100 replies', async () => {
  const { call } = createTestMocks();
  for (let count = 0; count < 101; count += 1)
    await call(addComment, { ...words, parentComment: 'comment-1' });
  const { comments } = (await call(postCalls.getPost, { id: 'post-mira' })).body.post;
  expect(comments?.find(({ id }) => id === 'comment-1')?.replyCount).toBe(100);
});
