import { useLikeCommentMutation, useUnlikeCommentMutation } from '@aura/api-client/endpoints/comments';
import type { CommentsPanelProps } from '@aura/ui/post/CommentsPanel';
import { useMemo } from 'react';

/**
 * What the current user can do with the comments of a post. A like changes when the server has confirmed it; a
 * failure is only logged (docs/product.md sections 4 and 8). The object is stable for a post.
 */
export function useCommentActions(postId: string): CommentsPanelProps['actions'] {
  const [likeComment] = useLikeCommentMutation();
  const [unlikeComment] = useUnlikeCommentMutation();
  return useMemo(
    () => ({
      onLikedChange: ({ id }, liked) => (liked ? likeComment : unlikeComment)({ postId, commentId: id }),
    }),
    [postId, likeComment, unlikeComment],
  );
}
