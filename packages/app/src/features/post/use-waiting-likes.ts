import type { Comment } from '@aura/domain/entities';
import { useMemo } from 'react';
import { selectLocalState } from '../../store/local-state.ts';
import { useAppSelector } from '../../store/store.ts';
import { withLike } from './use-like-request.ts';

/** Returns the comments with the likes and unlikes of the current user that wait for a connection. */
export function useWaitingLikes(comments: readonly Comment[] | null): readonly Comment[] | null {
  const { commentLikes } = useAppSelector(selectLocalState);
  return useMemo(() => {
    if (comments === null || Object.keys(commentLikes).length === 0) return comments;
    return comments.map((comment) => withLike(comment, commentLikes[comment.id]?.liked ?? comment.liked));
  }, [comments, commentLikes]);
}
