import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { cn } from '../../foundations/cn.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { firstRowCount, gridStyle } from '../CardGrid/grid-style.ts';
import { stripStyle } from '../FilterStrip/strip-style.ts';

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;

/** Placeholder of the grid and its filters while the items load; the pictures of the items have its boxes. */
export function ItemGridSkeleton() {
  return (
    <div>
      <VisuallyHidden role="status">{wardrobeCopy.loading}</VisuallyHidden>
      <div aria-hidden className="pt-4">
        <div className={stripStyle.controls}>
          <Skeleton className="my-1 h-target w-72 max-w-full rounded-full" />
          <Skeleton className="h-control w-full rounded-full desktop:w-91" />
        </div>
        <div className={cn(stripStyle.summary, stripStyle.withFilters)}>
          <Skeleton className="h-5 w-40 rounded-control" />
          <div className={cn(stripStyle.filters, 'h-13')} />
        </div>
        <div className={gridStyle}>
          {cards.map((card, index) => (
            <div key={card}>
              <div
                data-early-image={index < firstRowCount || undefined}
                className="relative aspect-4/5 overflow-hidden rounded-image"
              >
                <Skeleton className="size-full" />
              </div>
              <div className="mt-2 h-11 pt-1">
                <Skeleton className="h-4 w-2/3 rounded-control" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
