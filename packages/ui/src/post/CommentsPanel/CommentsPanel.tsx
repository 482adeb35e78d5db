import { commentsCopy } from '@aura/domain/copy/post';
import type { Comment } from '@aura/domain/entities';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { CommentComposer, type CommentComposerProps } from '../CommentComposer/CommentComposer.tsx';
import { CommentThreads } from '../CommentThreads/CommentThreads.tsx';

export interface CommentsPanelProps extends Omit<CommentComposerProps, 'onCancelReply'> {
  /** Null while they load. */
  readonly comments: readonly Comment[] | null;
  readonly commentCount: number;
  readonly now: number;
  readonly profileHref: (username: string) => string;
  readonly onReplyToChange: (comment: Comment | null) => void;
  /** Inside a dialog the title stands above already. */
  readonly hideHeading?: boolean;
}

/** The comments of a post over the field for one more. The list scrolls, the field stays. */
export function CommentsPanel({
  comments,
  commentCount,
  now,
  profileHref,
  onReplyToChange,
  hideHeading = false,
  ...composer
}: CommentsPanelProps) {
  return (
    <section aria-label={commentsCopy.heading} className="flex min-h-0 flex-1 flex-col">
      {!hideHeading && (
        <header className="flex items-baseline justify-between pb-4">
          <h2 className="font-serif text-22">{commentsCopy.heading}</h2>
          <span className="text-14 text-muted">{commentCount}</span>
        </header>
      )}
      <div className="min-h-0 flex-1 overflow-y-auto pb-4">
        {comments === null ? (
          <div role="status" className="flex flex-col gap-5">
            <span className="sr-only">{commentsCopy.loading}</span>
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </div>
        ) : (
          <CommentThreads comments={comments} now={now} profileHref={profileHref} onReply={onReplyToChange} />
        )}
      </div>
      <div className="border-t border-line py-4">
        <CommentComposer {...composer} onCancelReply={() => onReplyToChange(null)} />
      </div>
    </section>
  );
}
