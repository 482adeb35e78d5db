import type { PostDraft } from '@aura/domain/forms/post-draft';
import { createDraftStores } from './draft-store.ts';

/** Returns the store of a user's post that was started and not shared. */
export const getPostDraft = createDraftStores<PostDraft<Blob>>({
  kind: 'post',
  importRecord: async () => (await import('./post-draft-record.ts')).postDraftRecord,
});
