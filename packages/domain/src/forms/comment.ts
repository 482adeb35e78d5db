import * as z from 'zod/mini';
import { commentsCopy } from '../copy/comments.ts';
import { commentMaxLength } from '../limits/post.ts';

/** The comment form: trimmed, not empty, at most `commentMaxLength` characters (docs/product.md section 5). */
export const commentSchema = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(commentMaxLength, commentsCopy.tooLong)),
});

/** Whether the comment can be sent. */
export function canSendComment(text: string): boolean {
  return commentSchema.safeParse({ text }).success;
}
