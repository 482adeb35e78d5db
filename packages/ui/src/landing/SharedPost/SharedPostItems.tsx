import { sharedPostCopy } from '@aura/domain/copy/landing';
import type { Item } from '@aura/domain/entities';
import { itemTitle } from '@aura/domain/rules/items';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { GarmentMat } from '../../wardrobe/GarmentMat/GarmentMat.tsx';

/** Number of tiles. */
const tileCount = 4;

interface SharedPostItemsProps {
  readonly items: readonly Item[];
  /** Number of all items of the post. */
  readonly total: number;
  /** Called when an item is pressed, which needs an account. */
  readonly onOpen: () => void;
}

/** The first items of a shared post. The last tile says how many more there are. */
export function SharedPostItems({ items, total, onOpen }: SharedPostItemsProps) {
  if (items.length === 0) return null;
  const shown = items.slice(0, tileCount);
  const more = total - shown.length;
  return (
    <ul aria-label={sharedPostCopy.items} className="shared-post-items">
      {shown.map((item, index) => {
        const isLast = index === tileCount - 1 && more > 0;
        return (
          <li key={item.id}>
            <button type="button" onClick={onOpen} className="relative block w-full rounded-card">
              <GarmentMat
                item={item}
                alt={itemTitle(item)}
                sizes="8.5rem"
                labelled={false}
                className="rounded-card"
              />
              {isLast && (
                <span className="absolute inset-0 grid place-items-center rounded-card bg-image-scrim font-medium text-on-image">
                  <span aria-hidden>+{more}</span>
                  <VisuallyHidden>{sharedPostCopy.moreItems(more)}</VisuallyHidden>
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
