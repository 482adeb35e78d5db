import { uploadMaxItems } from '@aura/domain/limits/wardrobe';
import { isDraftTouched } from '@aura/domain/rules/item-drafts';
import type { Draft, DraftForm } from './item-drafts.ts';

interface PlacedPhoto {
  /** Id of the item that gets the photo as its front. */
  readonly id: string;
  readonly file: File;
}

export interface PlacedPhotos {
  /** Ids of the items to append. */
  readonly newIds: readonly string[];
  readonly placed: readonly PlacedPhoto[];
  /** Number of photos that exceed the item limit. */
  readonly leftOut: number;
}

/**
 * Assigns photos that were chosen together to items, each as the front photo of one item: first to the current item
 * when it has no front, then to blank items, then to new ones.
 * @param isPreparing whether photos of an item are being prepared
 */
export function placePhotos(
  { items, current }: DraftForm,
  files: readonly File[],
  isPreparing: (id: string) => boolean,
  newId: () => string,
): PlacedPhotos {
  const currentItem = items[current];
  const isFree = (draft: Draft) =>
    !isPreparing(draft.id) && (draft === currentItem ? draft.front === null : !isDraftTouched(draft));
  const free = [
    ...(currentItem ? [currentItem] : []),
    ...items.filter((draft) => draft !== currentItem),
  ].filter(isFree);
  const capacity = uploadMaxItems - items.length;
  const newIds = Array.from({ length: Math.min(capacity, Math.max(files.length - free.length, 0)) }, newId);
  const ids = [...free.map(({ id }) => id), ...newIds];
  const placed = ids.slice(0, files.length).flatMap((id, index) => {
    const file = files[index];
    return file ? [{ id, file }] : [];
  });
  return { newIds, placed, leftOut: files.length - placed.length };
}
