import { itemDetailsCopy } from '@aura/domain/copy/item-details';
import { itemMenuCopy } from '@aura/domain/copy/item-menu';
import { itemCopy } from '@aura/domain/copy/items';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Item } from '@aura/domain/entities';
import { itemTitle } from '@aura/domain/rules/items';
import { Brush } from 'lucide-react';
import { useState } from 'react';
import { cn } from '../../foundations/cn.ts';
import { Aura } from '../../primitives/Aura/Aura.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { SegmentedToggle } from '../../primitives/SegmentedToggle/SegmentedToggle.tsx';
import { type ItemSide, PhotoSlide } from './PhotoSlide.tsx';
import { PhotoZoomDialog } from './PhotoZoomDialog.tsx';
import { useSlides } from './use-slides.ts';

interface ItemPagePhotosProps {
  readonly item: Item;
  readonly onEditCutout?: ((item: Item) => void) | undefined;
}

const sides = ['front', 'back'] as const satisfies readonly ItemSide[];

/**
 * The photos of an item on a plate: swiping, the segments and the arrow keys change the side, pressing a photo enlarges
 * it.
 */
export function ItemPagePhotos({ item, onEditCutout }: ItemPagePhotosProps) {
  const stored = sides.filter((side) => item[side] !== null);
  const shown: readonly ItemSide[] = stored.length > 0 ? stored : ['front'];
  const [enlarged, setEnlarged] = useState(false);
  const { strip, current, show } = useSlides(shown, () => setEnlarged(true));
  const title = itemTitle(item);
  const image = item[current];
  const altOf = (side: ItemSide) => wardrobeCopy.itemAlt(title, side);
  return (
    <div className="mx-auto flex w-full flex-col items-center gap-3 self-start tablet:max-w-[calc((100dvh-9rem)*0.8)]">
      <div className="relative isolate w-full rounded-card">
        {image && <Aura palette={image.palette} size="dialog" />}
        <div
          ref={strip}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-card [scrollbar-width:none]"
        >
          {shown.map((side) => (
            <PhotoSlide
              key={side}
              side={side}
              item={item}
              alt={altOf(side)}
              onEnlarge={() => {
                show(side);
                setEnlarged(true);
              }}
            />
          ))}
        </div>
        {image && onEditCutout && (
          <IconButton
            variant="elevated"
            label={itemMenuCopy.editCutout}
            onClick={() => onEditCutout(item)}
            className="absolute inset-e-3 top-3"
          >
            <Brush aria-hidden />
          </IconButton>
        )}
        {shown.length > 1 && (
          <SegmentedToggle
            label={itemDetailsCopy.side}
            segments={shown.map((value) => ({ value, label: itemCopy[value] }))}
            value={current}
            onValueChange={show}
            className="absolute inset-s-3 bottom-3"
          />
        )}
      </div>
      {shown.length > 1 && (
        <div aria-hidden className="flex h-3 items-center gap-2 tablet:hidden">
          {shown.map((side) => (
            <span
              key={side}
              className={cn('h-1.5 rounded-full', side === current ? 'w-5 bg-muted' : 'w-1.5 bg-line-strong')}
            />
          ))}
        </div>
      )}
      {image && (
        <PhotoZoomDialog
          open={enlarged}
          onOpenChange={setEnlarged}
          image={image}
          title={title}
          alt={altOf(current)}
        />
      )}
    </div>
  );
}
