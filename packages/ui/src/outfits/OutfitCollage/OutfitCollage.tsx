import type { ShownLayer } from '@aura/domain/outfits';
import { outfitAlt } from '@aura/domain/rules/outfits';
import { cn } from '../../foundations/cn.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { matStyle } from '../../wardrobe/GarmentMat/garment-mat-style.ts';
import { GarmentImage } from '../GarmentImage/GarmentImage.tsx';
import { layerStyle } from './layer-style.ts';

export interface OutfitCollageProps {
  /** The lowest first. */
  readonly layers: readonly ShownLayer[];
  /** The width of the collage in the layout, as in `img`. */
  readonly sizes: string;
  readonly className?: string;
}

/** The garments of an outfit on the mat, in a box of 4:5. */
export function OutfitCollage({ layers, sizes, className }: OutfitCollageProps) {
  return (
    <div
      style={matStyle}
      className={cn('relative isolate aspect-[4/5] overflow-hidden rounded-image', className)}
    >
      <VisuallyHidden>{outfitAlt(layers)}</VisuallyHidden>
      {layers.map((layer) => (
        <div key={layer.itemId} className="absolute" style={layerStyle(layer)}>
          <GarmentImage isLayer item={layer.item} sizes={sizes} mirrored={layer.mirrored} />
        </div>
      ))}
    </div>
  );
}
