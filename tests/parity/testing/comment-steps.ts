import { type Step, step } from './step.ts';

const missing = { status: 404 };
const comment = { Email: 'mira@example.com', userName: 'mira', postID: 'post-mira', comment: 'Hi' };

const ofComment = { targetType: 'comment', reason: 'spam' } as const;

/** Requests about the comments of a post of Mira. */
export const commentSteps: readonly Step[] = [
  step('addComment', 'a thread', comment),
  step('addComment', 'a reply', { ...comment, parentComment: 'comment-1' }),
  step('addComment', 'a reply to a reply', { ...comment, parentComment: 'comment-2' }),
  step('addComment', 'a reply to a missing comment', { ...comment, parentComment: 'gone' }, missing),
  step('addComment', 'under a private post', { ...comment, postID: 'post-theo' }, missing),
  step('addComment', 'too long', { ...comment, comment: 'x'.repeat(2001) }, { status: 400 }),
  step('getComments', 'all', { postId: 'post-mira' }, { as: 'noor' }),
  step('getComments', 'the first', { postId: 'post-mira', limit: 1 }),
  step('getComments', 'after a comment', { postId: 'post-mira', limit: 1, after: 'comment-2' }),
  step('getComments', 'after the last one', { postId: 'post-mira', after: 'comment-1' }),
  step('getComments', 'after a missing comment', { postId: 'post-mira', after: 'gone' }, missing),
  step(
    'getComments',
    'after a comment of another post',
    { postId: 'post-noor', after: 'comment-1' },
    missing,
  ),
  step('getComments', 'of a private post', { postId: 'post-theo' }, missing),
  step('getComments', 'without a token', { postId: 'post-mira' }, { as: null, status: 401 }),
  step('likeComment', 'another’s', { commentId: 'comment-2' }),
  step('likeComment', 'again', { commentId: 'comment-2' }),
  step('likeComment', 'of the caller', { commentId: 'comment-2' }, { as: 'noor' }),
  step('likeComment', 'without a profile', { commentId: 'comment-2' }, { as: 'stranger', ...missing }),
  step('likeComment', 'for a blocked user', { commentId: 'comment-2' }, { as: 'bo', ...missing }),
  step('likeComment', 'of a missing one', { commentId: 'gone' }, missing),
  step('getComments', 'with likes', { postId: 'post-mira' }),
  step('unlikeComment', 'the like', { commentId: 'comment-2' }),
  step('unlikeComment', 'again', { commentId: 'comment-2' }),
  step('unlikeComment', 'of a missing one', { commentId: 'gone' }, missing),
  step('updateComment', 'the text', { id: 'comment-1', comment: ' Lovelier ' }),
  step('updateComment', 'the same text', { id: 'comment-1', comment: 'Lovelier' }),
  step('updateComment', 'another’s', { id: 'comment-2', comment: 'Mine' }, { status: 403 }),
  step('updateComment', 'too long', { id: 'comment-1', comment: 'x'.repeat(2001) }, { status: 400 }),
  step('updateComment', 'for a blocked user', { id: 'comment-1', comment: 'x' }, { as: 'bo', ...missing }),
  step('updateComment', 'a missing one', { id: 'gone', comment: 'x' }, missing),
  step('deleteComment', 'another’s', { id: 'comment-1' }, { as: 'noor', status: 403 }),
  step('deleteComment', 'for a blocked user', { id: 'comment-1' }, { as: 'bo', ...missing }),
  step('deleteComment', 'without a profile', { id: 'comment-1' }, { as: 'stranger', ...missing }),
  step('deleteComment', 'a missing one', { id: 'gone' }, missing),
];

/** Deletions in the same thread. */
export const commentDeletionSteps: readonly Step[] = [
  step('report', 'a comment', { ...ofComment, targetId: 'comment-2' }, { as: 'ana' }),
  step('getPost', 'without a reported comment', { id: 'post-mira' }, { as: 'ana' }),
  step('deleteComment', 'with replies', { id: 'comment-1' }),
  step('deleteComment', 'again', { id: 'comment-1' }, missing),
  step('updateComment', 'a deleted one', { id: 'comment-1', comment: 'x' }, missing),
  step('likeComment', 'a deleted one', { commentId: 'comment-1' }, missing),
  step('addComment', 'a reply to a deleted one', { ...comment, parentComment: 'comment-1' }),
  step('getPost', 'with a deleted comment', { id: 'post-mira' }),
  step('deleteComment', 'another’s, of the post’s owner', { id: 'comment-2' }),
  step('getComments', 'after deletions', { postId: 'post-mira' }),
];
