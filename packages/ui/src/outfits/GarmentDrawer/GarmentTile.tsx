import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import type { Item } from '@aura/domain/entities';
import { garmentImage } from '@aura/domain/rules/garment-images';
import { itemTitle } from '@aura/domain/rules/items';
import { Check } from 'lucide-react';
import { type DragEvent, memo } from 'react';
import { matStyle } from '../../wardrobe/GarmentMat/garment-mat-style.ts';
import { GarmentImage } from '../GarmentImage/GarmentImage.tsx';
import { GarmentName } from '../GarmentImage/GarmentName.tsx';
import { garmentDragType } from '../OutfitCanvas/garment-drag.ts';

interface GarmentTileProps {
  readonly item: Item;
  readonly isAdded: boolean;
  readonly onChoose: (item: Item) => void;
}

/** A garment of the drawer: a press adds it, and it can be dragged onto the canvas. Memoized, since there are many. */
export const GarmentTile = memo(function GarmentTile({ item, isAdded, onChoose }: GarmentTileProps) {
  const title = itemTitle(item);
  const startDrag = ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(garmentDragType, item.id);
    dataTransfer.effectAllowed = 'copy';
  };
  return (
    <button
      type="button"
      draggable={!isAdded}
      onDragStart={startDrag}
      onClick={() => onChoose(item)}
      aria-label={isAdded ? outfitBuilderCopy.isAdded(title) : outfitBuilderCopy.add(title)}
      title={title}
      style={matStyle}
      className="relative block aspect-square w-full rounded-image p-2"
    >
      {garmentImage(item).image === null ? (
        <GarmentName item={item} />
      ) : (
        <GarmentImage item={item} sizes="8rem" />
      )}
      {isAdded && (
        <span className="absolute inset-e-2 bottom-2 grid size-6 place-items-center rounded-full bg-ink text-on-ink">
          <Check aria-hidden className="size-3.5 stroke-strong" />
        </span>
      )}
    </button>
  );
});
