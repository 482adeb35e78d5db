import type { CommentActions } from '../post/CommentThreads/comment-actions.ts';

/** Actions of comments that do nothing. */
export const noCommentActions: CommentActions = {
  onLikedChange: () => Promise.resolve(),
};
