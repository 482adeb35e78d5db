import type { PostDraft } from '@aura/domain/forms/post-draft';
import { createDraftStores } from './draft-store.ts';

/** The post that a person began and did not share. */
export const getPostDraft = createDraftStores<PostDraft<Blob>>({
  kind: 'post',
  importRecord: () => import('./post-draft-record.ts'),
});
