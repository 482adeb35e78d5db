import { commentsCopy } from '@aura/domain/copy/comments';
import { liveUpdatesCopy } from '@aura/domain/copy/live-updates';
import type { Comment } from '@aura/domain/entities';
import { type RefObject, useCallback, useRef } from 'react';
import { cn } from '../../foundations/cn.ts';
import { focusPart } from '../../foundations/focus-part.ts';
import { Count } from '../../primitives/Count/Count.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { CommentComposer, type CommentComposerProps } from '../CommentComposer/CommentComposer.tsx';
import { CommentThreads } from '../CommentThreads/CommentThreads.tsx';
import type { CommentActions } from '../CommentThreads/comment-actions.ts';
import { WaitingComments, type WaitingCommentsState } from '../WaitingComments/WaitingComments.tsx';
import { CommentAnnouncer } from './CommentAnnouncer.tsx';
import { CommentsLoading } from './CommentsLoading.tsx';
import { EarlierComments, type EarlierCommentsState } from './EarlierComments.tsx';
import { NewComments, type NewCommentsState } from './NewComments.tsx';

export interface CommentsPanelProps extends Omit<CommentComposerProps, 'onCancelReply'> {
  /** Newest first; null while the comments load. */
  readonly comments: readonly Comment[] | null;
  /** Defined when loading failed; loads the comments again. */
  readonly onRetry?: (() => void) | undefined;
  /** Undefined when the post has no more comments than are loaded with it. */
  readonly earlier?: EarlierCommentsState | undefined;
  /** Comments that arrived while the list was shown; undefined without any. */
  readonly newComments?: NewCommentsState | undefined;
  /** Own comments that wait for a connection; undefined without any. */
  readonly waiting?: WaitingCommentsState | undefined;
  /** False while changes of others do not arrive by themselves. */
  readonly isLive?: boolean;
  readonly commentCount: number;
  readonly now: number;
  readonly profileHref: (username: string) => string;
  readonly onReplyToChange: (comment: Comment | null) => void;
  readonly actions: CommentActions;
  /** Ref of the panel, to focus it when a comment was deleted. */
  readonly panelRef?: RefObject<HTMLElement | null>;
  /** `dialog` omits the title and has the margins of a dialog. */
  readonly variant?: 'panel' | 'dialog';
}

/** Extends the border above the field to the edges of the container. */
const edge = {
  panel: '-mx-7 px-7 wide:-mx-10 wide:px-10',
  dialog: '-mx-5 px-5 tablet:-mx-8 tablet:px-8',
} as const;

/** The comments of a post with the field for a new one. The list scrolls, the field does not. */
export function CommentsPanel({
  comments,
  onRetry,
  earlier,
  newComments,
  waiting,
  isLive = true,
  commentCount,
  now,
  profileHref,
  onReplyToChange,
  actions,
  panelRef,
  variant = 'panel',
  ...composer
}: CommentsPanelProps) {
  const ownPanel = useRef<HTMLElement>(null);
  const panel = panelRef ?? ownPanel;
  const ownField = useRef<HTMLTextAreaElement>(null);
  const field = composer.fieldRef ?? ownField;
  const list = useRef<HTMLDivElement>(null);
  const onReply = useCallback(
    (comment: Comment) => {
      onReplyToChange(comment);
      field.current?.focus();
    },
    [onReplyToChange, field],
  );
  const takeBack = (id: string) => {
    // The text is now in the field, and the pressed button unmounts.
    field.current?.focus();
    waiting?.onEdit(id);
  };
  const missing = onRetry ? (
    <ErrorState
      message={commentsCopy.loadFailed}
      onRetry={() => {
        // Retry unmounts while the comments load.
        focusPart(panel.current);
        onRetry();
      }}
    />
  ) : (
    <CommentsLoading />
  );
  return (
    <section
      ref={panel}
      aria-label={commentsCopy.heading}
      className="flex min-h-0 flex-1 flex-col outline-none"
    >
      {variant === 'panel' && (
        <header className="flex items-baseline justify-between pb-1">
          <h2 className="font-serif text-22">{commentsCopy.heading}</h2>
          <span className="text-14 text-muted">
            <Count value={commentCount} />
          </span>
        </header>
      )}
      <CommentAnnouncer comments={comments} />
      <p role="status" className="text-12 text-muted">
        {!isLive && liveUpdatesCopy.notLive}
      </p>
      <div ref={list} className="-mx-4 min-h-0 flex-1 overflow-y-auto px-4 pt-3 pb-4">
        <NewComments state={newComments} panelRef={panel} listRef={list} />
        {waiting && (
          <WaitingComments comments={waiting.comments} onEdit={takeBack} currentUser={composer.currentUser} />
        )}
        {comments === null ? (
          missing
        ) : (
          <>
            {/* The list does not say that it is empty below comments that wait. */}
            {(comments.length > 0 || !(waiting || newComments)) && (
              <CommentThreads
                comments={comments}
                now={now}
                profileHref={profileHref}
                onReply={onReply}
                actions={actions}
              />
            )}
            {earlier && <EarlierComments {...earlier} shownCount={comments.length} />}
          </>
        )}
      </div>
      <div className={cn('border-t border-line py-4', edge[variant])}>
        <CommentComposer {...composer} fieldRef={field} onCancelReply={() => onReplyToChange(null)} />
      </div>
    </section>
  );
}
