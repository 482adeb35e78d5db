import type { ItemUploadForm } from '@aura/domain/forms/item-upload';
import { isDraftTouched } from '@aura/domain/rules/item-drafts';
import { createDraftStores, type DraftStore, type DraftStoreOptions } from './draft-store.ts';

/** The upload form with its photos. */
export type ItemDraftsForm = ItemUploadForm<Blob>;

export const itemDraftsOptions: DraftStoreOptions<ItemDraftsForm> = {
  kind: 'items',
  importRecord: async () => (await import('./item-drafts-record.ts')).itemDraftsRecord,
};

/** Returns the store of a user's upload form. */
export const getItemDrafts = createDraftStores(itemDraftsOptions);

/** Returns the number of items that are not blank; 0 until they are loaded. */
export function countItemDrafts(drafts: DraftStore<ItemDraftsForm>): number {
  return drafts.current()?.items.filter(isDraftTouched).length ?? 0;
}
