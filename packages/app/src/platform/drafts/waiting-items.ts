import { type DraftStoreOptions, onePerUser } from './draft-store.ts';
import { type ItemDraftsForm, itemDraftsOptions } from './item-drafts.ts';
import { createWaitingForms } from './waiting-forms.ts';

export const waitingItemsOptions: DraftStoreOptions<ItemDraftsForm> = {
  ...itemDraftsOptions,
  kind: 'waiting-items',
};

/** Returns the store of a user's items that wait for a connection. */
export const getWaitingItems = onePerUser((uid) => createWaitingForms(uid, waitingItemsOptions));
