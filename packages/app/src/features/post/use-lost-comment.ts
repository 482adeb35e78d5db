import { useEffect } from 'react';
import { useAppStore } from '../../store/store.ts';
import { refuseCommentDraft } from './refuse-comment-draft.ts';

/** Stores a comment that was typed and not sent as refused when its post is deleted or hidden. */
export function useLostComment(postId: string, isGone: boolean): void {
  const store = useAppStore();
  useEffect(() => {
    if (isGone) refuseCommentDraft(store, postId);
  }, [store, postId, isGone]);
}
