import { commentRefusalsCopy } from '@aura/domain/copy/comment-refusals';
import { commentsCopy } from '@aura/domain/copy/comments';
import { commonCopy } from '@aura/domain/copy/common';
import { canSendComment } from '@aura/domain/forms/comment';
import type { CommentRefusal } from '@aura/domain/vocabularies/comment-refusals';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { CommentField } from '../CommentComposer/CommentField.tsx';

interface RefusedCommentDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly refusal: CommentRefusal;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly onSend: () => void;
  readonly onCopy: () => void;
  readonly onDiscard: () => void;
}

const moveCaretToEnd = (field: HTMLTextAreaElement | null) =>
  field?.setSelectionRange(field.value.length, field.value.length);

/**
 * A comment that the server does not accept: why, its text, and what can be done with it. Without its post it can only
 * be copied or discarded.
 */
export function RefusedCommentDialog({
  open,
  onOpenChange,
  refusal,
  text,
  onTextChange,
  onSend,
  onCopy,
  onDiscard,
}: RefusedCommentDialogProps) {
  const hasPost = refusal !== 'missing';
  const canSend = hasPost && canSendComment(text);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={commentRefusalsCopy.title}
      description={commentRefusalsCopy.reasons[refusal]}
      phone="sheet"
      initialFocus="body"
      footer={
        <>
          <Button variant="outline" onClick={onDiscard} className="max-tablet:flex-auto max-tablet:px-3">
            {commonCopy.discard}
          </Button>
          <Button
            variant={hasPost ? 'outline' : 'primary'}
            onClick={onCopy}
            className="max-tablet:flex-auto max-tablet:px-3"
          >
            {commentsCopy.copyText}
          </Button>
          {hasPost && (
            <Button onClick={onSend} disabled={!canSend} className="max-tablet:flex-auto max-tablet:px-3">
              {commentRefusalsCopy.sendAgain}
            </Button>
          )}
        </>
      }
    >
      <CommentField
        ref={moveCaretToEnd}
        aria-label={commentsCopy.editLabel}
        text={text}
        onTextChange={onTextChange}
        onSubmit={canSend ? onSend : undefined}
        readOnly={!hasPost}
      />
    </Dialog>
  );
}
