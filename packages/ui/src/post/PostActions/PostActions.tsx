import { commonCopy } from '@aura/domain/copy/common';
import { postCopy } from '@aura/domain/copy/post';
import { Heart, MessageCircle, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../foundations/cn.ts';
import { compactCount } from '../../foundations/counts.ts';
import { ActionButton } from './ActionButton.tsx';

interface PostActionsProps {
  readonly likeCount: number;
  readonly liked: boolean;
  /** Whether a like is being sent. */
  readonly likeBusy: boolean;
  readonly onLikedChange: (liked: boolean) => void;
  readonly commentCount: number;
  readonly onComment: () => void;
  readonly onShare: () => void;
  /** Content at the end of the row, for example the arrows. */
  readonly children?: ReactNode;
}

/** Room for three digits where there is some, so that a count that grows does not move the buttons after it. */
const countWidth = 'min-w-7 text-start whitespace-nowrap tabular-nums @max-[19rem]:min-w-0';

/**
 * The buttons Like, Comment and Share. A like is shown once the server has accepted it (docs/product.md
 * section 4).
 */
export function PostActions({
  likeCount,
  liked,
  likeBusy,
  onLikedChange,
  commentCount,
  onComment,
  onShare,
  children,
}: PostActionsProps) {
  const likes = compactCount(likeCount);
  const comments = compactCount(commentCount);
  return (
    <div className="@container">
      <div className="-ms-2.5 flex flex-wrap items-center gap-1 desktop:gap-2 @max-[19rem]:gap-0">
        <ActionButton
          label={`${postCopy.like}, ${postCopy.likeCount(likeCount, likes)}`}
          aria-pressed={liked}
          busy={likeBusy}
          onClick={() => onLikedChange(!liked)}
          icon={<Heart aria-hidden className={cn(liked && 'fill-accent text-accent')} />}
        >
          <span className={countWidth}>{likes}</span>
        </ActionButton>
        <ActionButton
          label={`${postCopy.comment}, ${postCopy.commentCount(commentCount, comments)}`}
          onClick={onComment}
          icon={<MessageCircle aria-hidden />}
        >
          <span className={countWidth}>{comments}</span>
        </ActionButton>
        <ActionButton label={commonCopy.share} onClick={onShare} icon={<Share2 aria-hidden />}>
          <span className="max-desktop:sr-only">{commonCopy.share}</span>
        </ActionButton>
        {children && <div className="ms-auto flex gap-2">{children}</div>}
      </div>
    </div>
  );
}
