import type { PostDraft } from '@aura/domain/forms/postDraft';
import { unsentOfPeople } from './unsent.ts';

/** The post that a person began and did not share. */
export const unsentPostOf = unsentOfPeople<PostDraft<Blob>>({
  kind: 'post',
  importStore: () => import('./kept-post.ts'),
});
