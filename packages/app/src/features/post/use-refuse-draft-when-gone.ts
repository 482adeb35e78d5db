import { useEffect } from 'react';
import { refuseCommentDraft } from '../../shared/refuse-comment-draft.ts';
import { useAppStore } from '../../store/store.ts';

/** Stores a comment that was typed and not sent as refused when its post is deleted or hidden. */
export function useRefuseDraftWhenGone(postId: string, isGone: boolean): void {
  const store = useAppStore();
  useEffect(() => {
    if (isGone) refuseCommentDraft(store, postId);
  }, [store, postId, isGone]);
}
