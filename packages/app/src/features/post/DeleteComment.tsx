import { useDeleteCommentMutation } from '@aura/api-client/endpoints/comments';
import { toApiError } from '@aura/api-client/errors';
import { commentsCopy } from '@aura/domain/copy/comments';
import { commonCopy } from '@aura/domain/copy/common';
import type { Comment } from '@aura/domain/entities';
import { deletionTimeoutMs } from '@aura/domain/limits/post-actions';
import { focusPart } from '@aura/ui/foundations/focus-part';
import { AlertDialog } from '@aura/ui/primitives/AlertDialog';
import { useToast } from '@aura/ui/primitives/Toast';
import { type RefObject, useRef, useState } from 'react';
import { abortAfter } from '../../shared/abort-after.ts';

interface DeleteCommentProps {
  readonly postId: string;
  readonly comment: Comment;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Receives the focus once the comment, and with it the button that opened the dialog, is gone. */
  readonly panelRef: RefObject<HTMLElement | null>;
}

/**
 * Asks whether to delete a comment, and deletes it. As for posts, a comment that no longer exists counts as deleted,
 * and a request without a response after 60 seconds fails.
 */
export default function DeleteComment({ postId, comment, open, onOpenChange, panelRef }: DeleteCommentProps) {
  const { show } = useToast();
  const [deleteComment, { isLoading }] = useDeleteCommentMutation();
  const [failed, setFailed] = useState(false);
  /** A ref, since the dialog that fades out has the props of its last open state. */
  const isDeleted = useRef(false);

  async function confirm() {
    const { error } = await abortAfter(deleteComment({ postId, commentId: comment.id }), deletionTimeoutMs);
    isDeleted.current = error === undefined || toApiError(error).status === 404;
    setFailed(!isDeleted.current);
    if (!isDeleted.current) return;
    show({ tone: 'status', text: commentsCopy.deleted });
    onOpenChange(false);
  }

  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="danger"
      title={commentsCopy.deleteTitle}
      body={commentsCopy.deleteQuestion}
      confirmLabel={commonCopy.delete}
      onConfirm={() => void confirm()}
      busy={isLoading}
      error={failed ? commentsCopy.deleteFailed : undefined}
      onCloseAutoFocus={(event) => {
        if (!isDeleted.current) return;
        event.preventDefault();
        focusPart(panelRef.current);
      }}
    />
  );
}
