import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { gridStyle } from '../ItemGrid/grid-style.ts';

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;

/** Placeholder of the grid while the items load. */
export function ItemGridSkeleton() {
  return (
    <div>
      <VisuallyHidden role="status">{wardrobeCopy.loading}</VisuallyHidden>
      <div aria-hidden className="pt-4">
        <Skeleton className="h-target w-72 max-w-full rounded-full" />
        <div className="h-14" />
        <div className={gridStyle}>
          {cards.map((card) => (
            <div key={card}>
              <Skeleton className="aspect-[4/5] w-full rounded-image" />
              <Skeleton className="mt-3 h-4 w-2/3 rounded-control" />
              <Skeleton className="mt-2 h-3 w-1/2 rounded-control" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
