import { statisticsCopy } from '@aura/domain/copy/statistics';
import type { Item } from '@aura/domain/entities';
import type { WearStatistics as Statistics } from '@aura/domain/rules/wear-statistics';
import type { ColorFamily } from '@aura/domain/vocabularies/color-families';
import { SegmentedToggle } from '../../primitives/SegmentedToggle/SegmentedToggle.tsx';
import { ColorShares } from './ColorShares.tsx';
import { ItemStatistic } from './ItemStatistic.tsx';
import { StatisticFigures } from './StatisticFigures.tsx';
import { itemStatistics, type StatisticsView } from './statistic.ts';

export interface WearStatisticsProps {
  readonly statistics: Statistics;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly view: StatisticsView;
  readonly onViewChange: (view: StatisticsView) => void;
  readonly itemHref: (item: Item) => string;
  /** The wardrobe with the items of a colour. */
  readonly colorHref: (family: ColorFamily) => string;
  /** The wardrobe with the items that were not worn for 6 months. */
  readonly notWornHref: string;
}

const views = [
  { value: 'charts', label: statisticsCopy.charts },
  { value: 'tables', label: statisticsCopy.tables },
] as const;

/**
 * What the wears of a wardrobe add up to, as charts or as tables (docs/product.md section 2, Wearing). Each entry leads
 * to its item or to the items of its colour, and the items that were not worn to the wardrobe with them.
 */
export function WearStatistics(props: WearStatisticsProps) {
  const { statistics, today, view, onViewChange, itemHref, colorHref, notWornHref } = props;
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        {statistics.wornCount > 0 ? (
          <StatisticFigures statistics={statistics} />
        ) : (
          <div>
            <h2 className="font-serif text-28">{statisticsCopy.noWears}</h2>
            <p className="mt-1 text-16 text-pretty text-muted">{statisticsCopy.noWearsBody}</p>
          </div>
        )}
        <SegmentedToggle
          label={statisticsCopy.view}
          segments={views}
          value={view}
          onValueChange={onViewChange}
        />
      </div>
      <div className="grid gap-x-16 gap-y-10 tablet:grid-cols-2">
        {itemStatistics(statistics, today, notWornHref).map((statistic) => (
          <ItemStatistic key={statistic.title} {...statistic} view={view} itemHref={itemHref} />
        ))}
      </div>
      <ColorShares
        colors={statistics.colors}
        itemCount={statistics.itemCount}
        view={view}
        colorHref={colorHref}
      />
    </div>
  );
}
