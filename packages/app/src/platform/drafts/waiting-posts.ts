import type { PostDraft } from '@aura/domain/forms/post-draft';
import { type DraftStoreOptions, onePerUser } from './draft-store.ts';
import { postDraftOptions } from './post-draft.ts';
import { createWaitingForms } from './waiting-forms.ts';

export const waitingPostsOptions: DraftStoreOptions<PostDraft<Blob>> = {
  ...postDraftOptions,
  kind: 'waiting-posts',
};

/** Returns the store of a user's posts that wait for a connection. */
export const getWaitingPosts = onePerUser((uid) => createWaitingForms(uid, waitingPostsOptions));
