import { postTextCopy } from '../copy/post-text.ts';
import { tagMaxLength, tagsMaxCount } from '../limits/post.ts';
import { characterCount } from '../utils/character-count.ts';

/** A character of a hashtag after its `#`, as the source of a regular expression. */
export const tagCharacter =
  /(?:[\p{L}\p{N}\p{M}\p{Emoji_Modifier}\p{Regional_Indicator}_-]|\p{Extended_Pictographic}|\u200D)/u.source;

/** Every tag of a text, lower case and unique, ignoring the limits (docs/product.md section 3). */
export function readTags(text: string): string[] {
  const tags = text
    .split(/\s+/)
    .filter((part) => part.startsWith('#') && part.length > 1)
    .map((part) => part.normalize('NFC').toLowerCase());
  return [...new Set(tags)];
}

/** The tags that are sent with a post: those of `readTags` within the limits. */
export function parseTags(text: string): string[] {
  return readTags(text)
    .filter((tag) => characterCount(tag) <= tagMaxLength)
    .slice(0, tagsMaxCount);
}

/** The tags to show; a post without tags shows the two default words, which are not stored. */
export function displayTags(tags: readonly string[]): readonly string[] {
  return tags.length === 0 ? postTextCopy.defaultTags : tags;
}

/** The path of the page of a tag. */
export function tagPath(tag: string): string {
  return `/tag/${encodeURIComponent(tag.replace(/^#/, ''))}`;
}

/** A segment of the tag input's text; segments with `isTag` are highlighted. */
export interface TagSegment {
  readonly text: string;
  readonly isTag: boolean;
}

/** Splits a text into highlighted and plain segments, which can be joined to the same text. */
export function tagSegments(text: string): TagSegment[] {
  return text
    .split(/(\s+)/)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isTag: part.startsWith('#') && part.length > 1 }));
}
