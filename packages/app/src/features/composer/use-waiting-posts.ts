import { composerCopy } from '@aura/domain/copy/composer';
import type { PostDraft } from '@aura/domain/forms/post-draft';
import { useToast } from '@aura/ui/primitives/Toast';
import type { DraftStore } from '../../platform/drafts/draft-store.ts';
import { getWaitingPosts } from '../../platform/drafts/waiting-posts.ts';
import { useWaitingForms } from '../../shared/use-waiting-forms.ts';

type Draft = PostDraft<Blob>;

/**
 * The posts that wait for a connection, as the notice shows them.
 * @param onEdit opens the editor for a post, which is not sent until its store is released
 */
export function useWaitingPosts(onEdit: (post: Draft, drafts: DraftStore<Draft>) => void) {
  const { show } = useToast();
  const { store, forms } = useWaitingForms(getWaitingPosts);
  return {
    store,
    posts: forms.map(({ name, form: { photo, values, refusal } }) =>
      refusal === null
        ? { id: name, photo, caption: values.caption, state: 'waiting' as const }
        : { id: name, photo, caption: values.caption, state: 'refused' as const, reason: refusal },
    ),
    edit: async (name: string) => {
      const drafts = store.edit(name);
      const post = await drafts.claim();
      if (post) onEdit(post, drafts);
      else show({ tone: 'status', text: composerCopy.beingShared });
    },
    discard: (name: string) => store.use(name, (_post, replace) => replace(null)),
  };
}
