import { profileCopy } from '@aura/domain/copy/profile';
import { Skeleton } from '@aura/ui/primitives/Skeleton';

/** The first row of the widest layout. */
const cards = [1, 2, 3, 4];

interface PostGridSkeletonProps {
  /** Shown up to 4. */
  readonly count: number;
}

/** Placeholder of a grid of posts while it loads. */
export function PostGridSkeleton({ count }: PostGridSkeletonProps) {
  return (
    <div role="status" className="grid grid-cols-2 gap-3 tablet:grid-cols-3 tablet:gap-6 desktop:grid-cols-4">
      <span className="sr-only">{profileCopy.loading}</span>
      {cards.slice(0, count).map((card) => (
        <div key={card} data-early-image className="relative aspect-3/4 overflow-hidden rounded-card">
          <Skeleton className="size-full" />
        </div>
      ))}
    </div>
  );
}
