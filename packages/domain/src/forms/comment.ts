import * as z from 'zod/mini';
import { commentMaxLength } from '../limits/post.ts';

/** The comment form: trimmed, not empty. */
export const commentSchema = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(commentMaxLength)),
});

/** Whether the comment can be sent. */
export function canSendComment(text: string): boolean {
  return commentSchema.safeParse({ text }).success;
}
