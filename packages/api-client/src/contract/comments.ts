import { commentMaxLength } from '@aura/domain/limits/post';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { repeatErrors } from './errors.ts';
import { authorFields, count, filledText, id, ownEmail, text } from './fields.ts';
import { accountNameMaxLength } from './wire-limits.ts';

export const commentWire = z.object({
  ...authorFields,
  id,
  text: z.string(),
  /** The email for the author, an opaque id for other users. */
  email: z.string(),
  createdAt: z.union([z.string(), z.number()]),
  likes: count,
  replyCount: count,
  /** Empty for a comment that starts a thread. */
  parentComment: z.string(),
  isOwner: z.boolean(),
});

export type CommentWire = z.infer<typeof commentWire>;

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
    comment: filledText(commentMaxLength),
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

export const commentCalls = { addComment };
