import { commonCopy } from '@aura/domain/copy/common';
import { statisticsCopy } from '@aura/domain/copy/statistics';
import type { Item } from '@aura/domain/entities';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { ItemBars } from './ItemBars.tsx';
import { StatisticTable } from './StatisticTable.tsx';
import type { Statistic, StatisticsView } from './statistic.ts';

/** Rows that are shown at first, and how many each press adds. */
const firstCount = 5;
const moreCount = 20;

interface ItemStatisticProps extends Statistic {
  readonly view: StatisticsView;
  readonly itemHref: (item: Item) => string;
}

/** A statistic of items with its heading. Showing more moves the focus to the first new row. */
export function ItemStatistic({
  title,
  href,
  hint,
  column,
  rows,
  empty,
  view,
  itemHref,
}: ItemStatisticProps) {
  const headingId = useId();
  const content = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(firstCount);
  const shown = rows.slice(0, count);
  const showMore = () => {
    flushSync(() => setCount(count + moreCount));
    content.current?.querySelectorAll('a')[count]?.focus();
  };
  const list = { headingId, rows: shown, itemHref };
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={headingId} className="font-serif text-28">
          {href !== undefined && rows.length > 0 ? (
            <Link href={href} variant="inline">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        {rows.length > 0 && (
          <p className="shrink-0 text-14 text-muted">{statisticsCopy.items(rows.length)}</p>
        )}
      </div>
      {rows.length > 0 && hint && <p className="mt-1 text-14 text-pretty text-muted">{hint}</p>}
      <div ref={content} className="mt-4">
        {rows.length === 0 && <p className="text-16 text-pretty text-muted">{empty}</p>}
        {rows.length > 0 && view === 'charts' && <ItemBars {...list} />}
        {rows.length > 0 && view === 'tables' && <StatisticTable {...list} column={column} />}
      </div>
      {rows.length > count && (
        <Button
          variant="link"
          size="sm"
          aria-label={statisticsCopy.showMore(title)}
          onClick={showMore}
          className="mt-2"
        >
          {commonCopy.showMore}
        </Button>
      )}
    </section>
  );
}
