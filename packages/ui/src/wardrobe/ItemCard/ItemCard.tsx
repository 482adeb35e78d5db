import { itemCopy } from '@aura/domain/copy/items';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Item } from '@aura/domain/entities';
import { cardLines, itemTitle } from '@aura/domain/rules/items';
import { memo } from 'react';
import { cn } from '../../foundations/cn.ts';
import { useLongPress } from '../../gestures/use-long-press.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { gridImageSizes } from '../CardGrid/grid-style.ts';
import { GarmentMat } from '../GarmentMat/GarmentMat.tsx';
import { ItemMenu } from './ItemMenu.tsx';
import type { ItemActions } from './item-menu.ts';
import { SelectItem } from './SelectItem.tsx';

export interface ItemCardProps extends ItemActions {
  readonly item: Item;
  /** URL of the item's details; the image links to it. */
  readonly href?: string | undefined;
  /** An additional line, for example the date on which the item was added to the wishlist. */
  readonly note?: string | undefined;
  /** Whether the image is above the fold and loads eagerly. */
  readonly priority?: boolean;
  /** Whether the item is selected; undefined while no items are being selected. */
  readonly selected?: boolean | undefined;
  /** Selects or deselects the item: by its checkbox, or by press and hold. `range` is true with Shift. */
  readonly onSelect?: ((item: Item, range: boolean) => void) | undefined;
  /** Of the controls; -1 in a grid whose keys move the focus. */
  readonly tabIndex?: 0 | -1;
}

/**
 * An item of a grid: image, name or type, color and brand, and a menu of actions. While items are being selected, it has
 * a checkbox in place of its link and its menu. Memoized, since lists are long.
 */
export const ItemCard = memo(function ItemCard({
  item,
  href,
  note,
  priority = false,
  selected,
  onSelect,
  tabIndex = 0,
  ...actions
}: ItemCardProps) {
  const title = itemTitle(item);
  const { heading, facts } = cardLines(item);
  const isSelecting = selected !== undefined;
  const hasMenu = !isSelecting && Object.values(actions).some(Boolean);
  const longPress = useLongPress(onSelect && !isSelecting ? () => onSelect(item, false) : undefined);
  return (
    <article className="group/card min-w-0" aria-label={title}>
      <div
        className={cn('relative', onSelect && 'select-none [-webkit-touch-callout:none]')}
        {...(onSelect && longPress)}
      >
        <GarmentMat
          item={item}
          alt={wardrobeCopy.itemAlt(title, 'front')}
          sizes={gridImageSizes}
          priority={priority}
          className="rounded-image"
        />
        {href !== undefined && !isSelecting && (
          // Above the image, whose label is not part of the link's name.
          <Link
            href={href}
            tabIndex={tabIndex}
            className="absolute inset-0 scroll-mt-4 scroll-mb-[calc(var(--size-bottom-bar)+6rem)] rounded-image"
            aria-label={itemCopy.showDetails(title)}
          />
        )}
        {onSelect && (
          <SelectItem
            title={title}
            selected={selected}
            tabIndex={tabIndex}
            onSelect={(range) => onSelect(item, range)}
          />
        )}
      </div>
      <div className="mt-2 flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-16 font-medium" title={heading}>
            {heading}
          </h2>
          <p className="min-h-5 truncate text-14 text-muted" title={facts}>
            {facts}
          </p>
        </div>
        {hasMenu && <ItemMenu item={item} title={title} actions={actions} tabIndex={tabIndex} />}
      </div>
      {note && <p className="truncate text-14 text-muted">{note}</p>}
    </article>
  );
});
