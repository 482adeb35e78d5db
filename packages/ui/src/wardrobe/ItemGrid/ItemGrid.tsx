import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Item } from '@aura/domain/entities';
import { type ItemActions, ItemCard } from '../ItemCard/ItemCard.tsx';
import { gridStyle } from './grid-style.ts';

export interface ItemGridProps {
  readonly items: readonly Item[];
  /** What each card's menu offers. */
  readonly actions?: ItemActions;
}

/** Cards of the first row on the widest screen. */
const firstRowCount = 5;

/** Garments as cards, in two, three or five columns. */
export function ItemGrid({ items, actions = {} }: ItemGridProps) {
  return (
    <ul aria-label={wardrobeCopy.gridLabel} className={gridStyle}>
      {items.map((item, index) => (
        <li key={item.id} className="min-w-0">
          <ItemCard item={item} priority={index < firstRowCount} {...actions} />
        </li>
      ))}
    </ul>
  );
}
