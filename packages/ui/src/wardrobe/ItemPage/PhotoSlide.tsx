import { itemDetailsCopy } from '@aura/domain/copy/item-details';
import type { Item } from '@aura/domain/entities';
import { ZoomIn } from 'lucide-react';
import { useBrokenSrc } from '../../foundations/broken-images.ts';
import { fromTablet, fromWide } from '../../foundations/tokens/screen.ts';
import { GarmentMat } from '../GarmentMat/GarmentMat.tsx';

export type ItemSide = 'front' | 'back';

interface PhotoSlideProps {
  readonly side: ItemSide;
  readonly item: Item;
  readonly alt: string;
  readonly onEnlarge: () => void;
}

/** One side of an item, as wide as the plate. A photo that has loaded can be enlarged. */
export function PhotoSlide({ side, item, alt, onEnlarge }: PhotoSlideProps) {
  const image = item[side];
  const [brokenSrc, setBrokenSrc] = useBrokenSrc();
  return (
    <div data-slide={side} className="@container relative w-full shrink-0 snap-center">
      <GarmentMat
        item={item}
        side={side}
        alt={alt}
        sizes={`${fromWide} 38rem, ${fromTablet} 50vw, 100vw`}
        priority={side === 'front'}
        labelEdge="top"
        onError={() => setBrokenSrc(image?.src)}
        className="rounded-card"
      />
      {image && image.src !== brokenSrc && (
        <button
          type="button"
          aria-label={itemDetailsCopy.enlarge(alt)}
          onClick={onEnlarge}
          className="absolute inset-e-3 bottom-3 grid size-target place-items-center rounded-full bg-surface text-ink shadow-raise -outline-offset-2 @max-[15rem]:bottom-16"
        >
          <ZoomIn aria-hidden className="size-5" />
        </button>
      )}
    </div>
  );
}
