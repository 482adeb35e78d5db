import { itemDetailsCopy } from '@aura/domain/copy/item-details';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/** Placeholder of the page while the item loads. */
export function ItemPageSkeleton() {
  return (
    <div>
      <VisuallyHidden role="status">{itemDetailsCopy.loading}</VisuallyHidden>
      <div
        aria-hidden
        className="grid gap-6 tablet:grid-cols-2 tablet:gap-10 wide:grid-cols-[37.5rem_minmax(0,1fr)] wide:gap-16"
      >
        <Skeleton className="aspect-[4/5] w-full rounded-card" />
        <div>
          <Skeleton className="h-12 w-2/3 rounded-control" />
          <Skeleton className="mt-6 h-12 w-full rounded-control" />
          <Skeleton className="mt-6 h-48 w-full rounded-control" />
        </div>
      </div>
    </div>
  );
}
