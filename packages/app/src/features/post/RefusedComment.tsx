import { commentRefusalsCopy } from '@aura/domain/copy/comment-refusals';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { useToast } from '@aura/ui/primitives/Toast';
import { Suspense, useEffect } from 'react';
import { useDialogSubject } from '../../shared/use-dialog-subject.ts';
import { changeEnded, changeMade, type WaitingComment } from '../../store/local-state.ts';
import { useAppDispatch } from '../../store/store.ts';
import { useCopyComment } from './use-copy-comment.ts';

const RefusedCommentDialog = lazyComponent(async () => ({
  default: (await import('@aura/ui/post/RefusedCommentDialog')).RefusedCommentDialog,
}));

const kind = 'waitingComments';

interface RefusedCommentProps {
  /** The key of the comment in the local state. */
  readonly id: string;
  readonly comment: WaitingComment;
}

/** Says that a comment was not sent, until the user has sent it again or discarded it. */
export function RefusedComment({ id, comment }: RefusedCommentProps) {
  const dispatch = useAppDispatch();
  const { show } = useToast();
  const copyComment = useCopyComment();
  const { dialog, show: open, onOpenChange } = useDialogSubject<null>();
  const isOpen = dialog?.open ?? false;
  const { refusal, text } = comment;

  useEffect(() => {
    if (isOpen) return;
    const action = { label: commentRefusalsCopy.review, onAction: () => open(null) };
    return show({ tone: 'alert', text: commentRefusalsCopy.notSent, action, persistent: true });
  }, [isOpen, show, open]);

  const end = () => dispatch(changeEnded({ kind, key: id }));
  const sendAgain = () => {
    const parentId = refusal === 'missingThread' ? null : comment.parentId;
    const value = { ...comment, parentId, text: text.trim(), refusal: null };
    dispatch(changeMade({ kind, key: crypto.randomUUID(), value }));
    end();
  };
  return (
    dialog &&
    refusal && (
      <Suspense fallback={null}>
        <RefusedCommentDialog
          open={dialog.open}
          onOpenChange={onOpenChange}
          refusal={refusal}
          text={text}
          onTextChange={(next) => dispatch(changeMade({ kind, key: id, value: { ...comment, text: next } }))}
          onSend={sendAgain}
          onCopy={() => void copyComment(text)}
          onDiscard={end}
        />
      </Suspense>
    )
  );
}
