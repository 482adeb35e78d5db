import { tagMaxLength } from '../limits/post.ts';
import { characterCount } from '../utils/character-count.ts';
import { textParts } from './text-parts.ts';

/** The tags under which a post is found: its aura tags and the hashtags of its caption, each once. */
export function tagsOfPost({
  caption,
  tags,
}: {
  readonly caption: string;
  readonly tags: readonly string[];
}): string[] {
  const inCaption = textParts(caption).flatMap((part) => (part.kind === 'tag' ? part.tag : []));
  return [...new Set([...tags.map(toTag), ...inCaption])].filter(isTag);
}

/** Whether a normalized tag can be one: one word that is not too long. */
export function isTag(tag: string): boolean {
  return /^#[^\s#]+$/.test(tag) && characterCount(tag) <= tagMaxLength;
}

/** A tag as it is stored, with its `#`, from a text with or without it. */
export function toTag(text: string): string {
  return `#${text.replace(/^#+/, '')}`.normalize('NFC').toLowerCase();
}

/** The aura tags of a post as they are stored: each once. */
export function storedTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map(toTag))];
}
