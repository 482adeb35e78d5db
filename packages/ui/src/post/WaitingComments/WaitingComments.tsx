import { commentsCopy } from '@aura/domain/copy/comments';
import { commonCopy } from '@aura/domain/copy/common';
import type { Image } from '@aura/domain/entities';
import { Clock } from 'lucide-react';
import { avatarProps } from '../../images/image-props.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

interface WaitingComment {
  readonly id: string;
  readonly text: string;
  /** The comment that it replies to; null starts a thread. */
  readonly replyTo: { readonly username: string } | null;
}

export interface WaitingCommentsState {
  /** Oldest first. */
  readonly comments: readonly WaitingComment[];
  /** Moves the text back to the field; the comment then no longer waits. */
  readonly onEdit: (id: string) => void;
}

interface WaitingCommentsProps extends WaitingCommentsState {
  readonly currentUser: { readonly name: string; readonly avatar: Image | null };
}

/** The current user's comments that are sent when the browser is online again. */
export function WaitingComments({ comments, onEdit, currentUser }: WaitingCommentsProps) {
  return (
    <ul aria-label={commentsCopy.waiting} className="mb-5 flex flex-col gap-5">
      {comments.map(({ id, text, replyTo }) => (
        <li key={id} className="flex gap-3">
          <Avatar {...avatarProps(currentUser.avatar)} name={currentUser.name} />
          <div className="min-w-0 flex-1">
            {replyTo && (
              <p className="text-14 text-muted">
                {replyTo.username === '' ? commentsCopy.reply : commentsCopy.replyTo(replyTo.username)}
              </p>
            )}
            <p dir="auto" className="text-16 wrap-anywhere whitespace-pre-wrap">
              {text}
            </p>
            <p className="flex flex-wrap items-center gap-x-3 text-14 text-muted">
              <span className="flex items-center gap-1.5">
                <Clock aria-hidden className="size-4 shrink-0" />
                {commonCopy.waitingForConnection}
              </span>
              <Button variant="link" size="sm" onClick={() => onEdit(id)}>
                {commonCopy.edit}
              </Button>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
