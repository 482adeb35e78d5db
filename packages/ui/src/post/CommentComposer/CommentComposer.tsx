import { commentsCopy } from '@aura/domain/copy/comments';
import type { Comment, Image } from '@aura/domain/entities';
import { canSendComment } from '@aura/domain/forms/comment';
import { commentCounterThreshold } from '@aura/domain/limits/comments';
import { commentMaxLength } from '@aura/domain/limits/post';

import { SendHorizontal, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import { characterCount } from '../../foundations/character-count.ts';
import { avatarProps } from '../../images/image-props.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Counter } from '../../primitives/Field/Counter.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

export interface CommentComposerProps {
  readonly viewer: { readonly name: string; readonly avatar: Image | null };
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Sends the text. The parent clears it after a success. */
  readonly onSend: () => void;
  readonly busy?: boolean;
  /** Why the last comment was not sent. */
  readonly error?: string | undefined;
  /** The comment that the text replies to. */
  readonly replyTo?: Comment | null;
  readonly onCancelReply: () => void;
  /** Ref of the field, to focus it. */
  readonly fieldRef?: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Safari ends the composition before the `keydown` event of the key that ended it, and identifies that key
 * only by `keyCode` 229.
 */
const isOfInputMethod = ({ isComposing, keyCode }: globalThis.KeyboardEvent) =>
  isComposing || keyCode === 229;

/**
 * The field for a new comment. Enter sends, Shift+Enter inserts a line break, and Enter during an IME
 * composition does neither. A text that is too long stays as it is and cannot be sent; the counter appears near
 * the limit (docs/product.md section 5).
 */
export function CommentComposer({
  viewer,
  text,
  onTextChange,
  onSend,
  busy = false,
  error,
  replyTo = null,
  onCancelReply,
  fieldRef,
}: CommentComposerProps) {
  const ownRef = useRef<HTMLTextAreaElement>(null);
  const field = fieldRef ?? ownRef;
  const messageId = useId();
  const sendable = canSendComment(text) && !busy;
  const used = characterCount(text.trim());
  const counted = commentMaxLength - used < commentCounterThreshold;
  const message = used > commentMaxLength ? commentsCopy.tooLong : error;

  const cancelReply = () => {
    field.current?.focus();
    onCancelReply();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || isOfInputMethod(event.nativeEvent)) return;
    event.preventDefault();
    if (sendable) onSend();
  };
  return (
    <div className="flex flex-col gap-2">
      {replyTo && (
        <p role="status" className="flex items-center justify-between gap-2 text-14 text-muted">
          <span className="min-w-0 truncate">{commentsCopy.replyingTo(replyTo.author.username)}</span>
          <IconButton label={commentsCopy.cancelReply} onClick={cancelReply} className="-my-2">
            <X aria-hidden />
          </IconButton>
        </p>
      )}
      <div className="flex items-end gap-3">
        <Avatar {...avatarProps(viewer.avatar)} name={viewer.name} className="mb-1 max-tablet:hidden" />
        <div className="flex min-h-control min-w-0 flex-1 items-end rounded-card bg-surface ps-4 inset-ring inset-ring-line-strong focus-within:inset-ring-2 focus-within:inset-ring-accent">
          <textarea
            ref={field}
            rows={1}
            dir="auto"
            aria-label={commentsCopy.inputLabel}
            placeholder={commentsCopy.placeholder}
            aria-invalid={used > commentMaxLength || undefined}
            aria-describedby={message && messageId}
            value={text}
            onChange={(event) => onTextChange(event.target.value)}
            onKeyDown={onKeyDown}
            className="field-sizing-content max-h-32 min-w-0 flex-1 resize-none bg-transparent py-3 outline-none placeholder:text-muted"
          />
          <IconButton
            label={commentsCopy.send}
            onClick={onSend}
            aria-disabled={!sendable}
            busy={busy}
            className="m-0.5"
          >
            <SendHorizontal aria-hidden className="rtl:-scale-x-100" />
          </IconButton>
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
