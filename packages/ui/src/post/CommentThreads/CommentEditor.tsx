import { commentsCopy } from '@aura/domain/copy/comments';
import { commonCopy } from '@aura/domain/copy/common';
import type { Comment } from '@aura/domain/entities';
import { canSendComment } from '@aura/domain/forms/comment';
import { useEffect, useRef, useState } from 'react';
import { useSingleSubmit } from '../../foundations/use-single-submit.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CommentField } from '../CommentComposer/CommentField.tsx';
import type { CommentActions } from './comment-actions.ts';

interface CommentEditorProps {
  readonly comment: Comment;
  readonly actions: Pick<CommentActions, 'draftOf' | 'onDraftChange' | 'onSave'>;
  readonly onClose: () => void;
}

/**
 * The field that replaces the text of an own comment. Enter saves and Escape cancels. The typed text stays when saving
 * fails, and when the comments are closed before it is saved.
 */
export function CommentEditor({ comment, actions, onClose }: CommentEditorProps) {
  const [text, setText] = useState(() => actions.draftOf(comment) || comment.text);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const field = useRef<HTMLTextAreaElement>(null);
  const canSave = canSendComment(text) && !busy;

  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);

  const change = (next: string) => {
    setText(next);
    setError(undefined);
    actions.onDraftChange(comment, next);
  };
  const close = () => {
    actions.onDraftChange(comment, '');
    onClose();
  };
  const save = useSingleSubmit(async () => {
    if (text.trim() === comment.text) return close();
    setBusy(true);
    const problem = await actions.onSave(comment, text.trim());
    setBusy(false);
    if (problem === undefined) close();
    else setError(problem);
  });
  return (
    <div className="flex flex-col gap-3 pt-2">
      <CommentField
        ref={field}
        aria-label={commentsCopy.editLabel}
        readOnly={busy}
        text={text}
        onTextChange={change}
        onSubmit={canSave ? () => void save() : undefined}
        onEscape={() => !busy && close()}
        error={text.trim() === '' ? commentsCopy.textMissing : error}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void save()} busy={busy} disabled={!canSave && !busy}>
          {commonCopy.save}
        </Button>
        <Button size="sm" variant="outline" onClick={close} disabled={busy}>
          {commonCopy.cancel}
        </Button>
      </div>
    </div>
  );
}
