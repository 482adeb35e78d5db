import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { draftGaps } from '@aura/domain/forms/item-upload';
import type { Draft } from './item-drafts.ts';
import { isPreparing, type PhotoStatus } from './use-draft-photos.ts';

/**
 * Returns the step dot of an item: its state, and a label that lists errors and missing parts.
 * @param position from 1
 * @param isMarked whether the item has an error of its own: it was refused, or blocked the last upload
 */
export function itemStep(
  draft: Draft,
  position: number,
  status: PhotoStatus,
  { refused, isMarked }: { readonly refused: boolean; readonly isMarked: boolean },
) {
  const gaps = draftGaps(draft).map((gap) => itemUploadCopy.gaps[gap]);
  const errors = Object.values(status.errors).filter(Boolean);
  const notes = [
    refused && itemUploadCopy.notSent,
    ...errors,
    isPreparing(status) && itemUploadCopy.preparingPhoto,
    gaps.length > 0 && itemUploadCopy.missing(gaps),
  ].filter((note) => typeof note === 'string');
  const done = notes.length === 0;
  return {
    id: draft.id,
    done,
    hasError: refused || isMarked || errors.length > 0,
    label: done
      ? itemUploadCopy.goToFinishedItem(position)
      : itemUploadCopy.goToUnfinishedItem(position, notes),
  };
}
