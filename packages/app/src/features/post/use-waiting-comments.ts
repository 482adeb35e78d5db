import { changeEnded, selectLocalState, type WaitingComment } from '../../store/local-state.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';

/**
 * The comments of a post that wait for a connection, oldest first.
 * @param onTakeBack receives a comment that is to be changed before it is sent
 */
export function useWaitingComments(postId: string, onTakeBack: (comment: WaitingComment) => void) {
  const dispatch = useAppDispatch();
  const { waitingComments } = useAppSelector(selectLocalState);
  const comments = Object.entries(waitingComments).flatMap(([id, comment]) =>
    comment.postId === postId && comment.refusal === null ? [{ id, text: comment.text }] : [],
  );
  const onEdit = (id: string) => {
    const comment = waitingComments[id];
    if (comment === undefined) return;
    dispatch(changeEnded({ kind: 'waitingComments', key: id }));
    onTakeBack(comment);
  };
  return comments.length > 0 ? { comments, onEdit } : undefined;
}
