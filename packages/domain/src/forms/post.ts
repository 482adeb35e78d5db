import * as z from 'zod/mini';
import { composerCopy } from '../copy/composer.ts';
import { captionMaxLength, imageAltMaxLength, tagMaxLength, tagsMaxCount } from '../limits/post.ts';
import { parseTags, readTags } from '../rules/tags.ts';
import { characterCount } from '../utils/character-count.ts';

/** The Create Post form (docs/product.md section 5). `tags` is the tag input's text. */
export const postSchema = z.object({
  caption: z.string().check(z.trim(), z.maxLength(captionMaxLength, composerCopy.captionTooLong)),
  /** Null until the user edits it; until then the suggestion is used and follows the detected items. */
  imageAlt: z.nullable(
    z.string().check(z.trim(), z.maxLength(imageAltMaxLength, composerCopy.imageAltTooLong)),
  ),
  tags: z.string().check(
    z.refine((text) => readTags(text).length <= tagsMaxCount, composerCopy.tagsTooMany),
    z.refine(
      (text) => readTags(text).every((tag) => characterCount(tag) <= tagMaxLength),
      composerCopy.tagTooLong,
    ),
  ),
});

export type PostValues = z.infer<typeof postSchema>;

/** The texts that the form sends. */
export interface PostTexts {
  readonly caption: string;
  /** Description of the photo; may be empty. */
  readonly imageAlt: string;
  /** Each with its leading #. */
  readonly tags: readonly string[];
}

export const postDefaults: PostValues = { caption: '', imageAlt: null, tags: '' };

/**
 * The texts of the form as they are sent.
 * @param suggestedAlt the description of the photo when the user has not edited it
 */
export function postTexts({ caption, imageAlt, tags }: PostValues, suggestedAlt: string): PostTexts {
  return {
    caption: caption.trim(),
    imageAlt: imageAlt?.trim() ?? suggestedAlt,
    tags: parseTags(tags),
  };
}
