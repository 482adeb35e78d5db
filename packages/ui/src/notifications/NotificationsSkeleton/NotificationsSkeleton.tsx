import { notificationsCopy } from '@aura/domain/copy/notifications';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

const rows = ['1', '2', '3', '4', '5', '6'];

/** Placeholder of the list while it loads. */
export function NotificationsSkeleton() {
  return (
    <div role="status" className="tablet:grid tablet:grid-cols-[11.5rem_minmax(0,1fr)] tablet:gap-x-5">
      <span className="sr-only">{notificationsCopy.loading}</span>
      {rows.map((row) => (
        <div
          key={row}
          className="col-start-2 flex min-h-24 items-center gap-5 border-line border-b py-3 last:border-0"
        >
          <Skeleton className="size-12 shrink-0 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-3/4 rounded-mark" />
            <Skeleton className="h-4 w-1/2 rounded-mark" />
          </div>
          <Skeleton className="h-18 w-13.5 shrink-0 rounded-control" />
        </div>
      ))}
    </div>
  );
}
