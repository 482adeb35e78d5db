import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Item } from '@aura/domain/entities';
import { useDeferredValue } from 'react';
import { type ItemActions, ItemCard } from '../ItemCard/ItemCard.tsx';
import { gridStyle } from './grid-style.ts';

/** Off the screen a card is only a box of about its height: two, three or five columns. */
const rowStyle =
  '-m-2 min-w-0 p-2 [content-visibility:auto] [contain-intrinsic-block-size:auto_17.5rem] tablet:[contain-intrinsic-block-size:auto_22rem] wide:[contain-intrinsic-block-size:auto_24rem]';

export interface ItemGridProps {
  readonly items: readonly Item[];
  /** What each card's menu offers; the same functions on each render, so that cards need not be drawn again. */
  readonly actions?: ItemActions;
  /** One more line of a card. */
  readonly noteOf?: ((item: Item) => string | undefined) | undefined;
  /** Address of an item's details. */
  readonly hrefOf?: ((item: Item) => string) | undefined;
}

/** Cards of the first row on the widest screen. */
const firstRowCount = 5;

/** Cards that are drawn before the page is shown; the others follow without holding up a press. */
const firstScreensCount = 30;

/**
 * Garments as cards, in two, three or five columns. The browser lays out and paints only the rows near the
 * screen, so that thousands of items scroll like ten, and searching in the page still finds them all.
 */
export function ItemGrid({ items, actions = {}, noteOf, hrefOf }: ItemGridProps) {
  const drawnCount = useDeferredValue(items.length, firstScreensCount);
  return (
    <ul aria-label={wardrobeCopy.gridLabel} className={gridStyle}>
      {items.slice(0, drawnCount).map((item, index) => (
        <li key={item.id} className={rowStyle}>
          <ItemCard
            item={item}
            href={hrefOf?.(item)}
            note={noteOf?.(item)}
            priority={index < firstRowCount}
            {...actions}
          />
        </li>
      ))}
    </ul>
  );
}
