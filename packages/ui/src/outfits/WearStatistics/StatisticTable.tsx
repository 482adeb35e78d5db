import { statisticsCopy } from '@aura/domain/copy/statistics';
import type { Item } from '@aura/domain/entities';
import { itemTitle } from '@aura/domain/rules/items';
import { Link } from '../../primitives/Link/Link.tsx';
import type { StatisticRow } from './statistic.ts';

interface StatisticTableProps {
  /** The heading that names the table. */
  readonly headingId: string;
  /** The heading of the second column. */
  readonly column: string;
  readonly rows: readonly StatisticRow[];
  readonly itemHref: (item: Item) => string;
}

/** Items with a text each, as a table. */
export function StatisticTable({ headingId, column, rows, itemHref }: StatisticTableProps) {
  return (
    <table aria-labelledby={headingId} className="w-full table-fixed text-16">
      <thead>
        <tr className="border-b border-line text-14 text-muted">
          <th scope="col" className="py-2 pe-4 text-start font-normal">
            {statisticsCopy.item}
          </th>
          <th scope="col" className="w-2/5 py-2 text-end font-normal">
            {column}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ item, text }) => (
          <tr key={item.id} className="border-b border-line">
            <th scope="row" className="pe-4 text-start font-medium">
              <Link href={itemHref(item)} className="flex min-h-target items-center break-words">
                <span dir="auto" className="min-w-0">
                  {itemTitle(item)}
                </span>
              </Link>
            </th>
            <td className="py-2 text-end text-muted">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
