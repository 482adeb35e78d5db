import { commentsCopy } from '@aura/domain/copy/comments';
import type { Comment } from '@aura/domain/entities';
import { useToast } from '@aura/ui/primitives/Toast';
import { lockChange } from '../../shared/lock-change.ts';
import { changeEnded, selectLocalState, type WaitingComment } from '../../store/local-state.ts';
import { useAppSelector, useAppStore } from '../../store/store.ts';

/**
 * The comments of a post that wait for a connection, oldest first.
 * @param loaded the comments that are loaded, among which is the one that a reply answers
 * @param onTakeBack receives a comment that is to be changed before it is sent
 */
export function useWaitingComments(
  postId: string,
  loaded: readonly Comment[],
  onTakeBack: (comment: WaitingComment) => void,
) {
  const store = useAppStore();
  const { show } = useToast();
  const { waitingComments } = useAppSelector(selectLocalState);
  const replyTargetOf = ({ parentId }: WaitingComment) => {
    const parent = loaded.find(({ id }) => id === parentId);
    return parentId === null ? null : { username: parent?.author.username ?? '' };
  };
  const comments = Object.entries(waitingComments).flatMap(([id, comment]) =>
    comment.postId === postId && comment.refusal === null
      ? [{ id, text: comment.text, replyTo: replyTargetOf(comment) }]
      : [],
  );
  async function takeBack(id: string) {
    const isFree = await lockChange('waitingComments', id, async () => {
      const comment = selectLocalState(store.getState()).waitingComments[id];
      if (comment?.refusal === null) {
        store.dispatch(changeEnded({ kind: 'waitingComments', key: id }));
        onTakeBack(comment);
      }
      return true;
    });
    if (isFree === null) show({ tone: 'status', text: commentsCopy.beingSent });
  }
  return comments.length > 0 ? { comments, onEdit: (id: string) => void takeBack(id) } : undefined;
}
