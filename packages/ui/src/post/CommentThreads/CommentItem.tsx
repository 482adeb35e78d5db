import { commentsCopy } from '@aura/domain/copy/comments';
import type { Comment } from '@aura/domain/entities';
import { memo, useEffect, useRef, useState } from 'react';
import { avatarProps } from '../../images/image-props.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { fullTime, relativeTime } from '../../text/time.ts';
import { CommentEditor } from './CommentEditor.tsx';
import { CommentLike } from './CommentLike.tsx';
import { CommentMenuButton } from './CommentMenuButton.tsx';
import { CommentText } from './CommentText.tsx';
import type { CommentActions } from './comment-actions.ts';
import { DeletedComment } from './DeletedComment.tsx';

export interface CommentItemProps {
  readonly comment: Comment;
  /** Whether it is shown below another comment. The avatars of replies are smaller. */
  readonly isReply?: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly profileHref: (username: string) => string;
  readonly onReply: (comment: Comment) => void;
  readonly actions: CommentActions;
}

/** A comment with its author, time, likes, reply button and menu. */
export const CommentItem = memo(function CommentItem({
  comment,
  isReply = false,
  now,
  profileHref,
  onReply,
  actions,
}: CommentItemProps) {
  const { author, createdAt, editedAt, text } = comment;
  const [editing, setEditing] = useState(false);
  const wasEditing = useRef(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focused field has disappeared.
    if (wasEditing.current && !editing) menuButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  if (comment.isDeleted) return <DeletedComment />;
  return (
    <article
      aria-label={author.username}
      data-comment={comment.id}
      className="-me-3 flex gap-3 rounded-control focus:bg-sunken"
    >
      <Avatar
        {...avatarProps(author.avatar, isReply ? 'sm' : 'md')}
        name={author.displayName || author.username}
      />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-x-2 text-14">
          <Link
            href={profileHref(author.username)}
            title={author.username}
            className="-my-2 inline-flex min-h-9 min-w-6 items-center font-semibold hover:underline"
          >
            <span dir="auto" className="truncate">
              {author.username}
            </span>
          </Link>
          <time dir="auto" dateTime={createdAt} title={fullTime(createdAt)} className="shrink-0 text-muted">
            {relativeTime(createdAt, now, 'en', 'narrow')}
          </time>
          {editedAt !== null && (
            <span title={fullTime(editedAt)} className="shrink-0 text-muted">
              {commentsCopy.edited}
            </span>
          )}
        </p>
        {editing ? (
          <CommentEditor comment={comment} actions={actions} onClose={() => setEditing(false)} />
        ) : (
          <CommentText
            text={text}
            actions={
              <>
                <button
                  type="button"
                  aria-label={commentsCopy.replyTo(author.username)}
                  onClick={() => onReply(comment)}
                  className="inline-flex min-h-target min-w-target items-center rounded-control px-3 text-muted -outline-offset-8 hover:text-ink"
                >
                  {commentsCopy.reply}
                </button>
                <CommentMenuButton
                  comment={comment}
                  actions={actions}
                  onEdit={() => setEditing(true)}
                  buttonRef={menuButton}
                />
              </>
            }
          />
        )}
      </div>
      <CommentLike comment={comment} onLikedChange={actions.onLikedChange} />
    </article>
  );
});
