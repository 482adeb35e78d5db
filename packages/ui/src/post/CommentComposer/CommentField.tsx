import { commentsCopy } from '@aura/domain/copy/comments';
import { commentCounterThreshold } from '@aura/domain/limits/comments';
import { commentMaxLength } from '@aura/domain/limits/post';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';
import { characterCount } from '../../foundations/character-count.ts';
import { cn } from '../../foundations/cn.ts';
import { useFieldSuggestions } from '../../foundations/field-suggestions.ts';
import { isOfInputMethod } from '../../foundations/is-of-input-method.ts';
import { joinIds } from '../../foundations/join-ids.ts';
import { Counter } from '../../primitives/Field/Counter.tsx';

interface CommentFieldProps
  extends Pick<ComponentProps<'textarea'>, 'aria-label' | 'placeholder' | 'readOnly' | 'ref'> {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Called for Enter; undefined while the text cannot be sent. */
  readonly onSubmit: (() => void) | undefined;
  /** Called for Escape, which then does not close a dialog around the field. */
  readonly onEscape?: () => void;
  /** Why the text was not sent. */
  readonly error?: string | undefined;
  /** The id of a text that describes the field. */
  readonly describedBy?: string | undefined;
  /** Shown before the box. */
  readonly start?: ReactNode;
  /** Shown at the end of the box. */
  readonly end?: ReactNode;
}

/**
 * The text field of a new or edited comment. Enter sends, Shift+Enter inserts a line break, and Enter during an IME
 * composition does neither. A text that is too long stays as it is; the counter appears near the limit
 * (docs/product.md section 5).
 */
export function CommentField({
  text,
  onTextChange,
  onSubmit,
  onEscape,
  error,
  describedBy,
  start,
  end,
  ...field
}: CommentFieldProps) {
  const messageId = useId();
  const fieldId = useId();
  const Suggestions = useFieldSuggestions();
  const used = characterCount(text.trim());
  const counted = commentMaxLength - used < commentCounterThreshold;
  const message = used > commentMaxLength ? commentsCopy.tooLong : error;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isOfInputMethod(event.nativeEvent)) return;
    if (event.key === 'Escape') onEscape?.();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-end gap-3">
        {start}
        <div
          className={cn(
            'flex min-h-control min-w-0 flex-1 items-end rounded-card bg-surface ps-4 inset-ring inset-ring-line-strong focus-within:inset-ring-2 focus-within:inset-ring-accent',
            end === undefined && 'pe-4',
          )}
        >
          <textarea
            {...field}
            id={fieldId}
            rows={1}
            dir="auto"
            aria-invalid={used > commentMaxLength || undefined}
            aria-describedby={joinIds(describedBy, message && messageId)}
            data-ends-on-escape={onEscape && ''}
            value={text}
            onChange={(event) => onTextChange(event.target.value)}
            onKeyDown={onKeyDown}
            className="field-sizing-content max-h-32 min-w-0 flex-1 resize-none bg-transparent py-3 outline-none placeholder:text-muted"
          />
          {Suggestions && <Suggestions fieldId={fieldId} text={text} />}
          {end}
        </div>
      </div>
      {(message || counted) && (
        <div className="flex items-start justify-between gap-4 text-14">
          <p id={messageId} role="alert" className="mt-1.5 min-w-0 text-danger">
            {message}
          </p>
          {counted && <Counter used={used} limit={commentMaxLength} />}
        </div>
      )}
    </div>
  );
}
