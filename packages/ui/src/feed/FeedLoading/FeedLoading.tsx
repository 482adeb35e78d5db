import { feedCopy } from '@aura/domain/copy/feed';
import type { CSSProperties } from 'react';
import { defaultRatio, postImageStyle } from '../../post/PostImage/post-image-style.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { FeedStage } from '../FeedStage/FeedStage.tsx';

interface FeedLoadingProps {
  readonly label?: string;
}

/** Placeholder of a post while it loads; it has the size of the post, so that the layout does not shift. */
export function FeedLoading({ label = feedCopy.loading }: FeedLoadingProps) {
  return (
    <FeedStage
      toggle={<Skeleton className="h-12 w-40 rounded-full" />}
      stage={
        <div
          data-early-image
          style={{ '--ratio': defaultRatio } as CSSProperties}
          className={`relative mx-auto ${postImageStyle}`}
        >
          <Skeleton className="size-full rounded-card" />
          <p
            role="status"
            className="absolute inset-0 grid place-items-center p-4 text-center text-14 text-muted"
          >
            {label}
          </p>
        </div>
      }
      details={
        <div className="flex items-center gap-3">
          <Skeleton className="size-12 shrink-0 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-32 rounded-mark" />
            <Skeleton className="h-4 w-24 rounded-mark" />
          </div>
        </div>
      }
      comments={null}
    />
  );
}
