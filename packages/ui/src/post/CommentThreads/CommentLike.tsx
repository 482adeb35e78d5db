import { commentsCopy } from '@aura/domain/copy/comments';
import { postCopy } from '@aura/domain/copy/post';
import type { Comment } from '@aura/domain/entities';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { cn } from '../../foundations/cn.ts';
import { compactCount } from '../../foundations/counts.ts';
import type { CommentActions } from './comment-actions.ts';

interface CommentLikeProps extends Pick<CommentActions, 'onLikedChange'> {
  readonly comment: Comment;
}

/**
 * The heart of a comment with the number of likes below it. A like is shown once the server has accepted it
 * (docs/product.md section 4); presses before that are ignored.
 */
export function CommentLike({ comment, onLikedChange }: CommentLikeProps) {
  const [busy, setBusy] = useState(false);
  const { author, liked, likeCount } = comment;
  const likes = compactCount(likeCount);
  const press = async () => {
    if (busy) return;
    setBusy(true);
    await onLikedChange(comment, !liked);
    setBusy(false);
  };
  return (
    <button
      type="button"
      aria-label={`${commentsCopy.like(author.username)}, ${postCopy.likeCount(likeCount, likes)}`}
      aria-pressed={liked}
      aria-busy={busy || undefined}
      onClick={() => void press()}
      className={cn(
        '-mt-1 flex h-target w-target shrink-0 flex-col items-center gap-0.5 rounded-control pt-1.5 text-12 -outline-offset-2 transition-colors transition-press hover:bg-hover',
        liked ? 'text-accent' : 'text-muted',
      )}
    >
      <Heart aria-hidden className={cn('size-4', liked && 'fill-accent')} />
      {likeCount > 0 && likes}
    </button>
  );
}
