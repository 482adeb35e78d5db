import { statisticsCopy } from '@aura/domain/copy/statistics';
import { priceText } from '@aura/domain/rules/prices';
import type { WearStatistics } from '@aura/domain/rules/wear-statistics';
import { FigureList } from '../../wardrobe/WearFigures/FigureList.tsx';

/** The numbers of a wardrobe: items worn, wears, and what a wear has cost on average. */
export function StatisticFigures({ statistics }: { readonly statistics: WearStatistics }) {
  const { wornCount, itemCount, wearCount, averageCost } = statistics;
  const figures = [
    { label: statisticsCopy.itemsWorn, text: statisticsCopy.ofItems(wornCount, itemCount) },
    { label: statisticsCopy.wears, text: String(wearCount) },
    ...(averageCost ? [{ label: statisticsCopy.averageCost, text: priceText(averageCost) }] : []),
  ];
  return <FigureList label={statisticsCopy.figures} figures={figures} />;
}
