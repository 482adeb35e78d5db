import * as z from 'zod/mini';
import { authorFields, count, id } from './fields.ts';

export const commentWire = z.object({
  ...authorFields,
  id,
  text: z.string(),
  /** The email for the author, an opaque id for other users. */
  email: z.string(),
  createdAt: z.union([z.string(), z.number()]),
  likes: count,
  /** Whether the caller likes it. */
  liked: z.boolean(),
  /** The replies that the caller sees, up to 100. */
  replyCount: count,
  /** Empty for a comment that starts a thread. */
  parentComment: z.string(),
  isOwner: z.boolean(),
  /** Null when the text was never changed. */
  editedAt: z.nullable(z.union([z.string(), z.number()])),
  /** Deleted, but with replies: text, author fields and email are empty. */
  deleted: z.boolean(),
});

export type CommentWire = z.infer<typeof commentWire>;
