import type { Item, Post } from '../entities.ts';
import { readTags } from '../rules/tags.ts';
import { fromWardrobe } from './detected-item.ts';
import type { PostTexts, PostValues } from './post.ts';
import type { PostItems } from './post-draft.ts';

/** The form of a post, filled with its texts. */
export function postValuesOf({
  caption,
  imageAlt,
  tags,
}: Pick<Post, 'caption' | 'imageAlt' | 'tags'>): PostValues {
  return { caption, imageAlt, tags: tags.join(' ') };
}

function textsOf({ caption, imageAlt, tags }: PostValues): PostTexts {
  return { caption: caption.trim(), imageAlt: imageAlt?.trim() ?? '', tags: readTags(tags) };
}

/** The texts that differ, as they are sent. Empty when only spaces, or the case of a tag, differ. */
export function changedPostTexts(before: PostValues, after: PostValues): Partial<PostTexts> {
  const old = textsOf(before);
  const { caption, imageAlt, tags } = textsOf(after);
  return {
    ...(caption !== old.caption && { caption }),
    ...(imageAlt !== old.imageAlt && { imageAlt }),
    ...(tags.join(' ') !== old.tags.join(' ') && { tags }),
  };
}

/** Whether the form has changes that closing it would lose. */
export function isPostChanged(before: PostValues, after: PostValues): boolean {
  return Object.keys(changedPostTexts(before, after)).length > 0;
}

/** The items of a shared post, as the list that edits them. */
export function editedItemsOf(items: readonly Item[]): PostItems {
  const ownIds = items.filter(({ isDetected }) => !isDetected).map(({ id }) => id);
  return { items: items.map(fromWardrobe), removedIds: [], wardrobeIds: ownIds };
}
