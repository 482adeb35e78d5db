import type { ItemUploadForm } from '@aura/domain/forms/item-upload';
import { isDraftTouched } from '@aura/domain/rules/item-drafts';
import { type DraftStore, type DraftStoreOptions, createDraftStores } from './draft-store.ts';

/** The upload form as it is kept until it is sent. */
export type ItemDraftsForm = ItemUploadForm<Blob>;

export const itemDraftsOptions: DraftStoreOptions<ItemDraftsForm> = {
  kind: 'items',
  importRecord: () => import('./item-drafts-record.ts'),
};

/** The unsent items of a person. */
export const getItemDrafts = createDraftStores(itemDraftsOptions);

/** How many items have something in them; 0 until they were loaded. */
export function countItemDrafts(items: DraftStore<ItemDraftsForm>): number {
  return items.current()?.items.filter(isDraftTouched).length ?? 0;
}
