import { feedCopy } from '@aura/domain/copy/feed';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

/** The feed's place while its first posts come. */
export function FeedLoading() {
  return (
    <div role="status" className="mx-auto flex max-w-dialog-md flex-col items-center gap-4 px-4 pt-14">
      <Skeleton className="aspect-3/4 h-auto max-h-[68dvh] w-full rounded-card" />
      <p className="text-14 text-muted">{feedCopy.loading}</p>
    </div>
  );
}
