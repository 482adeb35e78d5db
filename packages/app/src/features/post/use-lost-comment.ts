import { useEffect } from 'react';
import { changeMade } from '../../store/local-state.ts';
import { useAppDispatch, useAppStore } from '../../store/store.ts';
import { commentDraftChanged, selectCommentDraft } from '../../store/visit.ts';

/**
 * Stores the text of a comment that was typed and not sent as refused when its post is deleted or hidden, since the
 * field disappears with the post. `CommentSync` offers the text.
 */
export function useLostComment(postId: string, isGone: boolean): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  useEffect(() => {
    const text = selectCommentDraft(store.getState(), postId).trim();
    if (!isGone || text === '') return;
    const value = { postId, parentId: null, text, refusal: 'missing' as const };
    dispatch(changeMade({ kind: 'waitingComments', key: crypto.randomUUID(), value }));
    dispatch(commentDraftChanged({ id: postId, text: '' }));
  }, [dispatch, store, postId, isGone]);
}
