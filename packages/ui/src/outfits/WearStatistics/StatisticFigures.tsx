import { statisticsCopy } from '@aura/domain/copy/statistics';
import { priceText } from '@aura/domain/rules/prices';
import type { WearStatistics } from '@aura/domain/rules/wear-statistics';

/** The numbers of a wardrobe: items worn, wears, and what a wear has cost on average. */
export function StatisticFigures({ statistics }: { readonly statistics: WearStatistics }) {
  const { wornCount, itemCount, wearCount, averageCost } = statistics;
  const figures = [
    { label: statisticsCopy.itemsWorn, text: statisticsCopy.ofItems(wornCount, itemCount) },
    { label: statisticsCopy.wears, text: String(wearCount) },
    ...(averageCost ? [{ label: statisticsCopy.averageCost, text: priceText(averageCost) }] : []),
  ];
  return (
    <section aria-label={statisticsCopy.figures}>
      <dl className="flex flex-wrap gap-y-4">
        {figures.map(({ label, text }) => (
          <div
            key={label}
            className="flex min-w-24 flex-col-reverse border-line pe-6 not-first:border-s not-first:ps-4"
          >
            <dt className="text-12 text-muted">{label}</dt>
            <dd className="font-serif text-28">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
