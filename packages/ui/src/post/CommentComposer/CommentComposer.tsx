import { commentsCopy } from '@aura/domain/copy/comments';
import type { Comment, Image } from '@aura/domain/entities';
import { canSendComment } from '@aura/domain/forms/comment';
import { SendHorizontal, X } from 'lucide-react';
import { type RefObject, useId, useRef } from 'react';
import { avatarProps } from '../../images/image-props.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { CommentField } from './CommentField.tsx';

export interface CommentComposerProps {
  readonly currentUser: { readonly name: string; readonly avatar: Image | null };
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

/** The field for a new comment, with the comment that it replies to. A text that is too long cannot be sent. */
export function CommentComposer({
  currentUser,
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
  const replyToId = useId();
  const sendable = canSendComment(text) && !busy;

  const cancelReply = () => {
    field.current?.focus();
    onCancelReply();
  };

  return (
    <div className="flex flex-col gap-2">
      {replyTo && (
        <p className="flex items-center justify-between gap-2 text-14 text-muted">
          <span id={replyToId} className="min-w-0 truncate">
            {replyTo.isDeleted
              ? commentsCopy.replyingToDeleted
              : commentsCopy.replyingTo(replyTo.author.username)}
          </span>
          <IconButton label={commentsCopy.cancelReply} onClick={cancelReply} className="-my-2">
            <X aria-hidden />
          </IconButton>
        </p>
      )}
      <CommentField
        ref={field}
        aria-label={commentsCopy.inputLabel}
        placeholder={commentsCopy.placeholder}
        text={text}
        onTextChange={onTextChange}
        onSubmit={sendable ? onSend : undefined}
        error={error}
        describedBy={replyTo ? replyToId : undefined}
        start={
          <Avatar
            {...avatarProps(currentUser.avatar)}
            name={currentUser.name}
            className="mb-1 max-tablet:hidden"
          />
        }
        end={
          <IconButton
            label={commentsCopy.send}
            onClick={onSend}
            aria-disabled={!sendable}
            busy={busy}
            className="m-0.5"
          >
            <SendHorizontal aria-hidden className="rtl:-scale-x-100" />
          </IconButton>
        }
      />
    </div>
  );
}
