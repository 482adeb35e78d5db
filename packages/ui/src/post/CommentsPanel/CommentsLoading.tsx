import { commentsCopy } from '@aura/domain/copy/comments';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

const lines = ['w-3/4', 'w-1/2', 'w-2/3'];

/** Placeholder of the comments while they load. */
export function CommentsLoading() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">{commentsCopy.loading}</span>
      {lines.map((width) => (
        <div key={width} className="flex gap-3">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <div className="flex flex-1 flex-col gap-2 pt-1">
            <Skeleton className="h-4 w-28 rounded-mark" />
            <Skeleton className={`h-4 rounded-mark ${width}`} />
          </div>
        </div>
      ))}
    </div>
  );
}
