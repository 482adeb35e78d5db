import type { Comment } from '@aura/domain/entities';
import { changeEnded, selectLocalState, type WaitingComment } from '../../store/local-state.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';

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
  const dispatch = useAppDispatch();
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
  const onEdit = (id: string) => {
    const comment = waitingComments[id];
    if (comment === undefined) return;
    dispatch(changeEnded({ kind: 'waitingComments', key: id }));
    onTakeBack(comment);
  };
  return comments.length > 0 ? { comments, onEdit } : undefined;
}
