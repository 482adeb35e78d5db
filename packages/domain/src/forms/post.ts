import * as z from 'zod/mini';
import { composerCopy } from '../copy/composer.ts';
import { commentsCopy } from '../copy/post.ts';
import { captionMaxLength, commentMaxLength, tagMaxLength, tagsMaxCount } from '../limits.ts';
import { readTags } from '../rules/tags.ts';

/** The Create Post form (docs/product.md section 5, Post). `tags` is the tag input's text. */
export const postSchema = z.object({
  caption: z.string().check(z.trim(), z.maxLength(captionMaxLength, composerCopy.captionTooLong)),
  tags: z.string().check(
    z.refine((text) => readTags(text).length <= tagsMaxCount, composerCopy.tagsTooMany),
    z.refine((text) => readTags(text).every((tag) => tag.length <= tagMaxLength), composerCopy.tagTooLong),
  ),
});

export type PostValues = z.infer<typeof postSchema>;

export const postDefaults: PostValues = { caption: '', tags: '' };

/** The comment form: trimmed, never empty. */
export const commentSchema = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, commentsCopy.missing),
      z.maxLength(commentMaxLength, commentsCopy.tooLong),
    ),
});

export type CommentValues = z.infer<typeof commentSchema>;

export const commentDefaults: CommentValues = { text: '' };

/** Whether the comment can be sent. */
export function canSendComment(text: string): boolean {
  return commentSchema.safeParse({ text }).success;
}
