import { itemCopy } from '@aura/domain/copy/items';
import { cardLines, itemTitle } from '@aura/domain/rules/items';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { cn } from '../../foundations/cn.ts';
import { fromDesktop } from '../../foundations/tokens/screen.ts';
import { GarmentMat } from '../../wardrobe/GarmentMat/GarmentMat.tsx';
import { ItemCardButtons, type ItemCardButtonsProps } from './ItemCardButtons.tsx';
import { ItemFactsSide } from './ItemFactsSide.tsx';

export interface ItemFlipCardProps extends ItemCardButtonsProps {
  /** Whether another image follows directly: its corners at the end are then nearly square. */
  readonly joined?: boolean;
}

/** An item of a post: its picture on the front, that of its back with its facts on the other side, and buttons below. */
export function ItemFlipCard({ joined = false, ...props }: ItemFlipCardProps) {
  const { item } = props;
  const [flipped, setFlipped] = useState(false);
  const [wasFlipped, setWasFlipped] = useState(false);
  const title = itemTitle(item);
  const { heading, facts } = cardLines(item);
  return (
    <article aria-label={title} className="pointer-events-auto flex min-w-0 flex-col">
      <div className="relative aspect-4/5 perspective-distant">
        <div
          className={cn(
            'relative size-full transition-transform transition-flip transform-3d motion-reduce:transition-none',
            flipped && 'rotate-y-180',
          )}
        >
          <div inert={flipped} className="absolute inset-0 backface-hidden">
            <GarmentMat
              item={item}
              alt={title}
              sizes={`${fromDesktop} 14rem, 45vw`}
              labelled={false}
              className={joined ? 'rounded-s-image rounded-e-mark' : 'rounded-image'}
            />
          </div>
          <div inert={!flipped} className="absolute inset-0 rotate-y-180 backface-hidden">
            <ItemFactsSide item={item} loadsPicture={wasFlipped} />
          </div>
        </div>
        <button
          type="button"
          aria-pressed={flipped}
          aria-label={itemCopy.showDetails(title)}
          onClick={() => {
            setFlipped(!flipped);
            setWasFlipped(true);
          }}
          className="absolute inset-0 rounded-image"
        >
          <span className="absolute inset-e-3 bottom-3 grid size-8 place-items-center rounded-full bg-surface text-ink shadow-raise">
            <RotateCw aria-hidden className="size-4" />
          </span>
        </button>
      </div>
      <p className="mt-2 truncate font-medium">{heading}</p>
      <p className="min-h-5 truncate text-14 text-muted">{facts}</p>
      <ItemCardButtons {...props} />
    </article>
  );
}
