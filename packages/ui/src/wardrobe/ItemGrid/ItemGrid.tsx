import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Item } from '@aura/domain/entities';
import { useDeferredValue } from 'react';
import { ItemCard } from '../ItemCard/ItemCard.tsx';
import type { ItemActions } from '../ItemCard/item-menu.ts';
import { UnavailableItem } from '../UnavailableItem/UnavailableItem.tsx';
import { gridStyle } from './grid-style.ts';

export interface ItemGridProps {
  readonly items: readonly Item[];
  /** What each card's menu offers; the same functions on each render, so that cards need not be drawn again. */
  readonly actions?: ItemActions;
  /** One more line of a card. */
  readonly noteOf?: ((item: Item) => string | undefined) | undefined;
  /** Of items that belong here and could not be loaded; they come last. */
  readonly unavailableIds?: readonly string[] | undefined;
  /** Address of an item's details. */
  readonly hrefOf?: ((item: Item) => string) | undefined;
}

/** Cards of the first row on the widest screen. */
const firstRowCount = 5;

/** Cards that are drawn before the page is shown; the others follow without holding up a press. */
const firstScreensCount = 30;

/**
 * Garments as cards, in two, three or five columns. All of them are in the page, so that searching in it finds
 * every one; thousands are laid out once and scroll like ten (`npm run bench -- scrolling`).
 */
export function ItemGrid({ items, unavailableIds = [], actions = {}, noteOf, hrefOf }: ItemGridProps) {
  const renderedCount = useDeferredValue(items.length, firstScreensCount);
  return (
    <ul aria-label={wardrobeCopy.gridLabel} className={gridStyle}>
      {items.slice(0, renderedCount).map((item, index) => (
        <li key={item.id} className="min-w-0">
          <ItemCard
            item={item}
            href={hrefOf?.(item)}
            note={noteOf?.(item)}
            priority={index < firstRowCount}
            {...actions}
          />
        </li>
      ))}
      {unavailableIds.map((id) => (
        <li key={id} className="min-w-0">
          <UnavailableItem />
        </li>
      ))}
    </ul>
  );
}
