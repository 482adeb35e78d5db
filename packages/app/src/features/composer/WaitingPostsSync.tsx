import type { PostDraft } from '@aura/domain/forms/post-draft';
import { useCallback } from 'react';
import { getWaitingPosts } from '../../platform/drafts/waiting-posts.ts';
import { useWaitingForms } from '../../shared/use-waiting-forms.ts';
import { useWaitingFormsSync } from '../../shared/use-waiting-forms-sync.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';
import { sendWaitingPost } from './send-waiting-post.ts';
import { sharePost } from './share-post.ts';
import { useSharedMessage } from './use-shared-message.ts';

type Draft = PostDraft<Blob>;

const isSendable = ({ refusal }: Draft) => refusal === null;

/** Shares the posts that were shared without a connection, each once. `PostComposer` shows those that are refused. */
export default function WaitingPostsSync() {
  const dispatch = useAppDispatch();
  const showShared = useSharedMessage();
  const email = useAppSelector(selectIdentity)?.email ?? '';
  const { store, forms } = useWaitingForms(getWaitingPosts);
  const send = useCallback(
    async (post: Draft, replace: (next: Draft | null) => Promise<void>) => {
      const share = (ready: Parameters<typeof sharePost>[1]) => sharePost(dispatch, ready);
      const outcome = await sendWaitingPost({ post, email, share, replace });
      if (outcome === 'refused') return;
      if ('code' in outcome) return outcome.code;
      showShared({ ...outcome, detection: post.detection, outfitId: post.outfitId });
    },
    [dispatch, email, showShared],
  );
  useWaitingFormsSync({ store, forms, isSendable, send });
  return null;
}
