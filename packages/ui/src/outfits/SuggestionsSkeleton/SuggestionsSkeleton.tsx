import { todayCopy } from '@aura/domain/copy/today';
import { useId } from 'react';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { matStyle } from '../../wardrobe/GarmentMat/garment-mat-style.ts';
import { TodayHeading } from '../TodaySuggestions/TodayHeading.tsx';

export interface SuggestionsSkeletonProps {
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

const cards = ['a', 'b', 'c'] as const;

/** Mats without garments, while the wardrobe loads. */
export function SuggestionsSkeleton({ day }: SuggestionsSkeletonProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="pt-8">
      <TodayHeading id={headingId} day={day} />
      <VisuallyHidden role="status">{todayCopy.loading}</VisuallyHidden>
      <div aria-hidden className="flex gap-4 overflow-hidden py-6 wide:grid wide:grid-cols-3 wide:gap-8">
        {cards.map((card) => (
          <div key={card} className="w-80 max-w-full shrink-0 wide:w-auto">
            <div style={matStyle} className="aspect-[8/9] rounded-image wide:aspect-square" />
            <Skeleton className="mt-4 h-7 w-2/3 rounded-control" />
            <Skeleton className="mt-3 h-4 w-full rounded-control" />
            <Skeleton className="mt-2 h-4 w-1/2 rounded-control" />
          </div>
        ))}
      </div>
    </section>
  );
}
