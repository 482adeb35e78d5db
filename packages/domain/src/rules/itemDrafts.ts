import type { ItemDraft } from '../forms/itemUpload.ts';

/** Whether a person gave an item of the upload form anything that would be lost with it. */
export function isDraftTouched<Photo>({
  id: _id,
  detected: _detected,
  ...values
}: ItemDraft<Photo>): boolean {
  return Object.values(values).some((value) => value !== '' && value !== null);
}
