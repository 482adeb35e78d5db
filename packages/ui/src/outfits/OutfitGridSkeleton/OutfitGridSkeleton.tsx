import { outfitsCopy } from '@aura/domain/copy/outfits';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { gridStyle } from '../../wardrobe/CardGrid/grid-style.ts';
import { matStyle } from '../../wardrobe/GarmentMat/garment-mat-style.ts';

const cards = ['a', 'b', 'c', 'd', 'e'] as const;

/** Mats without garments, while the outfits load. */
export function OutfitGridSkeleton() {
  return (
    <div className="pt-6">
      <VisuallyHidden role="status">{outfitsCopy.loading}</VisuallyHidden>
      <div aria-hidden className={gridStyle}>
        {cards.map((card) => (
          <div key={card}>
            <div style={matStyle} className="aspect-[4/5] rounded-image" />
            <Skeleton className="mt-3 h-4 w-2/3 rounded-control" />
            <Skeleton className="mt-2 h-3 w-1/2 rounded-control" />
          </div>
        ))}
      </div>
    </div>
  );
}
