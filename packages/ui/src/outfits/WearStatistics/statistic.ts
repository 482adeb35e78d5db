import { statisticsCopy } from '@aura/domain/copy/statistics';
import type { Item } from '@aura/domain/entities';
import { priceText } from '@aura/domain/rules/prices';
import { restingText, type WearStatistics, wornText } from '@aura/domain/rules/wear-statistics';

export type StatisticsView = 'charts' | 'tables';

/** An item of a statistic. */
export interface StatisticRow {
  readonly item: Item;
  readonly text: string;
  /** The length of its bar, from 0 to 1; null for a row without a bar. */
  readonly ratio: number | null;
}

/** A statistic of items. */
export interface Statistic {
  readonly title: string;
  readonly hint?: string | undefined;
  /** Where its title leads: the wardrobe with its items. */
  readonly href?: string;
  /** The heading of the column of the texts. */
  readonly column: string;
  readonly rows: readonly StatisticRow[];
  /** Shown when there are no rows. */
  readonly empty: string;
}

/** The statistics of items that a wardrobe has; those of wears only when there are some. */
export function itemStatistics(
  statistics: WearStatistics,
  today: string,
  notWornHref: string,
): readonly Statistic[] {
  const { mostWorn, leastWorn, costs, hasOtherCurrencies, averageCost, notWorn } = statistics;
  const resting: Statistic = {
    title: statisticsCopy.notWorn,
    href: notWornHref,
    hint: statisticsCopy.notWornHint,
    column: statisticsCopy.lastWorn,
    rows: notWorn.map((item) => ({ item, text: restingText(item, today), ratio: null })),
    empty: statisticsCopy.noneNotWorn,
  };
  const mostDays = mostWorn[0]?.worn?.days;
  if (mostDays === undefined) return notWorn.length > 0 ? [resting] : [];
  const highestCost = costs[0]?.cost.amount || 1;
  return [
    {
      title: statisticsCopy.mostWorn,
      column: statisticsCopy.daysWorn,
      rows: mostWorn.map((item) => {
        const days = item.worn?.days ?? 0;
        return { item, text: statisticsCopy.days(days), ratio: days / mostDays };
      }),
      empty: '',
    },
    {
      title: statisticsCopy.leastWorn,
      column: statisticsCopy.worn,
      rows: leastWorn.map((item) => ({ item, text: wornText(item, today), ratio: null })),
      empty: '',
    },
    {
      title: statisticsCopy.costPerWear,
      hint:
        hasOtherCurrencies && averageCost
          ? `${statisticsCopy.costHint} ${statisticsCopy.oneCurrency(averageCost.currency)}`
          : statisticsCopy.costHint,
      column: statisticsCopy.costPerWear,
      rows: costs.map(({ item, cost }) => ({
        item,
        text: priceText(cost),
        ratio: cost.amount / highestCost,
      })),
      empty: statisticsCopy.noPrices,
    },
    resting,
  ];
}
