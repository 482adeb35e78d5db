import type { PostDraft } from '@aura/domain/forms/post-draft';
import { createDraftStores, type DraftStoreOptions } from './draft-store.ts';

export const postDraftOptions: DraftStoreOptions<PostDraft<Blob>> = {
  kind: 'post',
  importRecord: async () => (await import('./post-draft-record.ts')).postDraftRecord,
};

/** Returns the store of a user's post that was started and not shared. */
export const getPostDraft = createDraftStores(postDraftOptions);
