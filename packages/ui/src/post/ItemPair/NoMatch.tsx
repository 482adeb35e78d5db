import { matchesCopy } from '@aura/domain/copy/matches';
import { itemTitle } from '@aura/domain/rules/items';
import { Shirt, Star } from 'lucide-react';
import { cn } from '../../foundations/cn.ts';
import { onSinglePress } from '../../foundations/on-single-press.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import type { ItemCardButtonsProps } from '../ItemFlipCard/ItemCardButtons.tsx';

type NoMatchProps = Pick<ItemCardButtonsProps, 'item' | 'inWishlist' | 'onInWishlistChange'>;

/** The half beside an item of which nothing similar is owned. */
export function NoMatch({ item, inWishlist, onInWishlistChange }: NoMatchProps) {
  return (
    <div className="pointer-events-auto flex min-w-0 flex-col">
      <div className="grid aspect-4/5 place-content-center justify-items-center gap-2 rounded-s-mark rounded-e-image border border-dashed border-line-strong p-3 text-center text-14 text-muted">
        <Shirt aria-hidden className="size-6 stroke-fine" />
        <p>{matchesCopy.nothingClose}</p>
      </div>
      <Button
        variant="quiet"
        size="sm"
        aria-pressed={inWishlist}
        aria-label={matchesCopy.wishFor(itemTitle(item))}
        onClick={onSinglePress(() => onInWishlistChange(!inWishlist))}
        className="mt-1 min-w-0 self-start px-2"
      >
        <Star aria-hidden className={cn('size-5 shrink-0', inWishlist && 'fill-accent text-accent')} />
        {matchesCopy.wish}
      </Button>
    </div>
  );
}
