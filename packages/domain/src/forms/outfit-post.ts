import type { Item } from '../entities.ts';
import { postMaxItems } from '../limits/post.ts';
import { fromWardrobe } from './detected-item.ts';
import { newPostDraft, type PostDraft, type PostItems } from './post-draft.ts';

/**
 * Creates the draft of a post of own garments. They need no analysis.
 * @param id a UUID
 * @param outfitId the outfit that they are
 */
export function newOutfitPostDraft<Photo>(
  id: string,
  photo: Photo,
  garments: readonly Item[],
  outfitId: string | null,
): PostDraft<Photo> {
  const items = garments.slice(0, postMaxItems).map(fromWardrobe);
  const wardrobeIds = items.map((item) => item.id);
  const detection = { items, removedIds: [], wardrobeIds, foundAt: 0 };
  return { ...newPostDraft(id, photo), detection, outfitId };
}

/** Whether a post has only garments that its author chose, which do not expire. */
export function hasOnlyOwnItems({ items, wardrobeIds }: PostItems): boolean {
  return items.length > 0 && items.every(({ id }) => wardrobeIds.includes(id));
}
