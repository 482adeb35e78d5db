import { changeMade } from '../store/local-state.ts';
import type { AppStore } from '../store/store.ts';
import {
  commentDraftChanged,
  replyTargetChanged,
  selectCommentDraft,
  selectReplyTarget,
} from '../store/visit.ts';

/**
 * Stores the text in the comment field of a post that no longer exists as refused, since the field disappears with the
 * post, and clears the field. `CommentSync` offers the text.
 */
export function refuseCommentDraft({ dispatch, getState }: AppStore, postId: string): void {
  const text = selectCommentDraft(getState(), postId).trim();
  if (text === '') return;
  const parentId = selectReplyTarget(getState(), postId)?.id ?? null;
  const value = { postId, parentId, text, refusal: 'missing' as const };
  dispatch(changeMade({ kind: 'waitingComments', key: crypto.randomUUID(), value }));
  dispatch(commentDraftChanged({ id: postId, text: '' }));
  dispatch(replyTargetChanged({ postId, target: null }));
}
