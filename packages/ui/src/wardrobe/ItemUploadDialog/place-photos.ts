import { uploadMaxItems } from '@aura/domain/limits';
import { isDraftTouched } from '@aura/domain/rules/itemDrafts';
import type { Draft, DraftList } from './draft-list.ts';

interface PlacedPhoto {
  /** The item whose front it becomes. */
  readonly id: string;
  readonly file: File;
}

export interface PlacedPhotos {
  /** Of the items that are added at the end of the list. */
  readonly freshIds: readonly string[];
  readonly placed: readonly PlacedPhoto[];
  /** Photos that found no room. */
  readonly leftOut: number;
}

/**
 * Where photos go that were chosen at once: each is the front of an item of its own. They fill the item in view if it
 * has no front yet, then blank items, then new ones.
 * @param isPreparing whether photos are already on their way to an item
 */
export function placePhotos(
  list: DraftList,
  files: readonly File[],
  isPreparing: (id: string) => boolean,
  newId: () => string,
): PlacedPhotos {
  const inView = list.items[list.current];
  const isFree = (draft: Draft) =>
    !isPreparing(draft.id) && (draft === inView ? draft.front === null : !isDraftTouched(draft));
  const free = [...(inView ? [inView] : []), ...list.items.filter((draft) => draft !== inView)].filter(
    isFree,
  );
  const room = uploadMaxItems - list.items.length;
  const freshIds = Array.from({ length: Math.min(room, Math.max(files.length - free.length, 0)) }, newId);
  const ids = [...free.map(({ id }) => id), ...freshIds];
  const placed = ids.slice(0, files.length).flatMap((id, index) => {
    const file = files[index];
    return file ? [{ id, file }] : [];
  });
  return { freshIds, placed, leftOut: files.length - placed.length };
}
