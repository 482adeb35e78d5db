import { statisticsCopy } from '@aura/domain/copy/statistics';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

const lists = ['a', 'b', 'c', 'd'] as const;
const rows = ['a', 'b', 'c', 'd', 'e'] as const;

/** The shape of the statistics, while the wardrobe loads. */
export function WearStatisticsSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{statisticsCopy.loading}</VisuallyHidden>
      <div aria-hidden className="flex flex-col gap-10">
        <Skeleton className="h-12 w-64 max-w-full rounded-control" />
        <div className="grid gap-x-16 gap-y-10 tablet:grid-cols-2">
          {lists.map((list) => (
            <div key={list} className="flex flex-col gap-2">
              <Skeleton className="mb-2 h-8 w-40 rounded-control" />
              {rows.map((row) => (
                <Skeleton key={row} className="h-14 w-full rounded-inner" />
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
