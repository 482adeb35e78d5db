import { CommentMenu } from '../post/CommentMenu/CommentMenu.tsx';
import type { CommentActions } from '../post/CommentThreads/comment-actions.ts';

/** Actions of comments that do nothing. */
export const noCommentActions: CommentActions = {
  onLikedChange: () => Promise.resolve(),
  menu: CommentMenu,
  canDeleteAll: false,
  draftOf: () => '',
  onDraftChange: () => undefined,
  onSave: () => Promise.resolve(undefined),
  onCopy: () => undefined,
  onDelete: () => undefined,
  onReport: () => undefined,
  onBlock: () => undefined,
};
