import type { Item } from '@aura/domain/entities';
import { itemTitle } from '@aura/domain/rules/items';
import { cn } from '../../foundations/cn.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { GarmentMat } from '../../wardrobe/GarmentMat/GarmentMat.tsx';
import type { StatisticRow } from './statistic.ts';

interface ItemBarsProps {
  /** The heading that names the list. */
  readonly headingId: string;
  readonly rows: readonly StatisticRow[];
  readonly itemHref: (item: Item) => string;
}

/** Items with a bar or a text each. The bars are decoration: the texts say the same. */
export function ItemBars({ headingId, rows, itemHref }: ItemBarsProps) {
  return (
    <ol aria-labelledby={headingId} className="flex flex-col gap-2">
      {rows.map(({ item, text, ratio }) => (
        <li key={item.id}>
          <Link
            href={itemHref(item)}
            className="flex min-h-14 items-center gap-4 rounded-inner hover:bg-hover"
          >
            <span aria-hidden className="w-14 shrink-0">
              <GarmentMat item={item} alt="" sizes="3.5rem" ratio={1} small className="rounded-inner" />
            </span>
            <span className="min-w-0 flex-1">
              <span
                className={cn('flex items-baseline justify-between gap-x-4', ratio === null && 'flex-wrap')}
              >
                <span dir="auto" className="min-w-0 truncate text-16 font-medium">
                  {itemTitle(item)}
                </span>{' '}
                <span className="shrink-0 text-14 text-muted">{text}</span>
              </span>
              {ratio !== null && (
                <span aria-hidden className="mt-2 block h-1 overflow-hidden rounded-full bg-line">
                  <span
                    style={{ width: `${Math.max(ratio * 100, 1)}%` }}
                    className="block h-full rounded-full bg-ink"
                  />
                </span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
