import type { ItemUploadForm } from '@aura/domain/forms/itemUpload';
import { isDraftTouched } from '@aura/domain/rules/itemDrafts';
import { type Unsent, type UnsentOptions, unsentOfPeople } from './unsent.ts';

/** The upload form as it is kept until it is sent. */
export type UnsentForm = ItemUploadForm<Blob>;

export const unsentItemsOptions: UnsentOptions<UnsentForm> = {
  kind: 'items',
  importStore: () => import('./kept-items.ts'),
};

/** The unsent items of a person. */
export const unsentItemsOf = unsentOfPeople(unsentItemsOptions);

/** How many items have something in them; 0 until they were loaded. */
export function unsentCount(items: Unsent<UnsentForm>): number {
  return items.current()?.items.filter(isDraftTouched).length ?? 0;
}
