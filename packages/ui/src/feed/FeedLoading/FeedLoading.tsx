import { feedCopy } from '@aura/domain/copy/feed';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

interface FeedLoadingProps {
  readonly label?: string;
}

/** The place of a post while it comes. */
export function FeedLoading({ label = feedCopy.loading }: FeedLoadingProps) {
  return (
    <div role="status" className="mx-auto flex max-w-dialog-md flex-col items-center gap-4 px-4 pt-row">
      <Skeleton className="aspect-3/4 max-h-[68dvh] w-full rounded-card" />
      <p className="text-14 text-muted">{label}</p>
    </div>
  );
}
