import { commentsCopy } from '@aura/domain/copy/comments';
import { commentsPageSize } from '@aura/domain/limits/comments';
import { commentMaxLength } from '@aura/domain/limits/post';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { commentWire } from './comment-wire.ts';
import { repeatErrors } from './errors.ts';
import { filledText, id, likeState, ownEmail, pageLimit, text } from './fields.ts';
import { accountNameMaxLength } from './wire-limits.ts';

const getComments = defineCall({
  name: 'getComments',
  summary: 'A page of the comments of a post, newest first',
  method: 'GET',
  path: '/comments/{postId}',
  encoding: 'query',
  access: 'required',
  rateLimit: 'read',
  offline: 'posts',
  request: z.object({
    postId: id,
    limit: pageLimit(commentsPageSize),
    /** Id of the last comment of the previous page. */
    after: z.optional(id),
  }),
  response: z.object({
    success: z.literal(true),
    comments: z.array(commentWire),
    /** Whether there are earlier comments. */
    hasMore: z.boolean(),
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  source: 'assumed',
});

const addComment = defineCall({
  name: 'addComment',
  summary: 'Comment on a post, or reply in a thread',
  method: 'POST',
  path: '/addComment',
  encoding: 'form',
  access: 'required',
  rateLimit: 'write',
  request: z.object({
    Email: ownEmail,
    userName: text(accountNameMaxLength),
    postID: id,
    comment: filledText(commentMaxLength, commentsCopy.tooLong),
    /** Empty starts a thread. A reply to a reply joins the parent's thread. */
    parentComment: z._default(z.union([id, z.literal('')]), ''),
  }),
  callerFields: ['Email'],
  response: z.object({ success: z.literal(true), comment: commentWire }),
  payload: 'comment',
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', ...repeatErrors],
  idempotent: true,
  source: 'specified',
});

const updateComment = defineCall({
  name: 'updateComment',
  summary: 'Change the text of an own comment',
  method: 'PUT',
  path: '/comment/{id}',
  encoding: 'json',
  access: 'required',
  rateLimit: 'write',
  request: z.object({ id, comment: filledText(commentMaxLength, commentsCopy.tooLong) }),
  response: z.object({ success: z.literal(true), comment: commentWire }),
  payload: 'comment',
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  source: 'assumed',
});

const deleteComment = defineCall({
  name: 'deleteComment',
  summary: 'Delete a comment; for its author and the owner of the post',
  method: 'DELETE',
  path: '/comment/{id}',
  encoding: 'query',
  access: 'required',
  rateLimit: 'delete',
  request: z.object({ id }),
  response: z.object({
    success: z.literal(true),
    /** Empty when the comment has replies and stays as a placeholder; otherwise its id, and that of an ended placeholder. */
    removedIds: z.array(id),
  }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  source: 'assumed',
});

const likeRequest = z.object({ commentId: id });

const likeComment = defineCall({
  name: 'likeComment',
  summary: 'Like a comment; once is enough',
  method: 'POST',
  path: '/likeComment',
  encoding: 'json',
  access: 'required',
  rateLimit: 'write',
  request: likeRequest,
  response: likeState,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  source: 'assumed',
});

const unlikeComment = defineCall({
  name: 'unlikeComment',
  summary: 'Take the like of a comment back',
  method: 'POST',
  path: '/unlikeComment',
  encoding: 'json',
  access: 'required',
  rateLimit: 'write',
  request: likeRequest,
  response: likeState,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  source: 'assumed',
});

export const commentCalls = {
  getComments,
  addComment,
  updateComment,
  deleteComment,
  likeComment,
  unlikeComment,
};
