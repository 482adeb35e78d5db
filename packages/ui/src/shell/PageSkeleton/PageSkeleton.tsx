import { commonCopy } from '@aura/domain/copy/common';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

/** Fallback while a page's chunk is loading. */
export function PageSkeleton() {
  return (
    <div role="status" className="mx-auto max-w-360 px-5 py-8 tablet:px-12">
      <span className="sr-only">{commonCopy.loading}</span>
      <Skeleton className="h-12 w-48 max-w-full rounded-control" />
      <Skeleton className="mt-8 h-96 w-full rounded-card" />
    </div>
  );
}
