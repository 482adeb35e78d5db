import { uploadMaxItems } from '@aura/domain/limits/wardrobe';
import { isDraftTouched } from '@aura/domain/rules/item-drafts';
import type { PhotoSide } from '../PhotoBox/PhotoBox.tsx';
import type { Draft, DraftForm } from './item-drafts.ts';

interface PlacedPhoto {
  /** Id of the item that gets the photo. */
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

/** Whether a photo of an item is being prepared. */
type IsBusy = (id: string, side: PhotoSide) => boolean;

/** The current item when it has no front, then blank items. */
function freeFronts({ items, current }: DraftForm, isBusy: IsBusy): Draft[] {
  const currentItem = items[current];
  const isFree = (draft: Draft) => {
    if (isBusy(draft.id, 'front')) return false;
    if (draft === currentItem) return draft.front === null;
    return !isBusy(draft.id, 'back') && !isDraftTouched(draft);
  };
  const others = items.filter((draft) => draft !== currentItem);
  return [...(currentItem ? [currentItem] : []), ...others].filter(isFree);
}

/** The items without a back in their order: from the current item on, or all when those are too few. */
function freeBacks({ items, current }: DraftForm, count: number, isBusy: IsBusy): Draft[] {
  const isFree = (draft: Draft) => draft.back === null && !isBusy(draft.id, 'back');
  const fromCurrent = items.slice(current).filter(isFree);
  return fromCurrent.length >= count ? fromCurrent : items.filter(isFree);
}

/**
 * Assigns photos that were chosen together at one photo box, one to each item (docs/product.md section 4).
 * Front photos: first to the current item when it has no front, then to blank items, then to new ones. Back
 * photos: to the items without a back in their order, then to new ones.
 */
export function placePhotos(
  form: DraftForm,
  side: PhotoSide,
  files: readonly File[],
  isBusy: IsBusy,
  newId: () => string,
): PlacedPhotos {
  const free = side === 'front' ? freeFronts(form, isBusy) : freeBacks(form, files.length, isBusy);
  const capacity = uploadMaxItems - form.items.length;
  const newIds = Array.from({ length: Math.min(capacity, Math.max(files.length - free.length, 0)) }, newId);
  const ids = [...free.map(({ id }) => id), ...newIds];
  const placed = ids.slice(0, files.length).flatMap((id, index) => {
    const file = files[index];
    return file ? [{ id, file }] : [];
  });
  return { newIds, placed, leftOut: files.length - placed.length };
}
