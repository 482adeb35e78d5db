import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Item } from '@aura/domain/entities';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { CardGrid } from '../CardGrid/CardGrid.tsx';
import { firstRowCount } from '../CardGrid/grid-style.ts';
import { ItemCard, type ItemCardProps } from '../ItemCard/ItemCard.tsx';
import type { ItemActions } from '../ItemCard/item-menu.ts';
import { useGridFocus } from './use-grid-focus.ts';

export interface ItemGridProps {
  readonly items: readonly Item[];
  /** The menu actions of the cards. Pass a stable object of stable functions, since the cards are memoized. */
  readonly actions?: ItemActions;
  /** An additional line of a card. */
  readonly noteOf?: ((item: Item) => string | undefined) | undefined;
  /** URL of an item's details. */
  readonly hrefOf?: ((item: Item) => string) | undefined;
  /** Ids of the selected items; null while no items are being selected. */
  readonly selectedIds?: ReadonlySet<string> | null;
  /** Selects or deselects an item; undefined where items cannot be selected. Pass a stable function. */
  readonly onSelect?: ItemCardProps['onSelect'];
  /** Called when Tab moves the focus into the grid, for a hint on its keys. */
  readonly onTabIn?: (() => void) | undefined;
}

const noActions: ItemActions = {};

/** Number of cards in the first render, which fill a window; the others are rendered with low priority. */
const firstScreenCount = 12;

/**
 * A grid of item cards. Accessibility: a list of which one card is in the tab order; arrow keys, Home and End move between
 * the cards. When the card with the focus leaves the list, such as into the archive, the next one gets the focus.
 */
export function ItemGrid({
  items,
  actions = noActions,
  noteOf,
  hrefOf,
  selectedIds = null,
  onSelect,
  onTabIn,
}: ItemGridProps) {
  const renderedCount = useDeferredValue(items.length, firstScreenCount);
  const rendered = useMemo(() => items.slice(0, renderedCount), [items, renderedCount]);
  const { tabStopId, gridProps } = useGridFocus(
    items.map(({ id }) => id),
    onTabIn,
  );
  const renderCard = useCallback(
    (item: Item, index: number) => (
      <ItemCard
        item={item}
        href={hrefOf?.(item)}
        note={noteOf?.(item)}
        priority={index < firstRowCount}
        selected={selectedIds?.has(item.id)}
        onSelect={onSelect}
        tabIndex={item.id === tabStopId ? 0 : -1}
        {...actions}
      />
    ),
    [actions, hrefOf, noteOf, selectedIds, onSelect, tabStopId],
  );
  return (
    <CardGrid
      {...gridProps}
      aria-label={wardrobeCopy.gridLabel}
      hasNotes={noteOf !== undefined}
      className={selectedIds ? 'pb-24' : undefined}
      entries={rendered}
      renderCard={renderCard}
    />
  );
}
