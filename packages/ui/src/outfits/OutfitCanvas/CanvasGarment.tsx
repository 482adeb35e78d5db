import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import type { ShownLayer } from '@aura/domain/outfits';
import { layerTitle } from '@aura/domain/rules/outfits';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.ts';
import { GarmentImage } from '../GarmentImage/GarmentImage.tsx';
import { layerStyle } from '../OutfitCollage/layer-style.ts';

interface CanvasGarmentProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly layer: ShownLayer;
  /** Its place in the stack, from 0, the lowest. */
  readonly index: number;
  /** Number of garments. */
  readonly count: number;
  readonly selected: boolean;
  /** Whether it was just dropped, which it shows by settling. */
  readonly dropped: boolean;
}

/** Whether a garment is not owned but on the wishlist; its outline is dashed. */
const isInWishlist = ({ item }: ShownLayer) => item?.isOwner === false;

const titleOf = (layer: ShownLayer) =>
  isInWishlist(layer) ? outfitBuilderCopy.wishedTitle(layerTitle(layer)) : layerTitle(layer);

/** A garment on the outfit's canvas: a button at its place. */
export function CanvasGarment({
  layer,
  index,
  count,
  selected,
  dropped,
  className,
  ...rest
}: CanvasGarmentProps) {
  return (
    <button
      {...rest}
      type="button"
      data-stacked
      aria-label={outfitBuilderCopy.layer(titleOf(layer), count - index, count)}
      aria-pressed={selected}
      style={{ ...layerStyle(layer), zIndex: index }}
      className={cn('absolute touch-none', className, layer.locked ? 'pointer-events-none' : 'cursor-grab')}
    >
      <GarmentImage
        isLayer
        item={layer.item}
        sizes="20rem"
        mirrored={layer.mirrored}
        className={cn(
          isInWishlist(layer) && 'rounded-inner border border-dashed border-muted',
          dropped && 'origin-top motion-safe:animate-settle',
        )}
      />
    </button>
  );
}
