import { isUnknown, itemFieldNames } from '../forms/item-fields.ts';
import type { ItemDraft } from '../forms/item-upload.ts';

/** Whether a draft of the upload form has a photo or a fact. */
export function isDraftTouched<Photo>(draft: ItemDraft<Photo>): boolean {
  const hasPhoto = draft.front !== null || draft.back !== null;
  return hasPhoto || itemFieldNames.some((name) => !isUnknown(draft[name]));
}
