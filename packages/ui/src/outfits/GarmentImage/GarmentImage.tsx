import type { Item } from '@aura/domain/entities';
import { garmentImage } from '@aura/domain/rules/garment-images';
import { Shirt } from 'lucide-react';
import { cn } from '../../foundations/cn.ts';
import { cutoutShadows } from '../../foundations/tokens/mat.ts';
import { imageProps } from '../../images/image-props.ts';
import { Image } from '../../primitives/Image/Image.tsx';
import { GarmentName } from './GarmentName.tsx';
import { PhotoCard } from './PhotoCard.tsx';

export interface GarmentImageProps {
  /** Null for a garment that was deleted: its outline is dashed. */
  readonly item: Item | null;
  /** The width in the layout, as in `img`. */
  readonly sizes: string;
  readonly mirrored?: boolean;
  /** Whether a photo without cut-out is a card that fills the box, which has the aspect of `photoCardAspect`. */
  readonly isLayer?: boolean;
  readonly className?: string | undefined;
}

/** The picture of a garment in an outfit. It fills its box and is decoration: the text beside it names the garment. */
export function GarmentImage({
  item,
  sizes,
  mirrored = false,
  isLayer = false,
  className,
}: GarmentImageProps) {
  if (item === null) {
    return (
      <span
        className={cn(
          'grid size-full place-items-center rounded-inner border border-dashed border-muted',
          className,
        )}
      >
        <Shirt aria-hidden className="size-6 text-muted stroke-fine" />
      </span>
    );
  }
  const { image, isCutout } = garmentImage(item);
  if (isLayer && !isCutout) {
    return (
      <PhotoCard
        image={image}
        sizes={sizes}
        fallback={<GarmentName item={item} className="bg-empty p-1" />}
        // A name is not mirrored.
        className={cn(mirrored && image && '-scale-x-100', className)}
      />
    );
  }
  return (
    <Image
      {...imageProps(image)}
      alt=""
      ratio="fill"
      fit="contain"
      sizes={sizes}
      fallbackIcon={Shirt}
      style={isCutout ? { filter: cutoutShadows.small } : undefined}
      className={cn(
        isCutout ? 'overflow-visible bg-transparent' : 'rounded-inner bg-transparent',
        mirrored && '-scale-x-100',
        className,
      )}
    />
  );
}
